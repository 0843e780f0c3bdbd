import ArgumentParser

/// Drills: what an operator fears, done on purpose.
struct Drill: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Do on purpose what an operator fears, and look what it cost.",
        subcommands: [
            CrashCommand.self, RestoreCommand.self, ErasureCommand.self, FleetCommand.self,
            JoinsCommand.self, SearchesCommand.self,
        ])
}
