import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let repeating: [Clause<DealFixture>] = [
        Clause("the same reservation again under one key is one deal, whatever became of it") { place in
            for asksSeller in [false, true] {
                let listing = try await place.offer(asksSeller: asksSeller)
                let (key, reservation) = (place.newKey(), Reservation(listing))
                let made = try await place.buyer.deals.reserve(reservation, idempotencyKey: key)
                place.clock.pass(.seconds(3600))
                let repeated = try await place.buyer.deals.reserve(reservation, idempotencyKey: key)
                try expectEqual(repeated, made, "while it is open")
                _ = try await place.seller.cancel(made.deal.id)
                let ended = try await place.buyer.deals.reserve(reservation, idempotencyKey: key)
                try expectEqual(ended, made, "when it has ended")
                try expectEqual(try await place.stock(of: listing), Stock(left: 1), "the stock")
            }
            let all = try await place.buyer.deals.deals(DealFilter(), .first)
            try expectEqual(all.items.count, 2, "how many deals there are")
        },
        Clause("a key that stands for something else is refused") { place in
            let (first, second) = (try await place.offer(), try await place.offer())
            let key = place.newKey()
            _ = try await place.buyer.deals.reserve(Reservation(first), idempotencyKey: key)
            try await expectRefused(.service(.keyReused)) {
                try await place.buyer.deals.reserve(Reservation(second), idempotencyKey: key)
            }
            try expectEqual(try await place.stock(of: second), Stock(left: 1), "the stock")
        },
        Clause("a reservation that was refused leaves its key free") { place in
            let listing = try await place.offer()
            let taken = try await place.stranger.deals.reserve(Reservation(listing))
            let key = place.newKey()
            try await expectRefused(.notOnSale) {
                try await place.buyer.deals.reserve(Reservation(listing), idempotencyKey: key)
            }
            _ = try await place.seller.cancel(taken.deal.id)
            let view = try await place.buyer.deals.reserve(Reservation(listing), idempotencyKey: key)
            try expectEqual(view.deal.state, .accepted, "the state")
        },
    ]
}
