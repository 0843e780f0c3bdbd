import ArgumentParser
import Composition
import WireServer

/// Serves a database with nothing done together: what grouping brings is measured against it.
struct ServeSingle: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve a database with nothing done together, to measure what that brings.",
        discussion: "Each write is flushed alone on SQLite; each command is sent alone to PostgreSQL.")

    @Option(help: "Where the data is: sqlite:PATH or postgres://….")
    var backend: String

    @Option(help: "The port to listen at.")
    var port = 8082

    func run() async throws {
        try await Session().run { _ in
            let settings = try Settings.read(flags: [.backend: backend])
            let platform = try await LocalPlatform.open(settings, grouping: false)
            try await WireServer(platform.dispatcher(), WireServerConfiguration(port: port)).run()
            await platform.close()
        }
    }
}
