import ContractKit
import Listings
import Terminal
import TestKit
import Testing
import Vocabulary

/// What is for sale as pictures beside one another.
@Suite struct GridScreenTests {
    private static func stage(
        _ shop: ConsoleShop, _ language: Language = .ko, _ size: Size = ShellStage.sizes[0]
    ) async -> ShellStage {
        var stage = ScreenTests.stage(shop, as: shop.environment.members.buyer, language, size)
        stage.drawPictures()
        await stage.settle()
        stage.press("v")
        return stage
    }

    /// The market of one who sells so many bicycles.
    private static func stage(selling count: Int) async throws -> ShellStage {
        let shop = try await ConsoleShop(empty: true)
        try await shop.publish(count)
        return await stage(shop)
    }

    /// The number that the chosen bicycle has in its title.
    private static func chosen(_ stage: inout ShellStage) async -> String {
        stage.press("enter")
        await stage.settle()
        let title = stage.text.split(separator: "\n").first { $0.contains("호") } ?? ""
        stage.press("escape")
        await stage.settle()
        return String(title.drop { !$0.isNumber }.prefix { $0.isNumber })
    }

    @Test func oneGoesToTheSidesAndByRows() async throws {
        var stage = try await Self.stage(selling: 60)
        #expect(await Self.chosen(&stage) == "60")
        stage.press("right")
        #expect(await Self.chosen(&stage) == "59")
        stage.press("down")
        #expect(await Self.chosen(&stage) == "56", "three stand beside one another")
        stage.press("left", "up")
        #expect(await Self.chosen(&stage) == "60")
        for _ in 0..<19 {
            stage.press("down")
            await stage.settle()
        }
        #expect(await Self.chosen(&stage) == "3", "pages come while one goes on")
        stage.press("end", "right", "down")
        #expect(await Self.chosen(&stage) == "1", "the last stays the last")
    }

    @Test func theChosenOneIsAlwaysSeen() async throws {
        var stage = try await Self.stage(selling: 40)
        for (key, number) in [
            ("down", 37), ("down", 34), ("down", 31), ("right", 30), ("right", 29), ("up", 32),
        ] {
            stage.press(key)
            await stage.settle()
            #expect(stage.text.contains("자전거 \(number)호"), "\(key): \(stage.text)")
        }
    }

    @Test func inLinesTheKeysToTheSidesDoWhatTheyDoElsewhere() async throws {
        var stage = try await Self.stage(selling: 3)
        stage.press("v", "right")
        await stage.settle()
        #expect(stage.text.contains("중고 장터 > 중고 자전거 3호"), "\(stage.text)")
    }

    @Test func theChosenOneIsTheSameInBothForms() async throws {
        var stage = try await Self.stage(selling: 30)
        stage.press("down", "down", "right")
        let one = await Self.chosen(&stage)
        stage.press("v")
        #expect(await Self.chosen(&stage) == one && one == "23")
        stage.press("up", "v")
        #expect(await Self.chosen(&stage) == "24")
        stage.press("left")
        #expect(await Self.chosen(&stage) == "25", "left moves here and goes back in lines")
    }

    @Test func whereNoPicturesAreShownThereIsNoGrid() async throws {
        var stage = ScreenTests.stage(try await ConsoleShop())
        await stage.settle()
        stage.press("v")
        #expect(stage.text.contains("여기서는 사진을 볼 수 없습니다.") && stage.text.contains("3시간 전"), "\(stage.text)")
    }

    @Test func aClickChoosesAndOpens() async throws {
        var stage = try await Self.stage(selling: 9)
        stage.click("7호")
        stage.click("7호")
        await stage.settle()
        #expect(stage.text.contains("중고 자전거 7호\n"), "\(stage.text)")
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func looksAsItDid(_ language: Language, _ size: Size) async throws {
        let shop = try await ConsoleShop()
        try await shop.addPhotos(to: shop.ids[2])
        var stage = await Self.stage(shop, language, size)
        stage.makePictures()
        try GoldenFolder("Listings").expectScreen("grid", stage, prefix: "")
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        let shop = try await ConsoleShop()
        try await shop.addPhotos(to: shop.ids[0])
        var stage = await Self.stage(shop)
        #expect(await stage.live(through: 50, seed: seed) == nil)
        // To the sides one goes by keys that open and leave elsewhere.
        let others = stage.shell.conflicts.filter { !$0.contains(": listings.grid-") }
        #expect(others.isEmpty, "\(others)")
    }
}
