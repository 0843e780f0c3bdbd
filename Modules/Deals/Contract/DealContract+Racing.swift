import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let racing: [Clause<DealFixture>] = [
        Clause("of buyers who race for the last unit one gets it") { place in
            let listing = try await place.offer()
            let buyers = (0..<6).map { _ in place.newMember() }
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for buyer in buyers {
                    group.addTask {
                        do throws(DealError) {
                            let deals = place.repository(as: buyer).deals
                            let view = try await deals.reserve(Reservation(listing))
                            return view.deal.state == .accepted
                        } catch {
                            let lost: [DealError] = [.notOnSale, .notEnough(available: 0)]
                            try expect(lost.contains(error), "the error says that it is gone: \(error)")
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try expectEqual(won, 1, "how many won")
            try expectEqual(try await place.stock(of: listing), Stock(left: 1, held: 1), "the stock")
            try expectEqual(
                try await place.seller.deals(DealFilter(), .first).items.count, 1, "the seller's deals")
        },
        Clause("of requests for the last unit one is accepted, and the others wait") { place in
            let listing = try await place.offer(asksSeller: true)
            let first = try await place.buyer.deals.reserve(Reservation(listing)).deal.id
            let second = try await place.stranger.deals.reserve(Reservation(listing)).deal.id
            _ = try await place.seller.accept(second)
            try await expectRefused(.notOnSale) { try await place.seller.accept(first) }
            let waiting = try await place.seller.deal(first).deal
            try expectEqual(waiting.state, .requested, "the state of the other")
            try expectEqual(waiting.until.since(waiting.createdAt), .seconds(24 * 3600), "its time")
            _ = try await place.seller.cancel(second)
            try expectEqual(try await place.seller.accept(first).deal.state, .accepted, "then")
        },
        Clause("of finishing and cancelling at once one happens") { place in
            for _ in 0..<4 {
                let view = try await place.accepted()
                let (id, listing) = (view.deal.id, view.deal.goods.listing)
                let outcomes = try await place.atOnce(
                    { try await place.seller.complete(id) }, { try await place.buyer.deals.cancel(id) })
                let state = try await place.state(of: view)
                try expect(outcomes.contains(state), "\(state) was answered")
                try expectEqual(outcomes.count, 1, "how many were answered")
                let left = state == .done ? 0 : 1
                try expectEqual(try await place.stock(of: listing), Stock(left: left), "the stock")
            }
        },
        Clause("of accepting and cancelling at once nothing stays kept for a deal that has ended") { place in
            for _ in 0..<4 {
                let view = try await place.requested()
                let (id, listing) = (view.deal.id, view.deal.goods.listing)
                _ = try await place.atOnce(
                    { try await place.seller.accept(id) }, { try await place.buyer.deals.cancel(id) })
                let state = try await place.state(of: view)
                try expectEqual(state, .cancelled, "the state")
                try expectEqual(try await place.stock(of: listing), Stock(left: 1), "the stock")
            }
        },
    ]
}

extension DealFixture {
    /// The answers of concurrent calls, without those refused for a concurrent change.
    fileprivate func atOnce(
        _ first: @escaping @Sendable () async throws -> DealView,
        _ second: @escaping @Sendable () async throws -> DealView
    ) async throws -> [DealState] {
        async let one = Self.state(first)
        async let other = Self.state(second)
        return [try await one, try await other].compactMap(\.self)
    }

    private static func state(_ verb: @Sendable () async throws -> DealView) async throws -> DealState? {
        do {
            return try await verb().deal.state
        } catch DealError.wrongState {
            return nil
        }
    }
}
