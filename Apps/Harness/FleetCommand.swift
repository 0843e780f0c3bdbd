import ArgumentParser
import Settings
import Verification

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

    @OptionGroup var options: DrillOptions

    func validate() throws {
        if !(2...16).contains(servers) { throw ValidationError("--servers must be 2 to 16.") }
        try DrillOptions.check(rounds: rounds)
    }

    func run() async throws {
        try await options.hold(rounds: rounds) { folder, tell in
            let settings = try Settings.read(flags: backend.map { [.backend: $0] } ?? [:])
            // The servers get a password, too, which the environment may hold.
            let place = backend ?? Settings.processEnvironment["MADANG_BACKEND"] ?? "\(settings.backend)"
            let plan = try ServerPlan(backend: place, folder: folder.path)
            var drill = FleetDrill(settings, plan, folder: folder.path)
            (drill.rounds, drill.clients) = (rounds, options.clients)
            (drill.servers, drill.seed) = (servers, options.seed)
            return try await drill.run(tell)
        }
    }
}
