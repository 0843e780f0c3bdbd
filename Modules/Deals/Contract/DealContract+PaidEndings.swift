import ContractKit
import Deals
import Vocabulary

extension DealContract {
    /// Withdrawals, blocks and notices of deals that are paid for.
    static let paidEndings: [Clause<DealFixture>] = [
        Clause("when one of the two leaves while an order is open, the order gets nothing") { place in
            for isSeller in [true, false] {
                let leaving = place.newMember()
                let view = try await place.deal(with: leaving, sellingTo: isSeller)
                let purchase = try await place.held(view)
                try await place.forget(leaving)
                let other = isSeller ? place.stranger.deals : place.seller
                let ended = try await other.deal(view.deal.id).deal
                try expectEqual(ended.state, .cancelled, "the state")
                try expectEqual(ended.contacts, DealContacts(), "the contacts")
                try await place.expectGone(purchase)
                for _ in 0..<2 { try await place.release(purchase) }
                try expectEqual(try await other.deal(view.deal.id).deal.payment, nil, "the payment")
            }
        },
        Clause("when one of the two leaves after the payment, the deal stays paid, and can be returned") {
            place in
            for isSeller in [true, false] {
                let leaving = place.newMember()
                let view = try await place.deal(with: leaving, sellingTo: isSeller)
                let purchase = try await place.held(view)
                try await place.fulfil(purchase)
                for _ in 0..<2 { try await place.forget(leaving) }
                let other = isSeller ? place.stranger.deals : place.seller
                let paid = try await other.deal(view.deal.id).deal
                try expectEqual(paid.state, .done, "the state")
                try expectEqual(paid.payment, DealPayment(purchase.order, .paid), "the payment")
                try await place.fulfil(purchase)
                try await place.release(purchase)
                try expectEqual(try await other.deal(view.deal.id).deal.state, .returned, "the state then")
            }
        },
        Clause("an open order goes on if its buyer or seller blocks the other") { place in
            let (first, second) = (try await place.held(), try await place.held())
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await place.fulfil(first)
            try await place.expectDeal(of: first, .done, .paid)
            try await place.release(second)
            try await place.expectDeal(of: second, .accepted, nil)
        },
        Clause("deals tell nothing of what Payments tells, and the seller of a checkout that ended a deal") {
            place in
            let purchase = try await place.paid()
            try await place.release(purchase)
            let expired = try await place.held()
            place.clock.advance(by: .seconds(25 * 3600))
            let payable = try place.payable()
            try await expectUnpayable(.gone) { try await payable.fulfil(expired) }
            try await place.release(expired)
            let made = try await place.notices().map(\.act)
            try expectEqual(made, ["reserved", "reserved"], "the notices of paid deals")
            let ended = try await place.held(place.toPay())
            for _ in 0..<2 { try await place.release(ended) }
            let notices = try await place.notices()
            try expectEqual(notices.map(\.act), ["reserved", "cancelled"], "the notices of a checkout")
            let seller = place.members.owner.memberID
            try expect(notices.allSatisfy { $0.recipient == seller }, "the seller is told")
        },
    ]
}

extension DealFixture {
    /// An accepted deal that the member sells to the stranger, or buys of the owner.
    fileprivate func deal(with member: Principal, sellingTo isSeller: Bool) async throws -> DealView {
        let verbs = repository(as: member)
        guard isSeller else { return try await verbs.deals.reserve(Reservation(offer())) }
        return try await stranger.deals.reserve(Reservation(verbs.offer(TestGoods("떠날 물건"))))
    }
}
