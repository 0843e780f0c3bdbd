import ArgumentParser
import Commands
import Composition
import Sample
import Settings
import Terminal
import TimeZones
import Vocabulary

/// Fills an empty database with the sample neighbourhood.
struct FillSample: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "sample", en: "Fill an empty database with a sample neighbourhood, to try Madang with.",
            ko: "마당을 시험해 볼 수 있게 빈 데이터베이스에 예시 회원과 물건을 채웁니다.",
            examples: [Phrase("madang-server sample --backend sqlite:madang.sqlite --listings 50")])
    }
    static let explanation = Phrase(
        en: """
            Creates the database if it does not exist. A filling that was interrupted continues; a database \
            that has members of its own is left unchanged, and the exit status is 65. All sample members \
            have one published password: do not fill a database that others will use.
            """,
        ko: """
            데이터베이스가 없으면 만듭니다. 중단된 작업은 이어서 하고, 이미 회원이 있는 데이터베이스는 바꾸지 않고 종료 코드 \
            65로 끝납니다. 예시 회원의 비밀번호는 모두 같고 공개되어 있으므로, 다른 사람이 쓸 데이터베이스에는 채우지 마세요.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Option(help: .words(en: "How many listings there shall be.", ko: "채울 물건 수.", value: "count"))
    var listings = 300

    @Option(
        help: .words(en: "The same seed gives the same goods.", ko: "시드가 같으면 같은 물건을 만듭니다.", value: "number"))
    var seed: UInt64 = 1

    func validate() throws {
        try ValidationError.require(listings, in: 0...1_000_000_000, "--listings")
    }

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireLastingBackend()
        let platform = try await LocalPlatform.open(settings, domains: domains)
        do {
            try await fill(platform, domains, settings)
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }

    private func fill(
        _ platform: LocalPlatform, _ domains: [Domain], _ settings: Settings
    ) async throws {
        let neighbourhood = SampleNeighbourhood(listings: listings, seed: seed, domains: domains)
        guard try await neighbourhood.mayFill(platform) else {
            throw ProgramFailure(
                Phrase(
                    en: "\(settings.backend) has members already, and a sample fills an empty database only. "
                        + "Choose another with --backend.",
                    ko: "\(settings.backend)에는 이미 회원이 있습니다. 예시는 빈 데이터베이스에만 채울 수 있으니, "
                        + "--backend로 다른 데이터베이스를 고르세요."),
                exitStatus: .invalid)
        }
        let console = Console.system(
            ConsoleOptions(language: SpokenLanguage.current), zone: .ofThisMachine())
        let outcome = try await neighbourhood.fill(platform, showingOn: console)
        let words = [outcome.words(at: settings.backend), outcome.omission].compactMap(\.self)
        try StandardOutput.write(words)
    }
}
