import ArgumentParser
import Composition
import WireServer

/// Serves a SQLite database with each write flushed alone: what grouping them brings is measured against it.
struct ServeSingle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve a database without grouping commits, to measure what that brings.")

    @Option(help: "Where the data is: sqlite:PATH.")
    var backend: String

    @Option(help: "The port to listen at.")
    var port = 8082

    func run() async throws {
        let settings = try Settings.read(flags: [.backend: backend])
        let platform = try await LocalPlatform.open(settings, groupsCommits: false)
        try await WireServer(platform.dispatcher(), WireServerConfiguration(port: port)).run()
        await platform.close()
    }
}
