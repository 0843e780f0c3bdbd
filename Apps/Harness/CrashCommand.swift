import ArgumentParser
import Settings
import Verification

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

    @OptionGroup var options: DrillOptions

    func validate() throws {
        try DrillOptions.check(rounds: rounds)
    }

    func run() async throws {
        try await options.hold(rounds: rounds) { folder, tell in
            let place = backend ?? "sqlite:\(folder.path)/drill.sqlite"
            let settings = try Settings.read(flags: [.backend: place])
            var drill = CrashDrill(settings, try ServerPlan(backend: place, folder: folder.path))
            (drill.rounds, drill.clients, drill.seed) = (rounds, options.clients, options.seed)
            return try await drill.run(tell)
        }
    }
}
