import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let deciding: [Clause<DealFixture>] = [
        Clause("the seller alone accepts, declines and finishes a deal") { place in
            let (request, open) = (try await place.requested().deal.id, try await place.accepted().deal.id)
            let buyer = place.buyer.deals
            try await expectRefused(.sellerOnly) { try await buyer.accept(request) }
            try await expectRefused(.sellerOnly) { try await buyer.decline(request) }
            try await expectRefused(.sellerOnly) { try await buyer.complete(open) }
            for other in place.others {
                try await expectRefused(.notFound) { try await other.accept(request) }
                try await expectRefused(.notFound) { try await other.decline(request) }
                try await expectRefused(.notFound) { try await other.complete(open) }
                try await expectRefused(.notFound) { try await other.cancel(open) }
            }
            try expectEqual(try await place.seller.deal(request).deal.state, .requested, "the request")
            try expectEqual(try await place.seller.deal(open).deal.state, .accepted, "the deal")
        },
        Clause("done sells the kept units") { place in
            let view = try await place.accepted(2, of: 3)
            let done = try await place.seller.complete(view.deal.id).deal
            try expectEqual(done.state, .done, "the state")
            try expectEqual(try await place.stock(of: view.deal.goods.listing), Stock(left: 1), "the stock")
            try expectEqual(try await place.buyer.deals.deal(done.id).deal, done, "the buyer's deal")
        },
        Clause("either of the two cancels, and the units can be had again") { place in
            for verbs in [place.seller, place.buyer.deals] {
                for view in [try await place.accepted(), try await place.requested()] {
                    let cancelled = try await verbs.cancel(view.deal.id).deal
                    try expectEqual(cancelled.state, .cancelled, "the state")
                    try expectEqual(
                        try await place.stock(of: view.deal.goods.listing), Stock(left: 1), "the stock")
                    let seen = try await place.buyer.deals.deal(view.deal.id).deal
                    try expectEqual(seen.endedBy, cancelled.endedBy, "who ended it")
                    try expectEqual(seen.state, .cancelled, "the state as the buyer sees it")
                }
            }
            let view = try await place.accepted()
            let buyer = place.members.buyer.memberID
            try expectEqual(
                try await place.buyer.deals.cancel(view.deal.id).deal.endedBy, buyer, "who ended it")
        },
        Clause("a declined request has ended, and nothing was kept") { place in
            let view = try await place.requested()
            let declined = try await place.seller.decline(view.deal.id).deal
            try expectEqual(declined.state, .declined, "the state")
            try expectEqual(declined.endedBy, place.members.owner.memberID, "who ended it")
            try expectEqual(try await place.stock(of: view.deal.goods.listing), Stock(left: 1), "the stock")
            try expectEqual(try await place.buyer.deals.deal(declined.id).deal, declined, "the buyer's deal")
        },
        Clause("deciding the same again changes nothing") { place in
            let (accepted, declined) = (try await place.requested(), try await place.requested())
            let (cancelled, done) = (try await place.accepted(), try await place.accepted())
            let seller = place.seller
            let first = [
                try await seller.accept(accepted.deal.id), try await seller.decline(declined.deal.id),
                try await seller.cancel(cancelled.deal.id), try await seller.complete(done.deal.id),
            ]
            place.clock.pass(.seconds(60))
            let second = [
                try await seller.accept(accepted.deal.id), try await seller.decline(declined.deal.id),
                try await seller.cancel(cancelled.deal.id), try await seller.complete(done.deal.id),
            ]
            try expectEqual(second, first, "the second answers")
            try expectEqual(try await place.stock(of: done.deal.goods.listing), Stock(left: 0), "the stock")
        },
        Clause("what a deal's state does not allow is refused") { place in
            let seller = place.seller
            let requested = try await place.requested().deal.id
            try await expectRefused(.wrongState(.requested)) { try await seller.complete(requested) }
            let accepted = try await place.accepted().deal.id
            try await expectRefused(.wrongState(.accepted)) { try await seller.decline(accepted) }
            _ = try await seller.complete(accepted)
            _ = try await seller.decline(requested)
            let cancelled = try await seller.cancel(place.accepted().deal.id).deal.id
            for (id, state) in [(accepted, DealState.done), (requested, .declined), (cancelled, .cancelled)] {
                try await expectRefused(.wrongState(state)) { try await seller.accept(id) }
                try await expectRefused(.wrongState(state)) { try await seller.setContact(on: id, to: "010") }
                if state != .done {
                    try await expectRefused(.wrongState(state)) { try await seller.complete(id) }
                }
                if state != .cancelled {
                    try await expectRefused(.wrongState(state)) { try await seller.cancel(id) }
                }
            }
        },
        Clause("nothing is changed before it was made, though a clock is behind") { place in
            let (leaving, made) = (place.newMember(), try await place.accepted())
            let left = try await place.repository(as: leaving).deals.reserve(Reservation(place.offer()))
            place.clock.setBack(by: .seconds(60))
            let cancelled = try await place.seller.cancel(made.deal.id).deal
            try await place.forget(leaving)
            let ended = try await place.seller.deal(left.deal.id).deal
            for deal in [cancelled, ended] {
                try expectEqual(deal.state, .cancelled, "the state")
                try expect(deal.updatedAt >= deal.createdAt, "changed at \(deal.updatedAt)")
            }
        },
    ]
}
