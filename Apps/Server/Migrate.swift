import ArgumentParser
import Composition
import Settings
import Terminal
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
        let made = Phrase(en: "created \(settings.backend)", ko: "만듦: \(settings.backend)")
        try StandardOutput.write((isNew ? [made] : []) + steps.map { Phrase($0) })
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
            Phrase(
                en: "\(backend) is a server. Choose a database with --backend: sqlite:PATH or postgres://….",
                ko: "\(backend)은(는) 서버입니다. --backend로 데이터베이스를 고르세요: sqlite:PATH 또는 postgres://…."),
            exitStatus: .usage)
    }
}
