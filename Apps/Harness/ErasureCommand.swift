import ArgumentParser
import Settings
import Terminal
import Verification

/// Lets members withdraw while they write, and looks for what is left of them.
struct ErasureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erasure",
        abstract: "Let members withdraw while they write, and look for what is left of them.",
        discussion: """
            Starts the madang-server beside this program on a new database. Each member writes from four \
            clients at once and withdraws in the midst of it. Then every row, and where the database is a \
            file every byte of it, of its log and of the letters, is searched for what they had said, before \
            and after the database is rewritten. Ends with 0 only if no row holds any of it, and no byte \
            after the rewriting.
            """)

    @Option(help: "postgres://… with an empty schema; without it a new file.")
    var backend: String?

    @Option(help: ArgumentHelp("How many members withdraw, 1 to 10000.", valueName: "count"))
    var members = 95

    @Option(help: ArgumentHelp("The same seed gives the same texts.", valueName: "number"))
    var seed: UInt64 = 1

    func validate() throws {
        if !(1...10_000).contains(members) { throw ValidationError("--members must be 1 to 10000.") }
    }

    func run() async throws {
        try await Session().run { console in
            let folder = try WorkFolder()
            let place = backend ?? "sqlite:\(folder.path)/m.sqlite"
            let settings = try Settings.read(
                flags: [.backend: place, .mailFolder: folder.path + "/mail"], environment: [:])
            var drill = ErasureDrill(settings, try ServerPlan(backend: place, folder: folder.path))
            (drill.members, drill.seed) = (members, seed)
            let report = try await drill.run { [members] count in
                if count.isMultiple(of: max(1, members / 10)) {
                    console.note(Phrase("\(count)/\(members)"))
                }
            }
            show(report, console)
            if report.isClean { return folder.remove() }
            console.note(Phrase(en: "Kept for inspection: \(folder.path)", ko: "확인용으로 남긴 파일: \(folder.path)"))
            throw ExitCode.failure
        }
    }

    private func show(_ report: ErasureReport, _ console: Console) {
        var fields = Fields()
        fields.add(Phrase(en: "Withdrawn", ko: "탈퇴"), text: "\(report.members)")
        fields.add(
            Phrase(en: "Writes beside it", ko: "탈퇴 중의 쓰기"),
            text: "\(report.acknowledged) answered, \(report.refused) refused")
        fields.add(Phrase(en: "Left in rows", ko: "행에 남은 것"), text: "\(report.rows)")
        fields.add(
            Phrase(en: "Splinters in files", ko: "파일에 남은 조각"),
            text: "\(report.splinters) before the rewriting, \(report.afterVacuum) after")
        fields.add(
            Phrase(en: "Amiss", ko: "문제"),
            text: (["\(report.faults.count)"] + report.faults.prefix(20)).joined(separator: "\n"))
        console.show(fields)
    }
}
