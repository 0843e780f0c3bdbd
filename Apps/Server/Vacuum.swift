import ArgumentParser
import Operations
import Settings
import Terminal
import Vocabulary

/// Rewrites the database without what is left of rows that are gone.
struct Vacuum: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rewrite the database so that nothing is left of deleted rows.",
        discussion: """
            What members had written who have withdrawn is erased when they do, but remnants of it can stay \
            in pages that were rearranged. This removes them; for a quiet hour: on SQLite writes wait \
            meanwhile, and are refused after five seconds.
            """)

    @OptionGroup var options: ServerOptions

    func run() async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        try await DatabaseVacuum.run(settings)
        try StandardOutput.write([
            Phrase(en: "Rewrote \(settings.backend).", ko: "\(settings.backend) 데이터베이스를 새로 썼습니다.")
        ])
    }
}
