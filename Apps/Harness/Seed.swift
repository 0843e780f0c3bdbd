import ArgumentParser
import Commands
import Composition
import Sample
import Settings
import Terminal
import Vocabulary

/// Fills a backend with the sample neighbourhood.
struct Seed: HarnessCommand {
    static var configuration: CommandConfiguration {
        .words(
            "seed", en: "Fill a backend with a sample neighbourhood; again does nothing.",
            ko: "예시 동네의 회원과 물건을 채웁니다. 이미 채운 곳에서는 아무것도 하지 않습니다.",
            examples: [Phrase("madang-harness seed --backend sqlite:madang.sqlite --listings 50")])
    }

    @Option(
        help: .words(
            en: "Where the data is: memory, sqlite:PATH, postgres://… or http(s)://HOST[:PORT].",
            ko: "데이터 위치: memory, sqlite:경로, postgres://…, http(s)://호스트[:포트].", value: "backend"))
    var backend: String?

    @Option(
        help: .words(en: "The configuration file.", ko: "설정 파일.", value: "path"),
        completion: .file())
    var config: String?

    @Option(help: .words(en: "How many listings there shall be.", ko: "채울 물건 수.", value: "count"))
    var listings = 300

    @Option(
        help: .words(en: "The same seed gives the same goods.", ko: "시드가 같으면 같은 물건을 만듭니다.", value: "number"))
    var seed: UInt64 = 1

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func validate() throws {
        try ValidationError.require(listings, in: 0...1_000_000_000, "--listings")
    }

    func run(on console: Console) async throws {
        let flags = backend.map { [SettingKey.backend: $0] } ?? [:]
        let settings = try Settings.read(flags: flags, configuration: config)
        let platform = try await Backend.open(settings)
        do {
            let neighbourhood = SampleNeighbourhood(listings: listings, seed: seed)
            let outcome = try await neighbourhood.fill(platform, showingOn: console)
            console.print(outcome.words(at: settings.backend))
            if let omission = outcome.omission { console.note(omission) }
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }
}
