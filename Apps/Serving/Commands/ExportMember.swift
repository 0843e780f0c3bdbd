import ArgumentParser
import Commands
import Composition
import Operations
import Settings
import Terminal
import Vocabulary

/// Gives a member all that is theirs, as files.
struct ExportMember: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "export", en: "Write everything that is kept of a member into a folder.",
            ko: "회원에 관해 저장된 모든 것을 폴더에 씁니다.",
            examples: [Phrase("madang-server members export bora@example.com bora")])
    }
    static let explanation = Phrase(
        en: """
            Works on the database itself, even while servers use it. The folder must not be there yet. It \
            gets a file for each kind, with a record as JSON to a line (account, listings, deals with their \
            messages, pictures, …), and the pictures themselves. It is for the member alone: deals name \
            others, too.
            """,
        ko: """
            서버가 쓰는 중에도 데이터베이스에서 직접 읽습니다. 폴더는 아직 없어야 합니다. 종류마다 한 줄에 JSON 기록 하나씩 \
            담은 파일(계정, 물건, 메시지를 포함한 거래, 사진 등)과 사진 파일을 씁니다. 거래에는 상대방도 나오므로 본인에게만 \
            주세요.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Argument(help: .words(en: "The email the member joined with.", ko: "회원이 가입한 이메일.", value: "email"))
    var email: String

    @Argument(
        help: .words(en: "The folder to make.", ko: "만들 폴더.", value: "folder"),
        completion: .directory)
    var folder: String

    func run(serving domains: [Domain]) async throws {
        try await options.withPlatform(serving: domains) { try await export($0, $1) }
    }

    private func export(_ platform: LocalPlatform, _ settings: Settings) async throws {
        guard let made = try await MemberExportFolder.write(email, to: folder, platform) else {
            throw ProgramFailure.nobody(
                email, settings, "Look for a misspelling; who has withdrawn has nothing left.",
                ko: "철자를 확인하세요. 탈퇴한 회원의 데이터는 남아 있지 않습니다.")
        }
        try StandardOutput.write(
            made.parts.map { part in
                let (path, count) = ("\(folder.harmless)/\(part.name)", part.count)
                let unit =
                    part.isFolder
                    ? Phrase(en: count == 1 ? "file" : "files", ko: "파일")
                    : Phrase(en: count == 1 ? "record" : "records", ko: "기록")
                return Phrase(en: "\(path)  \(count) \(unit.en)", ko: "\(path)  \(unit.ko) \(count)개")
            })
        if made.missing.isEmpty { return }
        let names = made.missing.joined(separator: ", ")
        throw ProgramFailure(
            Phrase(
                en: "Left out, since they cannot be read: \(names). See 'madang-server pictures audit'.",
                ko: "읽을 수 없어 빠진 파일: \(names). 'madang-server pictures audit'로 확인하세요."),
            exitStatus: .internal)
    }
}
