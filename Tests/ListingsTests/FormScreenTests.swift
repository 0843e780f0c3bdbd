import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import ListingsScreens
import Synchronization
import Terminal
import TestKit
import Testing
import Vocabulary

/// Publishing and editing on a whole screen, and what a member finds again there.
@Suite struct FormScreenTests {
    /// A stage on which the seller has a new form before them.
    private static func form(_ shop: ConsoleShop) async -> ShellStage {
        var stage = ScreenTests.stage(shop, as: shop.environment.members.seller)
        await stage.settle()
        stage.press("n")
        return stage
    }

    /// Fills in what a listing of the general category needs.
    private static func fill(_ stage: inout ShellStage, _ title: String) {
        stage.type(title)
        stage.press("tab", "space", "space", "space", "tab")
        stage.type("12000")
    }

    @Test func whatIsPublishedOpensAndStandsInTheListsAbove() async throws {
        let shop = try await ConsoleShop()
        var stage = await Self.form(shop)
        Self.fill(&stage, "캠핑 의\u{110C}\u{1161}")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("중고 장터 > 캠핑 의자") && stage.text.contains("등록했습니다."), "\(stage.text)")
        stage.press("escape")
        await stage.settle()
        #expect(stage.text.contains("캠핑 의자"), "\(stage.text)")
        stage.press("m")
        await stage.settle()
        #expect(stage.text.contains("내 물건") && stage.text.contains("캠핑 의자"), "\(stage.text)")
    }

    @Test func whatIsSentAgainIsPublishedOnce() async throws {
        let shop = try await ConsoleShop(empty: true)
        let seller = shop.environment.members.seller
        let real = shop.verbs(of: seller)
        var fake = ListingRepositoryFake(forwardingTo: real)
        let keys = Mutex<[IdempotencyKey?]>([])
        fake.publish = { draft, visibility, key throws(ListingError) in
            let isFirst = keys.withLock { keys in
                keys.append(key)
                return keys.count == 1
            }
            let view = try await real.publish(draft, as: visibility, idempotencyKey: key)
            if isFirst { throw .service(.unreachable(english: "It broke", korean: "끊겼습니다")) }
            return view
        }
        var stage = ScreenTests.stage(fake, shop.environment.clock, seller.memberID)
        await stage.settle()
        stage.press("n")
        Self.fill(&stage, "축구공")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("물건 등록"), "what was typed is still there: \(stage.text)")
        stage.press("ctrl-s", "ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("등록했습니다."), "\(stage.text)")
        #expect(try await real.mine(nil, .first).items.count == 1)
        #expect(keys.withLock { $0.count == 2 && $0[0] != nil && $0[0] == $0[1] })
    }

    @Test func faultsStandAtTheirFieldsWhileSomebodyTypes() async throws {
        var stage = await Self.form(try await ConsoleShop())
        #expect(!stage.text.contains("!"), "nobody has typed yet: \(stage.text)")
        stage.type("축")
        #expect(stage.text.contains("! 2자"), "\(stage.text)")
        stage.type("구")
        #expect(!stage.text.contains("!"), "\(stage.text)")
        stage.press("tab", "tab")
        #expect(stage.text.contains("! 필수 항목입니다"), "a field that was left empty: \(stage.text)")
        stage.press("tab")
        #expect(stage.text.ranges(of: "! 필수 항목입니다").count == 2, "the price, too: \(stage.text)")
    }

    @Test func aWrongChoiceIsAnsweredWithWhatThereIsToChoose() async throws {
        var stage = await Self.form(try await ConsoleShop())
        stage.press("tab")
        stage.type("신발")
        #expect(stage.text.contains("! 다음 중 하나여야 합니다: 유니폼, 의류, 일반"), "\(stage.text)")
    }

    @Test func theFieldsAreThoseOfTheCategory() async throws {
        var stage = await Self.form(try await ConsoleShop())
        stage.take(.resized(Size(columns: 80, rows: 60)))
        #expect(!stage.text.contains("리그") && !stage.text.contains("브랜드"))
        stage.press("tab", "space")
        #expect(stage.text.contains("리그") && stage.text.contains("선수 (선택)"), "\(stage.text)")
        stage.press("space")
        #expect(stage.text.contains("브랜드") && !stage.text.contains("리그"), "\(stage.text)")
    }

    @Test func leavingAsksWhoHasTyped() async throws {
        var stage = await Self.form(try await ConsoleShop())
        stage.press("escape")
        #expect(!stage.text.contains("물건 등록"), "\(stage.text)")
        stage.press("n")
        stage.type("의자")
        stage.press("escape")
        #expect(stage.text.contains("입력한 내용을 버릴까요?"), "\(stage.text)")
        stage.press("n")
        #expect(stage.text.contains("의자"))
        stage.press("escape", "y")
        #expect(!stage.text.contains("물건 등록"), "\(stage.text)")
    }

    @Test func whatIsEditedKeepsWhatNobodyTouched() async throws {
        let shop = try await ConsoleShop()
        let seller = shop.environment.members.seller
        var stage = ScreenTests.stage(shop, as: seller)
        await stage.settle()
        stage.press("end", "enter")
        await stage.settle()
        stage.press("e")
        await stage.settle()
        stage.type(" 팝니다")
        stage.press("ctrl-s")
        await stage.settle()
        let draft = ListingDraft(try await shop.verbs(of: seller).listing(shop.ids[0]).listing)
        #expect(draft.description == "한 번 입었습니다.\n직거래만 합니다." && draft.price == Money(120_000, .krw))
        #expect(draft.title == "전북 현대 홈 유니폼 팝니다")
        #expect(stage.text.contains("수정했습니다."), "\(stage.text)")
        stage.press("escape")
        await stage.settle()
        #expect(stage.text.contains("전북 현대 홈 유니폼 팝니다"), "\(stage.text)")
    }

    @Test func whatIsSoldIsNotEditedAndSaysWhy() async throws {
        let shop = try await ConsoleShop()
        let seller = shop.environment.members.seller
        _ = try await shop.verbs(of: seller).sold(shop.ids[0])
        var stage = ScreenTests.stage(shop, as: seller)
        await stage.settle()
        stage.press("end", "enter")
        await stage.settle()
        stage.press("e")
        #expect(stage.text.contains("'판매 완료' 상태에서는 할 수 없습니다."), "\(stage.text)")
    }

    @Test func mineAreSeenByState() async throws {
        let shop = try await ConsoleShop()
        let seller = shop.environment.members.seller
        _ = try await shop.verbs(of: seller).hide(shop.ids[2])
        var stage = ScreenTests.stage(shop, as: seller)
        await stage.settle()
        stage.press("m")
        await stage.settle()
        #expect(stage.text.contains("축구공") && stage.text.contains("전북"), "\(stage.text)")
        stage.press("s")
        await stage.settle()
        #expect(!stage.text.contains("축구공") && stage.text.contains("전북"), "\(stage.text)")
        stage.press("s", "s", "s")
        await stage.settle()
        #expect(stage.text.contains("축구공") && !stage.text.contains("전북"), "\(stage.text)")
    }

    @Test func aVisitorSignsInAndIsWhereTheyWanted() async throws {
        let shop = try await ConsoleShop()
        var stage = ScreenTests.stage(shop)
        await stage.settle()
        stage.press("F")
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
        await ScreenTests.signIn(&stage, shop)
        #expect(stage.text.contains("좋아요한 물건") && stage.text.contains("전북"), "\(stage.text)")
    }

    @Test(arguments: ["n", "m", "F"], 0..<70)
    func nothingThatIsDoneBreaksIt(_ key: String, _ seed: UInt64) async throws {
        let shop = try await ConsoleShop()
        var stage = ScreenTests.stage(shop, as: shop.environment.members.seller)
        await stage.settle()
        stage.press(key)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}
