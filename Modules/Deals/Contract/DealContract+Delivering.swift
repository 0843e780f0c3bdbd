import ContractKit
import Deals
import Vocabulary

extension DealContract {
    /// The way of what was paid for from the seller to the buyer.
    static let delivering: [Clause<DealFixture>] = [
        Clause("the seller hands over and the buyer receives, each once, and Payments is told") { place in
            let (purchase, payments) = (try await place.paid(), try place.known())
            let id = try await place.deal(of: purchase).id
            place.clock.pass(.seconds(60))
            let given = try await place.seller.handOver(id)
            try expect(given.deal.handedOverAt != nil, "the moment of the hand-over is noted")
            place.clock.pass(.seconds(60))
            try expectEqual(try await place.seller.handOver(id), given, "handed over again")
            let taken = try await place.buyer.deals.receive(id)
            try expectEqual(taken.deal.handedOverAt, given.deal.handedOverAt, "the hand-over")
            try expect(taken.deal.receivedAt != nil, "the moment of the receipt is noted")
            place.clock.pass(.seconds(60))
            try expectEqual(try await place.buyer.deals.receive(id), taken, "received again")
            try expectEqual(try await place.seller.deal(id).deal, taken.deal, "what the seller sees")
            let told = [
                KnownPayments.Told(
                    order: purchase.order, member: place.members.owner.memberID, isReceipt: false),
                KnownPayments.Told(
                    order: purchase.order, member: place.members.buyer.memberID, isReceipt: true),
            ]
            try expectEqual(payments.told, told, "what Payments was told")
        },
        Clause("the seller alone hands over, the buyer alone receives, and only what was paid for") { place in
            let purchase = try await place.paid()
            let id = try await place.deal(of: purchase).id
            try await expectRefused(.sellerOnly) { try await place.buyer.deals.handOver(id) }
            try await expectRefused(.buyerOnly) { try await place.seller.receive(id) }
            for other in place.others {
                try await expectRefused(.notFound) { try await other.handOver(id) }
                try await expectRefused(.notFound) { try await other.receive(id) }
            }
            let open = try await place.accepted().deal.id
            let done = try await place.seller.complete(place.accepted().deal.id).deal.id
            for unpaid in [open, done] {
                try await expectRefused(.notPaid) { try await place.seller.handOver(unpaid) }
                try await expectRefused(.notPaid) { try await place.buyer.deals.receive(unpaid) }
            }
            try await place.release(purchase)
            try await expectRefused(.wrongState(.returned)) { try await place.seller.handOver(id) }
            try await expectRefused(.wrongState(.returned)) { try await place.buyer.deals.receive(id) }
        },
        Clause("what Payments does not record is not noted") { place in
            let (purchase, payments) = (try await place.paid(), try place.known())
            let deal = try await place.deal(of: purchase)
            for (failure, error) in [
                (DeliveryFailure.wrongState, DealError.wrongState(.done)), (.notFound, .notPaid),
            ] {
                payments.refuse(failure)
                try await expectRefused(error) { try await place.seller.handOver(deal.id) }
                try await expectRefused(error) { try await place.buyer.deals.receive(deal.id) }
            }
            try expectEqual(try await place.deal(of: purchase), deal, "the deal")
            payments.refuse(nil)
            _ = try await place.seller.handOver(deal.id)
        },
        Clause("what Payments tells of a delivery stands in the deal, the first time counts") { place in
            let purchase = try await place.paid()
            let deal = try await place.deal(of: purchase)
            let moment = place.clock.now().advanced(by: .seconds(3600))
            try await place.note(purchase, handedOverAt: moment)
            let noted = try await place.deal(of: purchase)
            try expectEqual(noted.handedOverAt, moment, "the hand-over")
            try expectEqual(noted.receivedAt, nil, "the receipt")
            for later in [moment, moment.advanced(by: .seconds(60))] {
                try await place.note(purchase, handedOverAt: later)
                try expectEqual(try await place.deal(of: purchase), noted, "told again")
            }
            try await place.note(purchase, handedOverAt: moment, receivedAt: moment)
            try expectEqual(try await place.deal(of: purchase).receivedAt, moment, "the receipt")
            let other = try place.purchase(of: try await place.accepted())
            for order in [purchase, other] {
                let foreign = Purchase(
                    order: other.order, record: order.record, buyer: deal.buyer, total: order.total,
                    until: order.until)
                try await place.note(foreign, handedOverAt: moment, receivedAt: moment)
            }
            try expectEqual(try await place.deal(of: other).handedOverAt, nil, "of an order that is not its")
        },
        Clause("a paid deal is open to the words of the two until 14 days after the receipt of the goods") {
            place in
            let purchase = try await place.paid()
            place.clock.advance(by: .seconds(30 * 86_400))
            try expectEqual(try await place.isOpen(purchase), true, "before the receipt")
            try await place.note(purchase, handedOverAt: nil, receivedAt: place.clock.now())
            place.clock.advance(by: .seconds(14 * 86_400 - 1))
            try expectEqual(try await place.isOpen(purchase), true, "14 days after the receipt")
            place.clock.advance(by: .seconds(1))
            try expectEqual(try await place.isOpen(purchase), false, "after that")
        },
    ]
}

extension DealFixture {
    /// Whether the buyer can write about what was bought.
    fileprivate func isOpen(_ purchase: Purchase) async throws -> Bool? {
        let cards = try await served().cards(of: [purchase.record], for: members.buyer)
        return cards[purchase.record]?.isOpen
    }

    /// Lets Payments tell of a delivery.
    fileprivate func note(
        _ purchase: Purchase, handedOverAt: Timestamp?, receivedAt: Timestamp? = nil
    ) async throws {
        try await served().noteDelivery(
            DeliveryChange(
                of: purchase.order, for: purchase.record, handedOverAt: handedOverAt, receivedAt: receivedAt))
    }
}
