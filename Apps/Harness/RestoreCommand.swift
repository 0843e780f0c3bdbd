import ArgumentParser
import Settings
import Verification

/// Puts backups back after a server was killed, many times, and compares.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Back up, write on, kill the server, put the backup back, and compare.",
        discussion: """
            Starts the madang-server beside this program on a new database in each round, writes to it, \
            backs it up while it serves, writes on and kills it by SIGKILL; then puts the backup back, which \
            is killed as well in up to three of four attempts, and compares all tables with those that were \
            backed up. Ends with 0 only if they are the same, with 1 otherwise.
            """)

    @Option(help: "postgres://… for a schema of its own in each round; without it new files.")
    var backend: String?

    @Option(help: ArgumentHelp("How often a backup is put back.", valueName: "count"))
    var rounds = 50

    @OptionGroup var options: DrillOptions

    func validate() throws {
        try DrillOptions.check(rounds: rounds)
    }

    func run() async throws {
        try await options.hold(rounds: rounds) { folder, tell in
            var drill = RestoreDrill(backend: backend ?? "sqlite", folder: folder.path)
            (drill.rounds, drill.clients, drill.seed) = (rounds, options.clients, options.seed)
            return try await drill.run(tell)
        }
    }
}
