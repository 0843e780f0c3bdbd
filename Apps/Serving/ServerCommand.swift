import ArgumentParser
import Composition

/// A command of the server's program. The parser makes it from the words of the command line, so it is given
/// the domains when it runs.
protocol ServerCommand: ParsableCommand {
    /// Runs the command for a server of these domains. Throws the failure for the program to report.
    func run(serving domains: [Domain]) async throws
}
