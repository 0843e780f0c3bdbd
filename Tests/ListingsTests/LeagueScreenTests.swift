import ContractKit
import Listings
import ListingsContract
import ListingsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// The leagues of jerseys as a filter of the market on a whole screen.
@Suite struct LeagueScreenTests {
    /// A market with jerseys of three leagues, before the list of leagues.
    private static func stage() async throws -> ShellStage {
        let shop = try await ConsoleShop()
        let seller = shop.verbs(of: shop.environment.members.seller)
        for league in ["Premier League", "La Liga", "La Liga"] {
            let draft = ListingDraft(
                title: "\(league) 유니폼", price: Money(1_000, .krw), category: .jersey,
                attributes: [.league: league, .team: "팀", .season: "2023/24", .size: "L"])
            _ = try await seller.publish(draft, as: .onSale)
        }
        var stage = ScreenTests.stage(shop)
        await stage.settle()
        stage.press("L")
        await stage.settle()
        return stage
    }

    @Test func severalLeaguesAreChosenAndAllAgain() async throws {
        var stage = try await Self.stage()
        #expect(stage.text.contains("La Liga") && stage.text.contains("2개"), "\(stage.text)")
        stage.press("space", "space")
        #expect(stage.text.contains("La Liga [x]") && stage.text.contains("K리그1 [x]"), "\(stage.text)")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("La Liga 외 1개"), "\(stage.text)")
        #expect(stage.text.contains("La Liga 유니폼") && stage.text.contains("전북 현대"), "\(stage.text)")
        #expect(!stage.text.contains("Premier League 유니폼"), "\(stage.text)")
        stage.press("L")
        await stage.settle()
        #expect(stage.text.contains("K리그1 [x]"), "what was chosen is marked: \(stage.text)")
        stage.press("a")
        await stage.settle()
        #expect(stage.text.contains("Premier League 유니폼"), "\(stage.text)")
        #expect(!stage.text.contains("외 1개"), "\(stage.text)")
    }

    @Test func oneLeagueIsChosenAtOnce() async throws {
        var stage = try await Self.stage()
        stage.press("end", "enter")
        await stage.settle()
        #expect(stage.text.contains("Premier League 유니폼"), "\(stage.text)")
        #expect(!stage.text.contains("La Liga"), "\(stage.text)")
    }

    @Test(arguments: 0..<50) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        var stage = try await Self.stage()
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}
