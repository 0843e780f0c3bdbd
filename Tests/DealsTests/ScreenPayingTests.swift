import Commands
import ContractKit
import Deals
import DealsContract
import DealsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Deals that are paid for, on a whole screen.
@Suite struct ScreenPayingTests {
    static let points = ["{asked}", "{to-pay}", "{paying}", "{paid}", "{handed}", "{received}", "{returned}"]

    /// A deal before one of the two. What is followed to a payment or an order goes into `followed`.
    private static func stage(
        _ name: String, isBuyer: Bool, _ neighbours: DealNeighbours,
        _ followed: LockedValue<[AnyIdentifier]> = LockedValue([])
    ) async throws -> ShellStage {
        let follow = { @Sendable (record: AnyIdentifier) -> Destination in
            followed.withLock { $0.append(record) }
            return .deals
        }
        return await ScreenTests.stage(
            neighbours, as: isBuyer ? neighbours.buyer : neighbours.seller,
            at: try ScreenTests.deal(name, neighbours),
            destinations: RecordDestinations(place: { $0.prefix == "ord" ? .deals : nil }), payment: follow)
    }

    @Test(arguments: ["{to-pay}", "{paying}"])
    func aBuyerIsLedToThePaymentAndFindsTheDealAsItIsThen(_ name: String) async throws {
        let (neighbours, followed) = (try await DealNeighbours.paying(), LockedValue<[AnyIdentifier]>([]))
        var stage = try await Self.stage(name, isBuyer: true, neighbours, followed)
        #expect(stage.text.contains("b 키로") && stage.text.contains("결제하세요."), "\(stage.text)")
        stage.press("b")
        await stage.settle()
        #expect(followed.now.map(\.description) == [neighbours.names[name]])
        #expect(stage.text.contains("판매·구매 모두"), "it leads there: \(stage.text)")
        let id = try #require(neighbours.names[name].flatMap { DealID($0) })
        _ = try await neighbours.verbs(of: neighbours.seller).setContact(on: id, to: "카톡 느티나무")
        stage.press("escape")
        await stage.settle()
        #expect(stage.text.contains("(카톡 느티나무)"), "the deal is read anew: \(stage.text)")
    }

    @Test(arguments: [("enter", "결제로"), ("ctrl-s", "결제로")])
    func whatIsBoughtIsReservedForThePaymentAlone(_ key: String, _ words: String) async throws {
        let (neighbours, followed) = (try await DealNeighbours(), LockedValue<[AnyIdentifier]>([]))
        let listing = try #require(neighbours.names["{2}"].flatMap { ListedID($0) })
        var stage = await ScreenTests.stage(
            neighbours, as: neighbours.buyer, at: .dealToPay(for: listing, "새 물건"),
            payment: { record in
                followed.withLock { $0.append(record) }
                return .deals
            })
        #expect(stage.text.contains(words) && !stage.text.contains("유지할 시간"), "\(stage.text)")
        stage.press(key)
        await stage.settle()
        let id = try #require(followed.now.first.flatMap { DealID("\($0)") })
        let deal = try await neighbours.verbs(of: neighbours.buyer).deal(id).deal
        #expect(deal.isToPay && deal.state == .accepted && deal.goods.listing == listing)
    }

    @Test func aSellerHandsOverAndTheBuyerConfirms() async throws {
        let neighbours = try await DealNeighbours.paying()
        var selling = try await Self.stage("{paid}", isBuyer: false, neighbours)
        #expect(selling.text.contains("전달한 뒤 a 키로"), "\(selling.text)")
        selling.press("a")
        #expect(selling.text.contains("전달하셨나요?"), "\(selling.text)")
        selling.press("y")
        await selling.settle()
        #expect(
            selling.text.contains("전달했습니다.") && selling.text.contains("구매자에게 확인을"), "\(selling.text)")
        #expect(!selling.text.contains("a 전달함"), "it is handed over once: \(selling.text)")
        var buying = try await Self.stage("{paid}", isBuyer: true, neighbours)
        #expect(buying.text.contains("판매자가 전달했습니다."), "\(buying.text)")
        buying.press("d")
        #expect(buying.text.contains("받으셨나요?"), "\(buying.text)")
        buying.press("y")
        await buying.settle()
        #expect(buying.text.contains("구매를 확정했습니다."), "\(buying.text)")
        #expect(buying.text.contains("구매 확정일"), "\(buying.text)")
    }

    @Test(arguments: [("c", true), ("c", false), ("d", false)])
    func whatIsBeingPaidIsNeitherCancelledNorCompleted(_ key: String, isBuyer: Bool) async throws {
        let neighbours = try await DealNeighbours.paying()
        var stage = try await Self.stage("{paying}", isBuyer: isBuyer, neighbours)
        stage.press(key)
        #expect(stage.text.contains("구매자가 결제 중인 거래입니다."), "\(stage.text)")
    }

    @Test(arguments: ["{paying}", "{paid}", "{returned}"])
    func theOrderIsOneKeyAway(_ name: String) async throws {
        let neighbours = try await DealNeighbours.paying()
        var stage = try await Self.stage(name, isBuyer: false, neighbours)
        stage.press("o")
        await stage.settle()
        #expect(stage.text.contains("판매·구매 모두"), "it leads there: \(stage.text)")
    }

    @Test func whereNothingIsPaidForThereIsNoKey() async throws {
        let neighbours = try await DealNeighbours.paying()
        var stage = await ScreenTests.stage(
            neighbours, as: neighbours.buyer, at: try ScreenTests.deal("{to-pay}", neighbours))
        #expect(!stage.text.contains("b 결제") && !stage.text.contains("b 키로"), "\(stage.text)")
        stage.press("b", "o")
        await stage.settle()
        #expect(stage.text.contains("자전거 안장"), "it stays: \(stage.text)")
    }

    @Test(arguments: points, 0..<20)
    func nothingThatIsDoneBreaksIt(_ name: String, _ seed: UInt64) async throws {
        let neighbours = try await DealNeighbours.paying()
        var stage = try await Self.stage(name, isBuyer: seed.isMultiple(of: 2), neighbours)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: points, [true, false])
    func noTwoActionsShareAKey(_ name: String, isBuyer: Bool) async throws {
        let neighbours = try await DealNeighbours.paying()
        let stage = try await Self.stage(name, isBuyer: isBuyer, neighbours)
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
