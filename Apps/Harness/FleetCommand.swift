import ArgumentParser
import Composition
import Examinations
import FoundationEssentials
import Terminal
import Vocabulary

/// Breaks servers and connections of a deployment of several servers, and compares.
struct FleetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fleet",
        abstract: "Break one of several servers, or the primary's connections, in the midst of writes.",
        discussion: """
            Starts madang-server several times over one PostgreSQL, behind an nginx of its own, and writes \
            from several clients through nginx. In turn one of the servers is killed by SIGKILL, and all \
            connections of the primary are cut; then what was acknowledged is compared with what is there. \
            Ends with 0 only if nothing is lost, doubled, broken or sold twice, with 1 otherwise.
            """)

    @Option(help: "An empty database: postgres://…, with ?replica=… if there is one.")
    var backend: String?

    @Option(help: ArgumentHelp("How many servers there are, 2 to 16.", valueName: "count"))
    var servers = 2

    @Option(help: ArgumentHelp("How often something is broken.", valueName: "count"))
    var rounds = 12

    @Option(help: ArgumentHelp("How many clients write at once, 2 to 100.", valueName: "count"))
    var clients = 8

    @Option(help: ArgumentHelp("The same seed gives the same writes.", valueName: "number"))
    var seed: UInt64 = 1

    @Flag(help: "Write the result as JSON.")
    var json = false

    func validate() throws {
        if !(2...16).contains(servers) { throw ValidationError("--servers must be 2 to 16.") }
        if !(1...100_000).contains(rounds) { throw ValidationError("--rounds must be 1 to 100000.") }
        if !(2...100).contains(clients) { throw ValidationError("--clients must be 2 to 100.") }
    }

    func run() async throws {
        try await Session(json: json).run { console in
            let folder = try WorkFolder()
            let settings = try Settings.read(flags: backend.map { [.backend: $0] } ?? [:])
            // The servers get a password, too, which the environment may hold.
            let place = backend ?? Settings.processEnvironment["MADANG_BACKEND"] ?? "\(settings.backend)"
            let plan = try ServerPlan(backend: place, folder: folder.path)
            var drill = FleetDrill(settings, plan, folder: folder.path)
            (drill.rounds, drill.clients, drill.servers, drill.seed) = (rounds, clients, servers, seed)
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
