import ArgumentParser
import Commands
import Composition
import Operations
import Settings
import Terminal
import Vocabulary

/// What an operator does with the files of pictures.
struct Pictures: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "pictures", en: "Look after the files of pictures.", ko: "사진 파일을 관리합니다.",
            subcommands: [AuditPictures.self, CopyPictures.self])
    }
}

/// Compares the files of pictures with the database.
struct AuditPictures: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "audit", en: "Compare the files of pictures with the database.", ko: "사진 파일을 데이터베이스와 비교합니다.",
            examples: [
                Phrase("madang-server pictures audit"), Phrase("madang-server pictures audit --repair"),
            ])
    }
    static let explanation = Phrase(
        en: """
            Servers may run meanwhile. A missing file cannot be made again: restore a backup. A file that \
            the database does not know for a day is removed with --repair, unless more than one in a \
            hundred is unknown: then this may be the folder of another database.
            """,
        ko: """
            서버가 실행 중이어도 됩니다. 없어진 파일은 다시 만들 수 없으니 백업을 복원하세요. 데이터베이스가 하루 넘게 모르는 \
            파일은 --repair로 지웁니다. 모르는 파일이 백에 하나를 넘으면 다른 데이터베이스의 폴더일 수 있어 지우지 않습니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Flag(
        help: .words(en: "Remove files that the database does not know.", ko: "데이터베이스가 모르는 파일을 지웁니다."))
    var repair = false

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        let report = try await PictureAudit(settings, domains: domains).run(repairs: repair)
        try StandardOutput.write(lines(report, settings))
        if !report.isClean {
            throw ProgramFailure(
                Phrase(
                    en: "The files of pictures are not what the database says; see above.",
                    ko: "사진 파일이 데이터베이스와 다릅니다. 위 내용을 확인하세요."), exitStatus: .internal)
        }
    }

    private func lines(_ report: PictureAudit.Report, _ settings: Settings) -> [Phrase] {
        var lines = report.missing.map { Phrase(en: "missing  \($0)", ko: "없음  \($0)") }
        lines += report.orphans.map { Phrase(en: "unknown  \($0)", ko: "모름  \($0)") }
        let (missing, unknown) = (report.missing.count, report.orphans.count)
        let state =
            report.isClean ? Phrase(en: "OK", ko: "정상") : Phrase(en: "Not OK", ko: "이상 있음")
        lines.append(
            Phrase(
                en: """
                    \(state.en): \(settings.pictures), \(report.needed.counted("file")) needed, \
                    \(report.stored) there, \(missing) missing, \(unknown) unknown, \(report.removed) removed.
                    """,
                ko: """
                    \(state.ko): \(settings.pictures), 필요한 파일 \(report.needed)개, 있는 파일 \(report.stored)개, \
                    없는 파일 \(missing)개, 모르는 파일 \(unknown)개, 지운 파일 \(report.removed)개.
                    """))
        if repair, report.isStrange {
            lines.append(
                Phrase(
                    en: "Nothing was removed: so many unknown files may belong to another database.",
                    ko: "지우지 않았습니다. 모르는 파일이 이렇게 많으면 다른 데이터베이스의 파일일 수 있습니다."))
        }
        return lines
    }
}
