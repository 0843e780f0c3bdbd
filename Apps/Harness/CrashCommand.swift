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
            let report = try await DrillNews.report(in: folder) {
                try await drill.run { DrillNews.tell($0, of: rounds, console) }
            }
            DrillNews.show(report, seed: seed, clients: clients, asJSON: json, console)
            if report.isClean { return folder.remove() }
            console.note(Phrase(en: "Left for a look: \(folder.path)", ko: "살펴볼 파일: \(folder.path)"))
            throw ArgumentParser.ExitCode.failure
        }
    }
}
