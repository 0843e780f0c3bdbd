import ArgumentParser
import Composition
import Examinations
import FoundationEssentials
import Terminal
import Vocabulary

/// Kills a server in the midst of writes, many times, and compares.
struct CrashCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "crash",
        abstract: "Kill a server in the midst of writes, and look for all that it had acknowledged.",
        discussion: """
            Starts the madang-server beside this program, writes from several clients over HTTP, kills it by \
            SIGKILL at random moments, restarts it and compares what was acknowledged with what is there. \
            Ends with 0 only if nothing is lost, doubled or broken, with 1 otherwise.
            """)

    @Option(
        help: "An empty database: sqlite:PATH or postgres://…; without it a new file that is thrown away.")
    var backend: String?

    @Option(help: ArgumentHelp("How often the server is killed.", valueName: "count"))
    var rounds = 200

    @Option(help: ArgumentHelp("How many clients write at once, 2 to 100.", valueName: "count"))
    var clients = 8

    @Option(help: ArgumentHelp("The same seed gives the same writes.", valueName: "number"))
    var seed: UInt64 = 1

    @Flag(help: "Write the result as JSON.")
    var json = false

    func validate() throws {
        if !(1...100_000).contains(rounds) { throw ValidationError("--rounds must be 1 to 100000.") }
        if !(2...100).contains(clients) { throw ValidationError("--clients must be 2 to 100.") }
    }

    func run() async throws {
        try await Session(json: json).run { console in
            let folder = try WorkFolder()
            let place = backend ?? "sqlite:\(folder.path)/drill.sqlite"
            let settings = try Settings.read(flags: [.backend: place])
            var drill = CrashDrill(settings, try ServerPlan(backend: place, folder: folder.path))
            (drill.rounds, drill.clients, drill.seed) = (rounds, clients, seed)
            let report = try await drill.run { Self.tell($0, of: rounds, console) }
            show(report, settings.backend, console)
            if report.isClean { return folder.remove() }
            console.note(Phrase(en: "Left for a look: \(folder.path)", ko: "살펴볼 파일: \(folder.path)"))
            throw ArgumentParser.ExitCode.failure
        }
    }

    private static func tell(_ report: CrashReport, of rounds: Int, _ console: Console) {
        guard report.rounds.isMultiple(of: max(1, rounds / 20)) || !report.isClean else { return }
        let sums = report.comparison
        console.note(
            Phrase(
                "\(report.rounds)/\(rounds): \(report.kills) kills, \(report.acknowledged) acknowledged, "
                    + "\(report.inDoubt) in doubt, \(sums.lost.count) lost, \(sums.doubled.count) doubled, "
                    + "\(sums.broken.count) broken"))
    }

    private func show(_ report: CrashReport, _ backend: Backend, _ console: Console) {
        let sums = report.comparison
        if json { return console.show(CrashDocument(report, seed: seed, clients: clients).document) }
        var fields = Fields()
        fields.add(Phrase(en: "Kills", ko: "강제 종료"), text: "\(report.kills) in \(report.rounds) rounds")
        fields.add(Phrase(en: "Acknowledged", ko: "확인된 쓰기"), text: "\(report.acknowledged)")
        fields.add(
            Phrase(en: "In doubt", ko: "답이 없던 쓰기"),
            text: "\(report.inDoubt): \(sums.foundDoubts) found, \(sums.missingDoubts) not found")
        fields.add(Phrase(en: "Refused", ko: "거절된 쓰기"), text: "\(report.refused)")
        fields.add(Phrase(en: "Things compared", ko: "비교한 것"), text: "\(report.things)")
        for (label, findings) in [
            (Phrase(en: "Lost", ko: "잃음"), sums.lost), (Phrase(en: "Doubled", ko: "겹침"), sums.doubled),
            (Phrase(en: "Broken", ko: "깨짐"), sums.broken),
        ] {
            fields.add(label, text: (["\(findings.count)"] + findings.prefix(20)).joined(separator: "\n"))
        }
        console.show(fields)
    }
}
