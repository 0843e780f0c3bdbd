import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let expiring: [Clause<DealFixture>] = [
        Clause("a request that nobody answers expires after a day, and not before") { place in
            let view = try await place.requested()
            place.clock.advance(by: .seconds(24 * 3600) - .microseconds(1))
            try expectEqual(try await place.state(of: view), .requested, "the state just before")
            place.clock.advance(by: .microseconds(1))
            try expectEqual(try await place.state(of: view), .expired, "the state at the moment")
            try await expectRefused(.wrongState(.expired)) { try await place.seller.accept(view.deal.id) }
            try await expectRefused(.wrongState(.expired)) {
                try await place.buyer.deals.cancel(view.deal.id)
            }
            let open = DealFilter(state: .requested)
            try expectPage(try await place.seller.deals(open, .first), [], "what waits")
        },
        Clause("an accepted deal expires at its moment, and its units can be had again") { place in
            let view = try await place.accepted()
            let listing = view.deal.goods.listing
            place.clock.advance(by: .seconds(24 * 3600) - .microseconds(1))
            try expectEqual(try await place.stock(of: listing), Stock(left: 1, held: 1), "just before")
            try expectEqual(try await place.state(of: view), .accepted, "the state just before")
            place.clock.advance(by: .microseconds(1))
            try await expectRefused(.wrongState(.expired)) { try await place.seller.complete(view.deal.id) }
            try expectEqual(try await place.stock(of: listing), Stock(left: 1), "at the moment")
            let next = try await place.stranger.deals.reserve(Reservation(listing))
            try expectEqual(next.deal.state, .accepted, "the deal of the next")
        },
        Clause("a deal that is done does not expire") { place in
            let view = try await place.accepted()
            let done = try await place.seller.complete(view.deal.id)
            place.clock.advance(by: .seconds(100 * 3600))
            try expectEqual(try await place.seller.deal(view.deal.id), done, "the deal")
            try expectEqual(try await place.stock(of: view.deal.goods.listing), Stock(left: 0), "the stock")
        },
        Clause("a deal of a clock that was days ahead expires when the clock is right again") { place in
            place.clock.advance(by: .seconds(10 * 86_400))
            let view = try await place.requested()
            place.clock.setBack(by: .seconds(10 * 86_400))
            try expectEqual(try await place.state(of: view), .expired, "the state")
        },
    ]
}
