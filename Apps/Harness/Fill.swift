import ArgumentParser
import Commands
import Composition
import Sample
import Settings
import Terminal

/// Fills an empty database with many listings and feed posts, for measuring.
struct Fill: HarnessCommand {
    static var configuration: CommandConfiguration {
        .words(
            "fill", en: "Fill an empty database with very many listings and feed posts, for measuring.",
            ko: "성능 측정용으로 빈 데이터베이스에 아주 많은 물건과 피드 글을 채웁니다.",
            examples: [
                Phrase("madang-harness fill --backend sqlite:million.sqlite --listings 1000000"),
                Phrase("madang-harness fill --backend sqlite:feed.sqlite --listings 0 --posts 1000000"),
            ])
    }

    @Option(
        help: .words(
            en: "Where the data is: sqlite:PATH or postgres://….", ko: "데이터 위치: sqlite:경로 또는 postgres://….",
            value: "backend"))
    var backend: String

    @Option(help: .words(en: "How many listings there shall be.", ko: "채울 물건 수.", value: "count"))
    var listings = 1_000_000

    @Option(
        help: .words(
            en: "How many feed posts there shall be; with 10 likes each and a member for every 10 posts.",
            ko: "채울 피드 글 수. 글마다 좋아요가 평균 10개 있고, 글 10개마다 회원이 한 명 있습니다.", value: "count"))
    var posts = 0

    @Option(
        help: .words(
            en: "The same seed gives the same records.", ko: "시드가 같으면 같은 내용을 만듭니다.", value: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws {
        try ValidationError.require(listings, in: 0...1_000_000_000, "--listings")
        try ValidationError.require(posts, in: 0...1_000_000_000, "--posts")
    }

    func run(on console: Console) async throws {
        let settings = try Settings.read(flags: [.backend: backend])
        try await BulkFilling(listings: listings, posts: posts, seed: seed).fill(settings, console)
    }
}

extension BulkFilling {
    /// Fills the backend of the settings and shows how far it is. Throws as `fill` does, and outages.
    func fill(_ settings: Settings, _ console: Console) async throws {
        let platform = try await Backend.open(settings)
        do {
            let label = Phrase(en: "Filling", ko: "채우는 중")
            try await console.withProgress(label, of: total) { bar in
                try await fill(platform) { bar.advance(by: $0) }
            }
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }
}
