import ArgumentParser
import Commands
import Settings
import Terminal
import Verification

/// Lets members withdraw while they write, and looks for what is left of them.
struct ErasureCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "erasure", en: "Let members withdraw while they write, and look for what is left of them.",
            ko: "글을 쓰는 도중에 회원이 탈퇴하게 하고, 남은 데이터가 있는지 찾습니다.",
            examples: [Phrase("madang-harness drill erasure --members 20")])
    }
    static let explanation = Phrase(
        en: """
            Starts the madang-server beside this program on a new database. Each member writes from four \
            clients at once and withdraws in the midst of it. Then every row, and where the database is a \
            file every byte of it, of its log and of the letters, is searched for what they had said, before \
            and after the database is rewritten. Ends with 0 only if no row holds any of it, and no byte \
            after the rewriting.
            """,
        ko: """
            새 데이터베이스에 이 프로그램 옆의 madang-server를 시작합니다. 회원마다 네 클라이언트로 동시에 쓰다가 도중에 \
            탈퇴합니다. 그다음 데이터베이스를 새로 쓰기 전과 후에, 회원이 쓴 글이 남았는지 모든 행에서 찾고, 파일이면 \
            데이터베이스와 로그와 메일의 모든 바이트에서도 찾습니다. 행에 아무것도 없고 새로 쓴 뒤의 바이트에도 \
            없을 때만 0으로 끝납니다.
            """)

    @Option(
        help: .words(
            en: "postgres://… with an empty schema; default: a new file.",
            ko: "빈 스키마가 있는 postgres://…. 기본값: 새 파일.", value: "backend"))
    var backend: String?

    @Option(
        help: .words(en: "How many members withdraw, 1 to 10000.", ko: "탈퇴하는 회원 수 (1-10000).", value: "count")
    )
    var members = 95

    @Option(
        help: .words(en: "The same seed gives the same texts.", ko: "시드가 같으면 같은 글을 씁니다.", value: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws {
        try ValidationError.require(members, in: 1...10_000, "--members")
    }

    func run(on console: Console) async throws {
        let folder = try WorkFolder()
        let place = backend ?? "sqlite:\(folder.path)/m.sqlite"
        let settings = try Settings.read(
            flags: [.backend: place, .mailFolder: folder.path + "/mail"], environment: [:])
        var drill = ErasureDrill(settings, try ServerPlan(backend: place, folder: folder.path))
        (drill.members, drill.seed) = (members, seed)
        let report = try await drill.run { [members] count in
            if count.isMultiple(of: max(1, members / 10)) { console.note(Phrase("\(count)/\(members)")) }
        }
        show(report, console)
        try folder.end(isClean: report.isClean, console)
    }

    private func show(_ report: ErasureReport, _ console: Console) {
        let (answered, refused) = (report.acknowledged, report.refused)
        let (before, after) = (report.splinters, report.afterVacuum)
        var fields = DrillFields(console)
        fields.add(Phrase(en: "Withdrawn", ko: "탈퇴한 회원"), Phrase("\(report.members)"))
        fields.add(
            Phrase(en: "Writes beside it", ko: "탈퇴 중의 쓰기"),
            Phrase(en: "\(answered) answered, \(refused) refused", ko: "성공 \(answered), 거절 \(refused)"))
        fields.add(Phrase(en: "Left in rows", ko: "행에 남은 것"), Phrase("\(report.rows)"))
        fields.add(
            Phrase(en: "Splinters in files", ko: "파일에 남은 조각"),
            Phrase(
                en: "\(before) before the rewriting, \(after) after", ko: "새로 쓰기 전 \(before), 새로 쓴 뒤 \(after)"
            ))
        fields.add(Phrase(en: "Amiss", ko: "문제"), findings: report.faults)
        fields.show()
    }
}
