import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let reserving: [Clause<DealFixture>] = [
        Clause("where the seller need not be asked, units are kept at once for as long as was asked") {
            place in
            let listing = try await place.offer(units: 3)
            let view = try await place.buyer.deals.reserve(Reservation(listing, quantity: 2, hours: 48))
            let deal = view.deal
            try expectEqual(deal.state, .accepted, "the state")
            try expectEqual(deal.goods.listing, listing, "the listing")
            try expectEqual(deal.goods.title, "유니폼 상의", "the title")
            try expectEqual(deal.goods.price, Money(30_000, .krw), "the price")
            try expectEqual([deal.seller, deal.buyer], [view.seller.id, view.buyer.id], "the two")
            try expectEqual(deal.seller, place.members.owner.memberID, "the seller")
            try expectEqual(deal.buyer, place.members.buyer.memberID, "the buyer")
            try expectEqual(deal.until.since(deal.createdAt), .seconds(48 * 3600), "how long it is kept")
            try expectEqual(try await place.stock(of: listing), Stock(left: 3, held: 2), "the stock")
            try expectEqual(try await place.seller.deal(deal.id), view, "what the seller sees")
            try expectEqual(try await place.buyer.deals.deal(deal.id), view, "what the buyer sees")
        },
        Clause("where the seller wants to be asked, nothing is kept before they accept") { place in
            let view = try await place.requested(2, of: 3)
            let deal = view.deal
            try expectEqual(deal.state, .requested, "the state")
            try expectEqual(deal.until.since(deal.createdAt), .seconds(24 * 3600), "the time to answer")
            try expectEqual(try await place.stock(of: deal.goods.listing), Stock(left: 3), "the stock")
            place.clock.pass(.seconds(3600))
            let accepted = try await place.seller.accept(deal.id).deal
            try expectEqual(accepted.state, .accepted, "the state once accepted")
            try expectEqual(
                accepted.until.since(accepted.updatedAt), .seconds(24 * 3600), "how long it is kept")
            try expectEqual(
                try await place.stock(of: deal.goods.listing), Stock(left: 3, held: 2), "the stock kept")
            try expectEqual(try await place.buyer.deals.deal(deal.id).deal, accepted, "the buyer's deal")
        },
        Clause("a reservation that breaks rules is refused with all field errors") { place in
            let listing = try await place.offer()
            for (quantity, hours, fields) in [
                (0, 24, ["quantity"]), (10_000, 24, ["quantity"]), (1, 0, ["hours"]), (1, 73, ["hours"]),
                (-1, 1000, ["quantity", "hours"]),
            ] {
                let error = try await refusal(by: DealError.self) {
                    try await place.buyer.deals.reserve(
                        Reservation(listing, quantity: quantity, hours: hours))
                }
                guard case .invalidFields(let fieldErrors) = error else { throw error }
                try expectEqual(fieldErrors.map(\.field), fields, "the fields complained about")
            }
            try expectPage(try await place.buyer.deals.deals(DealFilter(), .first), [])
        },
        Clause("nobody reserves what is theirs, what is not there, or more than there is") { place in
            let listing = try await place.offer(units: 2)
            try await expectRefused(.ownListing) { try await place.seller.reserve(Reservation(listing)) }
            try await expectRefused(.listingNotFound) {
                try await place.buyer.deals.reserve(Reservation(ListedID(place.environment.ids.next())))
            }
            try await expectRefused(.notEnough(available: 2)) {
                try await place.buyer.deals.reserve(Reservation(listing, quantity: 3))
            }
            _ = try await place.buyer.deals.reserve(Reservation(listing, quantity: 2))
            try await expectRefused(.notOnSale) {
                try await place.stranger.deals.reserve(Reservation(listing))
            }
            try expectPage(try await place.stranger.deals.deals(DealFilter(), .first), [])
        },
        Clause("a buyer has one open deal about a listing at a time") { place in
            let listing = try await place.offer(units: 3, asksSeller: true)
            let view = try await place.buyer.deals.reserve(Reservation(listing))
            try await expectRefused(.openAlready(view.deal.id)) {
                try await place.buyer.deals.reserve(Reservation(listing))
            }
            _ = try await place.stranger.deals.reserve(Reservation(listing))
            _ = try await place.buyer.deals.cancel(view.deal.id)
            let again = try await place.buyer.deals.reserve(Reservation(listing))
            try expect(again.deal.id != view.deal.id, "it is another deal")
        },
        Clause("a buyer has twenty open deals at most") { place in
            var last: DealView?
            for _ in 0..<DealError.mostOpen { last = try await place.requested() }
            let listing = try await place.offer(asksSeller: true)
            try await expectRefused(.tooManyOpen(20)) {
                try await place.buyer.deals.reserve(Reservation(listing))
            }
            _ = try await place.buyer.deals.cancel(try expectValue(last, "a deal").deal.id)
            _ = try await place.buyer.deals.reserve(Reservation(listing))
        },
        Clause("a visitor has no deals and makes none") { place in
            let view = try await place.accepted()
            let (visitor, signIn) = (place.anonymous.deals, DealError.service(.signInRequired))
            try await expectRefused(signIn) {
                try await visitor.reserve(Reservation(view.deal.goods.listing))
            }
            try await expectRefused(signIn) { try await visitor.deals(DealFilter(), .first) }
            try await expectRefused(signIn) { try await visitor.deal(view.deal.id) }
            try await expectRefused(signIn) { try await visitor.cancel(view.deal.id) }
        },
        Clause("a member who is closed or blocked by the seller makes no deal") { place in
            let listing = try await place.offer()
            try place.stand(place.members.buyer, .closed)
            try await expectRefused(.service(.accessInvalid)) {
                try await place.buyer.deals.reserve(Reservation(listing))
            }
            try place.stand(place.members.buyer, .active)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await expectRefused(.listingNotFound) {
                try await place.buyer.deals.reserve(Reservation(listing))
            }
            try expectEqual(try await place.stock(of: listing), Stock(left: 1), "the stock")
        },
    ]
}
