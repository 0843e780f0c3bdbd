import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import ListingsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Listings on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case market, search, empty, lost, detail, own, question
        case photo, photos, words, leagues
        case mine, liked, form, faults, edit
    }

    struct Look: CustomTestStringConvertible {
        let view: View
        let language: Language
        let size: Size
        var testDescription: String { "\(view.rawValue)-\(language)-\(size.columns)x\(size.rows)" }
    }

    static let looks = View.allCases.flatMap { view in
        Language.allCases.flatMap { language in
            ShellStage.sizes.map { Look(view: view, language: language, size: $0) }
        }
    }

    static func stage(
        _ shop: ConsoleShop, as principal: Principal = .anonymous, _ language: Language = .ko,
        _ size: Size = ShellStage.sizes[0]
    ) -> ShellStage {
        stage(shop.verbs(of: principal), shop.environment.clock, principal.memberID, language, size)
    }

    static func stage(
        _ verbs: any ListingRepository, _ clock: ManualClock = ManualClock(), _ member: MemberID? = nil,
        _ language: Language = .ko, _ size: Size = ShellStage.sizes[0]
    ) -> ShellStage {
        var services = Services()
        services.provide((any ListingRepository).self, verbs)
        return ShellStage(
            .listings(services), opening: .home, size: size, language, member: member, clock: clock)
    }

    @Test func aListTellsHowMuchIsSaid() async throws {
        let shop = try await ConsoleShop()
        for id in shop.ids { shop.environment.comments.set(AnyIdentifier(id), 12) }
        var stage = Self.stage(shop)
        await stage.settle()
        #expect(stage.text.contains("전북 현대 홈 유니폼 [12]"), "\(stage.text)")
        #expect(stage.text.contains("Windbreaker, hardly worn, w… [12]"), "its title is cut: \(stage.text)")
    }

    @Test(arguments: looks) func looksAsItDid(_ look: Look) async throws {
        let shop = try await ConsoleShop(empty: look.view == .empty)
        var stage = Self.stage(
            shop,
            as: look.view.isOfSeller ? shop.environment.members.seller : .anonymous, look.language, look.size)
        switch look.view {
        case .lost:
            var verbs = ListingRepositoryFake()
            verbs.browse = { _, _ throws(ListingError) in
                throw .service(.unreachable(english: "Connection refused", korean: "연결이 거부되었습니다"))
            }
            stage = Self.stage(verbs, shop.environment.clock, nil, look.language, look.size)
        case .search:
            await stage.settle()
            stage.press("/")
            stage.type("축구")
            stage.pass(.milliseconds(300))
        case .leagues:
            await stage.settle()
            stage.press("L")
        case .detail, .own, .question:
            try await shop.addPhotos(to: shop.ids[0])
            await stage.settle()
            stage.press("end", "enter")
            await stage.settle()
            if look.view == .question { stage.press("D") }
        case .photo, .photos, .words:
            try await shop.addPhotos(to: shop.ids[0])
            await Self.lookAtPhotos(&stage, look.view)
        case .mine, .liked, .form, .faults, .edit:
            await stage.settle()
            await Self.lead(&stage, to: look.view)
        case .market, .empty: break
        }
        await stage.settle()
        try GoldenFolder("Listings").expectScreen(look.view.rawValue, stage)
    }

    /// Opens a listing in a terminal that draws pictures: beside its text, or on a screen of their own.
    private static func lookAtPhotos(_ stage: inout ShellStage, _ view: View) async {
        stage.drawPictures()
        await stage.settle()
        stage.press("end", "enter")
        await stage.settle()
        if view == .words { stage.press("]") }
        if view == .photos { stage.press("v") }
        await stage.settle()
        if view != .words { stage.makePictures() }
    }

    /// Goes from the market to a place of a member's own.
    private static func lead(_ stage: inout ShellStage, to view: View) async {
        switch view {
        case .mine: stage.press("m")
        case .liked: stage.press("F")
        case .edit:
            stage.press("end", "enter")
            await stage.settle()
            stage.press("e")
        default:
            stage.press("n")
            guard view == .faults else { return }
            stage.type("축")
            stage.press("tab", "space", "tab")
            stage.type("공짜")
            stage.press("ctrl-s")
        }
    }

    @Test func everyFileIsUsed() throws {
        let names = try GoldenFolder("Listings").names(ending: ".txt").filter { $0.hasPrefix("screen-") }
        #expect(names == Set(GoldenFolder.screens(View.allCases.map(\.rawValue))))
    }

    @Test func farDownAListEverythingIsWhereItWas() async throws {
        let shop = try await ConsoleShop(empty: true)
        try await shop.publish(520)
        var stage = Self.stage(shop, as: shop.environment.members.buyer)
        await stage.settle()
        for _ in 0..<500 {
            stage.press("down")
            await stage.settle()
        }
        #expect(stage.text.contains("중고 자전거 20호"), "\(stage.text)")
        let before = stage.text
        stage.press("enter")
        await stage.settle()
        stage.press("f")
        await stage.settle()
        #expect(stage.text.contains("♥ 좋아요 1") && stage.text.contains("좋아요를 눌렀습니다."), "\(stage.text)")
        stage.press("u")
        await stage.settle()
        stage.press("escape")
        await stage.settle()
        stage.pass(.seconds(7))
        #expect(stage.text == before)
        stage.press("r")
        await stage.settle()
        #expect(stage.text.contains("새로고침했습니다."), "\(stage.text)")
        stage.pass(.seconds(7))
        #expect(stage.text == before, "a list that is read anew is where it was")
    }

    @Test func whatIsDoneToAListingIsSeenInTheListBehindIt() async throws {
        let shop = try await ConsoleShop()
        var stage = Self.stage(shop, as: shop.environment.members.buyer)
        await stage.settle()
        let before = stage.text.count { $0 == "♥" }
        await stage.go("enter", "f", "escape")
        stage.pass(.seconds(7))
        #expect(stage.text.count { $0 == "♥" } == before + 1, "\(stage.text)")
    }

    @Test func aTerminalThatGrowsIsFilled() async throws {
        let shop = try await ConsoleShop(empty: true)
        try await shop.publish(120)
        var stage = Self.stage(shop)
        await stage.settle()
        stage.take(.resized(Size(columns: 80, rows: 110)))
        await stage.settle()
        #expect(stage.text.contains("중고 자전거 15호"), "\(stage.text)")
    }

    @Test func whileOthersPublishAndDeleteNothingIsDoubledOrMissing() async throws {
        let shop = try await ConsoleShop(empty: true)
        try await shop.publish(200)
        let seller = shop.verbs(of: shop.environment.members.seller)
        var stage = Self.stage(shop)
        await stage.settle()
        var seen: [String] = []
        for step in 0..<230 {
            if step.isMultiple(of: 20) {
                try await shop.publish(1)
                let newest = try await seller.browse(ListingQuery(), .first).items
                try await seller.delete(try #require(newest.dropFirst().first).listing.id)
            }
            let line = Self.chosen(stage)
            if seen.last != line { seen.append(line) }
            stage.press("down")
            await stage.settle()
        }
        #expect(seen == (1...200).reversed().map { "중고 자전거 \($0)호" })
    }

    /// The title in the line where the cursor stands.
    static func chosen(_ stage: ShellStage) -> String {
        let row = stage.shell.frame().cursor?.row ?? 0
        let lines = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
        return String(lines[row].prefix { $0 != "₩" }).trimmingBlanks
    }

    /// What follows when a buyer has signed in.
    static func signIn(_ stage: inout ShellStage, _ shop: ConsoleShop) async {
        var services = Services()
        let buyer = shop.environment.members.buyer
        services.provide((any ListingRepository).self, shop.verbs(of: buyer))
        stage.receive(.renewed(.listings(services), buyer.memberID))
        await stage.settle()
    }

    @Test func whoIsSignedOutInTheMiddleGoesOnWhereTheyWere() async throws {
        let shop = try await ConsoleShop()
        var closed = ListingRepositoryFake(forwardingTo: shop.verbs(of: .anonymous))
        closed.like = { _ throws(ListingError) in throw .service(.signInRequired) }
        var stage = Self.stage(closed, shop.environment.clock)
        await stage.settle()
        stage.press("down", "f")
        await stage.settle()
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
        await Self.signIn(&stage, shop)
        #expect(stage.text.contains("♥1") && stage.text.contains("좋아요를 눌렀습니다."), "\(stage.text)")
        #expect(Self.chosen(stage).hasPrefix("Windbreaker"))
    }

    @Test(arguments: [[], ["enter"]]) func whatWasReadBeforeALikeDoesNotTakeItBack(_ keys: [String])
        async throws
    {
        let shop = try await ConsoleShop()
        let buyer = shop.environment.members.buyer
        let real = shop.verbs(of: buyer)
        var fake = ListingRepositoryFake(forwardingTo: real)
        let before = try await real.browse(ListingQuery(), .largest(after: nil))
        let first = try #require(before.items.first)
        fake.browse = { _, _ in before }
        let reads = LockedValue(0)
        fake.listing = { id throws(ListingError) in
            // The second is answered with what was so before it.
            let number = reads.withLock { number in
                number += 1
                return number
            }
            return number == 2 ? first : try await real.listing(id)
        }
        var stage = Self.stage(fake, shop.environment.clock, buyer.memberID)
        await stage.settle()
        for key in keys { stage.press(key) }
        await stage.settle()
        let liked = stage.text.count { $0 == "♥" }
        stage.press("r", "f")
        #expect(stage.asked.count == 2)
        await stage.answer(1)
        await stage.settle()
        #expect(stage.text.count { $0 == "♥" } == liked + 1, "\(stage.text)")
    }

    @Test func photosTurnOverInARingWhereverTheyAreSeen() async throws {
        let shop = try await ConsoleShop()
        try await shop.addPhotos(to: shop.ids[0])
        var stage = Self.stage(shop)
        stage.drawPictures()
        await stage.settle()
        stage.press("end", "enter")
        await stage.settle()
        for (key, photo) in [("]", "2/2"), ("]", "1/2"), ("[", "2/2")] {
            stage.press(key)
            #expect(stage.text.contains(photo), "\(key): \(stage.text)")
        }
        // Whoever is quicker than the photos sees the one that was meant.
        stage.press("v", "down", "space", "up")
        await stage.settle()
        #expect(stage.text.contains("사진") && stage.text.contains("1/2"), "\(stage.text)")
        stage.press("page-up")
        #expect(stage.text.contains("2/2"), "\(stage.text)")
    }

    @Test func whatElseASellerSellsIsSeenFromOneListing() async throws {
        let shop = try await ConsoleShop()
        var stage = Self.stage(shop)
        await stage.settle()
        stage.press("enter")
        await stage.settle()
        stage.press("s")
        await stage.settle()
        #expect(stage.text.contains("축구공 > 판매자의 다른 물건"), "\(stage.text)")
        #expect(stage.text.contains("\n전북") && !stage.text.contains("\n축구공"), "\(stage.text)")
        stage.press("/")
        stage.type("없는 말")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("찾는 물건이 없습니다."), "\(stage.text)")
        stage.press("escape", "w")
        #expect(stage.text.contains("중고 장터 > 축구공\n"), "nobody is seen here: \(stage.text)")
    }

    @Test func ofTwoFiltersTheLastCountsWhicheverAnswersFirst() async throws {
        var stage = Self.stage(try await ConsoleShop())
        await stage.settle()
        stage.press("c", "c")
        #expect(stage.asked.count == 2)
        await stage.answer(0)
        #expect(!stage.text.contains("전북"), "an answer to an older question: \(stage.text)")
        await stage.settle()
        #expect(stage.text.contains("Windbreaker") && !stage.text.contains("전북"), "\(stage.text)")
    }

    @Test func aSearchIsLeftByEscapeAndCanBeTakenUpAgain() async throws {
        var stage = Self.stage(try await ConsoleShop())
        await stage.settle()
        stage.press("/")
        stage.type("축구")
        stage.press("escape")
        await stage.settle()
        #expect(stage.text.contains("\"축구\"  최신") && !stage.text.contains("전북"), "\(stage.text)")
        stage.press("/", "ctrl-u", "enter")
        await stage.settle()
        #expect(stage.text.contains("전북"))
    }

    @Test func theIdentifierIsCopied() async throws {
        let shop = try await ConsoleShop()
        var stage = Self.stage(shop)
        await stage.settle()
        stage.press("end", "enter")
        await stage.settle()
        stage.press("y")
        #expect(stage.copied == ["\(shop.ids[0])"])
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        let shop = try await ConsoleShop()
        var stage = Self.stage(
            shop, as: seed.isMultiple(of: 2) ? .anonymous : shop.environment.members.seller)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases) func noTwoActionsShareAKey(_ preset: KeyMap.Preset) throws {
        var services = Services()
        services.provide((any ListingRepository).self, ListingRepositoryFake())
        let id = try #require(ListingID("lst_00000000000000000000000000"))
        for place in [
            "home", "listings.detail", "listings.mine", "listings.liked", "listings.new", "listings.edit",
            "listings.photos", "listings.others",
        ] {
            let place = Destination(place, ["id": "\(id)"])
            let stage = ShellStage(.listings(services), opening: place, keys: KeyMap(preset))
            #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
        }
    }
}

extension ScreenTests.View {
    /// Whether its seller looks at it.
    fileprivate var isOfSeller: Bool {
        switch self {
        case .own, .question, .mine, .liked, .form, .faults, .edit: true
        case .market, .search, .empty, .lost, .detail, .photo, .photos, .words, .leagues: false
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
