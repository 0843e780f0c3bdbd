import ArgumentParser
import Commands
import Composition
import Operations
import Terminal
import Vocabulary

/// Puts a backup in the place of the database.
struct Restore: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "restore", en: "Restore a backup; the current database is moved aside.",
            ko: "백업을 복원합니다. 지금의 데이터베이스는 다른 곳으로 옮겨 둡니다.",
            examples: [Phrase("madang-server restore ~/backups/2026-11-23")])
    }
    static let explanation = Phrase(
        en: """
            Stop the servers first. The backup is copied beside the database and checked before anything is \
            moved; an interrupted restore is finished by the next one. Everybody is signed out, and \
            who withdrew after the backup is withdrawn again. The last lines say how to go back.
            """,
        ko: """
            먼저 서버를 멈추세요. 백업을 데이터베이스 옆에 복사해 검사한 뒤에만 바꿉니다. 중단된 복원은 다음에 복원할 때 \
            마칩니다. 모든 회원이 로그아웃되고, 백업 뒤에 탈퇴한 회원은 다시 탈퇴 처리됩니다. 되돌리는 방법은 마지막 \
            줄에 나옵니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Argument(
        help: .words(en: "The folder of the backup.", ko: "백업 폴더.", value: "folder"),
        completion: .directory)
    var folder: String

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        var failure: ProgramFailure?
        try await DatabaseRestore(settings, from: folder, domains: domains).run { step in
            // A failing output must not interrupt the restore.
            do throws(ProgramFailure) { try StandardOutput.write(step.lines) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}

extension RestoreStep {
    fileprivate var lines: [Phrase] {
        switch self {
        case .found(let backup): [found(backup)]
        case .verified(let files):
            [
                Phrase(
                    en: "ok    its \(files.counted("file")) match the manifest",
                    ko: "확인  파일 \(files)개가 목록과 같습니다")
            ]
        case .log(let name, let entries, let hash):
            [
                Phrase(
                    en: "      its \(name.en) ends with entry \(entries), \(hash)",
                    ko: "      \(name.ko): 마지막 항목 \(entries), \(hash)")
            ]
        case .note(let note): [Phrase(en: "note  \(note.en)", ko: "참고  \(note.ko)")]
        case .copied:
            [Phrase(en: "ok    copied beside the database and compared", ko: "확인  데이터베이스 옆에 복사하고 비교했습니다")]
        case .prepared(let count): [prepared(count)]
        case .files(let files):
            [
                Phrase(
                    en: "ok    \(files.present.counted("file")) of pictures in place",
                    ko: "확인  사진 파일 \(files.present)개를 제자리에 두었습니다")
            ] + files.missing.map { Phrase(en: "missing  \($0)", ko: "없음  \($0)") }
        case .inPlace(let aside): [Phrase(en: "ok    in place", ko: "확인  복원한 데이터로 바꿨습니다")] + aside.lines
        case .examined: [Phrase(en: "ok    the database is consistent", ko: "확인  데이터베이스에 이상이 없습니다")]
        case .finishedEarlier(let aside):
            [Phrase(en: "An interrupted restore has now been finished", ko: "중단되었던 복원을 마쳤습니다")] + aside.lines
                + [
                    Phrase(
                        en: "Nothing else was done: run restore again for another backup.",
                        ko: "그 밖에 한 일은 없습니다. 다른 백업은 restore를 다시 실행하세요.")
                ]
        }
    }

    private func found(_ backup: BackupManifest) -> Phrase {
        let (moment, rows) = (backup.takenAt.rfc3339, backup.tables.reduce(0) { $0 + $1.rows })
        return Phrase(
            en: "Backup of \(moment) by Madang \(backup.version), \(backup.engine.rawValue), "
                + "\(rows.counted("row")).",
            ko: "\(moment)의 백업, Madang \(backup.version), \(backup.engine.rawValue), 전체 \(rows)행.")
    }

    private func prepared(_ count: Int) -> Phrase {
        guard count > 0 else {
            return Phrase(
                en: "ok    all members signed out; nobody is known to have withdrawn since",
                ko: "확인  모든 회원을 로그아웃시켰고, 그 뒤에 탈퇴한 것으로 알려진 회원은 없습니다")
        }
        return Phrase(
            en: "ok    all members signed out; withdrawn again, since they withdrew after it: \(count)",
            ko: "확인  모든 회원을 로그아웃시켰고, 백업 뒤에 탈퇴한 회원 \(count)명을 다시 탈퇴시켰습니다")
    }
}

extension RestoreAside {
    fileprivate var lines: [Phrase] {
        guard let place else {
            return [Phrase(en: "      there was nothing before", ko: "      이전 데이터는 없었습니다")]
        }
        let moved = Phrase(en: "      previous data moved to: \(place)", ko: "      이전 데이터를 옮긴 곳: \(place)")
        let back = wayBack.map { Phrase(en: "      to go back: \($0)", ko: "      되돌리려면: \($0)") }
        return [moved] + (back.map { [$0] } ?? [])
    }
}
