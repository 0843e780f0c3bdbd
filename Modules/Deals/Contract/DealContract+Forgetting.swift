import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let forgetting: [Clause<DealFixture>] = [
        Clause("when one of the two leaves, their open deals end and every word goes") { place in
            for leaving in [place.newMember(), place.newMember()] {
                let verbs = place.repository(as: leaving).deals
                let bought = try await verbs.reserve(Reservation(place.offer())).deal.id
                let listing = try await place.repository(as: leaving).offer(TestGoods("떠날 물건"))
                let sold = try await place.stranger.deals.reserve(Reservation(listing)).deal.id
                for (id, other) in [(bought, place.seller), (sold, place.stranger.deals)] {
                    _ = try await verbs.setContact(on: id, to: "010-0000-0000")
                    _ = try await other.setContact(on: id, to: "카톡 친구")
                }
                try await place.forget(leaving)
                for (id, other) in [(bought, place.seller), (sold, place.stranger.deals)] {
                    let deal = try await other.deal(id).deal
                    try expectEqual(deal.state, .cancelled, "the state")
                    try expectEqual(deal.endedBy, leaving.memberID, "who ended it")
                    try expectEqual(deal.contacts, DealContacts(), "the contacts")
                    try expectEqual(deal.goods.title, id == sold ? "" : "유니폼 상의", "the title")
                }
            }
        },
        Clause("deals that had ended keep how they ended, and deals of others everything") { place in
            let leaving = place.newMember()
            let done = try await place.repository(as: leaving).deals.reserve(Reservation(place.offer()))
            _ = try await place.seller.complete(done.deal.id)
            let other = try await place.accepted()
            let changed = try await place.buyer.deals.setContact(on: other.deal.id, to: "010")
            for _ in 0..<2 { try await place.forget(leaving) }
            try expectEqual(try await place.state(of: done), .done, "the state of the one that was done")
            try expectEqual(try await place.seller.deal(other.deal.id), changed, "the deal of others")
        },
        Clause("nothing is written for a member who has left, though they were let in before") { place in
            let listing = try await place.offer()
            let (buyer, key) = (place.buyer.deals, place.newKey())
            try await place.forget(place.members.buyer)
            let closed = DealError.service(.accessInvalid)
            try await expectRefused(closed) {
                try await buyer.reserve(Reservation(listing), idempotencyKey: key)
            }
            try expectEqual(try await place.stock(of: listing), Stock(left: 1), "the stock")
        },
        Clause("no deal is made with a seller who has left, though the goods are on sale") { place in
            let leaving = place.newMember()
            let listing = try await place.repository(as: leaving).offer(TestGoods("떠날 물건"))
            try await place.forget(leaving)
            try await expectRefused(.listingNotFound) {
                try await place.buyer.deals.reserve(Reservation(listing), idempotencyKey: place.newKey())
            }
            try expectPage(
                try await place.buyer.deals.deals(DealFilter(side: .buying), .first), [], "the buyer's deals")
        },
        Clause("what was answered is there after the place was closed and opened") { place in
            let view = try await place.accepted()
            let changed = try await place.seller.setContact(on: view.deal.id, to: "010")
            try await place.reopen()
            try expectEqual(try await place.seller.deal(view.deal.id), changed, "the deal")
        },
    ]
}
