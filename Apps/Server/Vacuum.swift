import ArgumentParser
import Commands
import Operations
import Settings
import Terminal
import Vocabulary

/// Rewrites the database without what is left of rows that are gone.
struct Vacuum: AsyncParsableCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "vacuum", en: "Rewrite the database so that nothing is left of deleted rows.",
            ko: "삭제한 행이 남지 않도록 데이터베이스를 새로 씁니다.", examples: [Phrase("madang-server vacuum")])
    }
    static let explanation = Phrase(
        en: """
            What members had written who have withdrawn is erased when they do, but remnants of it can stay \
            in pages that were rearranged. This removes them; for a quiet hour: on SQLite writes wait \
            meanwhile, and are refused after five seconds.
            """,
        ko: """
            탈퇴한 회원이 쓴 글은 탈퇴할 때 지우지만, 정리된 페이지에 조각이 남을 수 있습니다. 그 조각까지 없앱니다. 한산한 \
            시간에 하세요. SQLite에서는 그동안 쓰기가 기다리며, 5초가 지나면 거절됩니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

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
