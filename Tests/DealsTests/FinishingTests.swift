import ContractKit
import Deals
import DealsContract
import TestKit
import Testing
import Vocabulary

/// A deal whose two steps were torn apart: the market did not answer, or did and nobody heard it. What was
/// decided is finished by whoever comes next, or rolled back; no unit stays kept for nothing.
@Suite struct FinishingTests {
    private let environment = ClauseEnvironment(.ascending)
    private let store = InMemoryDealStore()
    private let market: MemoryMarket
    private let service: DealService
    private let outage = DealError.service(.unavailable("the market"))

    init() {
        market = MemoryMarket(time: environment.clock, ids: environment.ids)
        service = environment.service(over: store, market)
    }

    private var seller: any DealRepository { service.repository(for: environment.members.owner) }
    private var buyer: any DealRepository { service.repository(for: environment.members.buyer) }

    private func offer(asksSeller: Bool = false) throws -> ListedID {
        try market.offer(TestGoods(asksSeller: asksSeller), by: environment.members.owner.memberID)
    }

    /// What the sweeping of a server does once the market answers again, until nothing is left.
    private func sweep() async throws {
        market.fail(nil)
        while try await service.finishAll() > 0 {}
    }

    @Test(arguments: [true, false])
    func aReservationIsFinishedOnceTheMarketAnswers(wasKept: Bool) async throws {
        let listing = try offer()
        market.fail(wasKept ? .after(.keep) : .before(.keep))
        await #expect(throws: outage) { try await buyer.reserve(Reservation(listing)) }
        try await sweep()
        let deals = try await seller.deals(DealFilter(), .first).items
        #expect(deals.map(\.deal.state) == [.accepted])
        #expect(try market.stock(of: listing) == Stock(left: 1, held: 1))
    }

    @Test func aReservationThatCannotBeKeptAnyMoreNeverWas() async throws {
        let listing = try offer()
        market.fail(.before(.keep))
        let key = IdempotencyKey(environment.ids)
        await #expect(throws: outage) {
            try await buyer.reserve(Reservation(listing), idempotencyKey: key)
        }
        market.fail(nil)
        let other = service.repository(for: environment.members.stranger)
        let won = try await other.reserve(Reservation(listing))
        try await sweep()
        #expect(try await buyer.deals(DealFilter(), .first).items.isEmpty)
        _ = try await seller.cancel(won.deal.id)
        let again = try await buyer.reserve(Reservation(listing), idempotencyKey: key)
        #expect(again.deal.state == .accepted)
    }

    @Test(arguments: [true, false])
    func acceptingIsFinished(wasKept: Bool) async throws {
        let listing = try offer(asksSeller: true)
        let id = try await buyer.reserve(Reservation(listing)).deal.id
        market.fail(wasKept ? .after(.keep) : .before(.keep))
        await #expect(throws: outage) { try await seller.accept(id) }
        try await sweep()
        #expect(try await buyer.deal(id).deal.state == .accepted)
        #expect(try market.stock(of: listing) == Stock(left: 1, held: 1))
    }

    @Test func acceptingThatCameTooLateIsRolledBack() async throws {
        let listing = try offer(asksSeller: true)
        let id = try await buyer.reserve(Reservation(listing)).deal.id
        market.fail(.after(.keep))
        await #expect(throws: outage) { try await seller.accept(id) }
        // Nobody came for as long as the units would have been kept.
        environment.clock.advance(by: .seconds(25 * 3600))
        try await sweep()
        #expect(try await buyer.deal(id).deal.state == .expired)
        #expect(try market.stock(of: listing) == Stock(left: 1))
    }

    @Test(arguments: [true, false])
    func finishingIsFinished(wasSold: Bool) async throws {
        let listing = try offer()
        let id = try await buyer.reserve(Reservation(listing)).deal.id
        market.fail(wasSold ? .after(.sell) : .before(.sell))
        await #expect(throws: outage) { try await seller.complete(id) }
        try await sweep()
        #expect(try await buyer.deal(id).deal.state == .done)
        #expect(try market.stock(of: listing) == Stock(left: 0))
    }

    @Test(arguments: [true, false])
    func cancellingIsFinished(wasGivenBack: Bool) async throws {
        let listing = try offer()
        let id = try await buyer.reserve(Reservation(listing)).deal.id
        market.fail(wasGivenBack ? .after(.giveBack) : .before(.giveBack))
        await #expect(throws: outage) { try await buyer.cancel(id) }
        try await sweep()
        #expect(try await seller.deal(id).deal.state == .cancelled)
        #expect(try market.stock(of: listing) == Stock(left: 1))
    }

    @Test func whoeverAsksForADealFinishesIt() async throws {
        let listing = try offer(asksSeller: true)
        let id = try await buyer.reserve(Reservation(listing)).deal.id
        market.fail(.after(.keep))
        await #expect(throws: outage) { try await seller.accept(id) }
        market.fail(nil)
        #expect(try await buyer.cancel(id).deal.state == .cancelled)
        #expect(try market.stock(of: listing) == Stock(left: 1))
        #expect(try await service.finishAll() == 0)
    }

    @Test func severalSweepersDoNoHarm() async throws {
        let listings = try (0..<6).map { _ in try offer() }
        market.fail(.after(.keep))
        for listing in listings {
            await #expect(throws: outage) { try await buyer.reserve(Reservation(listing)) }
        }
        market.fail(nil)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { _ = try await service.finishAll() } }
            try await group.waitForAll()
        }
        let deals = try await seller.deals(DealFilter(), .first).items
        #expect(deals.map(\.deal.state) == Array(repeating: .accepted, count: 6))
        for listing in listings { #expect(try market.stock(of: listing) == Stock(left: 1, held: 1)) }
    }
}
