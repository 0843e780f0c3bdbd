import ArgumentParser
import Composition
import Settings
import Vocabulary

/// Brings the database's schema up to date without serving.
struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring the database schema up to date, and list the steps that were missing.")

    @OptionGroup var options: ServerOptions

    func run() async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        let isNew = settings.isMissingFile
        let steps = try await LocalPlatform.migrate(settings)
        try StandardOutput.write(isNew ? ["created \(settings.backend)"] + steps : steps)
    }
}

/// Adds a signing key.
struct RotateKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Sign access tokens with a new key from now on; running servers follow within a minute.")

    @OptionGroup var options: ServerOptions

    func run() async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        if let file = try await LocalPlatform.rotateKeys(settings) { try StandardOutput.write([file]) }
    }
}

extension Settings {
    /// Throws if the data is behind another server.
    func requireLocalBackend() throws(ProgramFailure) {
        if backend.isLocal { return }
        throw ProgramFailure(
            "\(backend) is a server. Choose a database with --backend: sqlite:PATH or postgres://….",
            exitStatus: .usage)
    }
}
