import ContractKit
import Deals
import Vocabulary

extension DealContract {
    /// Deals between two members when one blocks the other.
    static let blocking: [Clause<DealFixture>] = [
        Clause("between two of whom one has blocked the other no contact passes, and no deal is made") {
            place in
            let (asked, listing) = (try await place.requested().deal.id, try await place.offer())
            _ = try await place.buyer.deals.setContact(on: asked, to: "010")
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            for verbs in [place.buyer.deals, place.seller] {
                try await expectRefused(.notFound) { try await verbs.setContact(on: asked, to: "011") }
            }
            try await expectRefused(.notFound) { try await place.seller.accept(asked) }
            try await expectRefused(.listingNotFound) {
                try await place.buyer.deals.reserve(Reservation(listing))
            }
            let taken = try await place.buyer.deals.setContact(on: asked, to: "")
            try expectEqual(taken.deal.contacts, DealContacts(), "what is taken back")
        },
        Clause("of two of whom one has blocked the other neither is named to the other, whatever the deal") {
            place in
            let deals = [try await place.requested(), try await place.accepted()]
            func expectNamed(_ isNamed: Bool, _ moment: String) async throws {
                for deal in deals {
                    let (bought, sold) = (
                        try await place.buyer.deals.deal(deal.deal.id),
                        try await place.seller.deal(deal.deal.id)
                    )
                    try expectEqual(
                        [bought.seller, sold.buyer].map { $0.nickname != nil }, [isNamed, isNamed], moment)
                    try expect(bought.buyer.nickname != nil && sold.seller.nickname != nil, "oneself")
                    try expectEqual(bought.deal.goods, deal.deal.goods, "the goods as they were")
                    try expectEqual(bought.seller.id, deal.deal.seller, "who it is")
                }
                let listed = try await place.buyer.deals.deals(DealFilter(), .first).items
                let known = listed.filter { view in deals.contains { $0.deal.id == view.deal.id } }
                try expect(known.allSatisfy { ($0.seller.nickname != nil) == isNamed }, "the list, \(moment)")
            }
            try await expectNamed(true, "before")
            let (buyer, seller) = (place.members.buyer, place.members.owner)
            for (one, other) in [(buyer, seller), (seller, buyer)] {
                try await place.stand(one, .blocked, towards: other)
                try await expectNamed(false, "blocked")
                try await place.stand(one, .active, towards: other)
            }
            try await expectNamed(true, "in the end")
        },
        Clause("a silenced member does not reserve, and open deals go on") { place in
            let (asked, listing) = (try await place.requested().deal.id, try await place.offer())
            let (accepted, declined) = (
                try await place.accepted().deal.id, try await place.requested().deal.id
            )
            for member in [place.members.buyer, place.members.owner] {
                try place.stand(member, .silenced(.example))
            }
            try await expectRefused(.service(.silenced(.example))) {
                try await place.buyer.deals.reserve(Reservation(listing))
            }
            _ = try await place.buyer.deals.setContact(on: asked, to: "010")
            try expectEqual(try await place.seller.accept(asked).deal.state, .accepted)
            try expectEqual(try await place.seller.complete(asked).deal.state, .done)
            try expectEqual(try await place.buyer.deals.cancel(accepted).deal.state, .cancelled)
            try expectEqual(try await place.seller.decline(declined).deal.state, .declined)
        },
        Clause("an open deal between two of whom one has blocked the other both see, and end") { place in
            let (asked, withdrawn) = (try await place.requested(), try await place.requested())
            let (kept, sold) = (try await place.accepted(), try await place.accepted())
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            for verbs in [place.buyer.deals, place.seller] {
                try expectEqual(try await verbs.deal(kept.deal.id).deal.state, .accepted, "one deal")
                try expectEqual(try await verbs.deals(DealFilter(), .first).items.count, 4, "the list")
            }
            try expectEqual(try await place.seller.decline(asked.deal.id).deal.state, .declined)
            try expectEqual(try await place.buyer.deals.cancel(withdrawn.deal.id).deal.state, .cancelled)
            try expectEqual(try await place.seller.cancel(kept.deal.id).deal.state, .cancelled)
            try expectEqual(try await place.seller.complete(sold.deal.id).deal.state, .done)
        },
    ]
}
