import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// What Payments does for the domains that sell.
    static let cashing: [Clause<OrderFixture>] = [
        Clause("a domain opens an order for a member, one for each of its keys, whatever became of it") {
            place in
            let (cashier, buyer) = (try place.cashier, place.members.buyer)
            let request = PurchaseRequest(try place.offer { $0.units = 2 })
            let first = try await cashier.open(request, for: buyer, key: try place.domainKey("1"))
            try expectEqual(first.state, .open, "the state")
            try expectEqual([first.total, first.refunded], [.won(30_000), .won(0)], "the amounts")
            try expectEqual(first.buyer, try place.id(of: buyer), "the buyer")
            try expectEqual(first.record, request.record, "the record")
            try expect(first.isTest, "test money is marked")
            _ = try await place.buyer.cancel(first.id)
            let again = try await cashier.open(request, for: buyer, key: try place.domainKey("1"))
            try expectEqual([again.id], [first.id], "the order of the same key")
            try expectEqual(again.state, .ended, "its state")
            let second = try await cashier.open(request, for: buyer, key: try place.domainKey("2"))
            try expect(second.id != first.id, "another key is another order")
            try expectEqual(try await place.orders(of: buyer).count, 2, "the buyer's orders")
        },
        Clause("a domain gives back a part and the rest, each once for its key") { place in
            let (cashier, view) = (try place.cashier, try await place.received())
            let id = view.order.id
            for _ in 0..<2 {
                let card = try await cashier.refund(id, .won(10_000), key: try place.domainKey("part"))
                try expectEqual(card.state, .paid, "the state after a part")
                try expectEqual(card.refunded, .won(10_000), "what came back")
            }
            for _ in 0..<2 {
                let card = try await cashier.refund(id, nil, key: try place.domainKey("rest"))
                try expectEqual(card.state, .returned, "the state after the rest")
                try expectEqual(card.refunded, .won(30_000), "what came back")
            }
            try await place.expectGivenBack(view, .refunded)
        },
        Clause("a domain is told why nothing was opened or given back") { place in
            let (cashier, buyer, key) = (try place.cashier, place.members.buyer, try place.domainKey("1"))
            let unknown = AnyIdentifier(OrderID(place.environment.ids.next()))
            try await place.expectFailure(.purchase(.notFound)) {
                try await cashier.open(PurchaseRequest(unknown), for: buyer, key: key)
            }
            let own = PurchaseRequest(try place.offer())
            try await place.expectFailure(.purchase(.ownRecord)) {
                try await cashier.open(own, for: place.members.owner, key: key)
            }
            let service = try place.withoutGateway()
            try await place.expectFailure(.paymentsOff) { try await service.open(own, for: buyer, key: key) }
            try await place.expectFailure(.notFound) {
                try await cashier.refund(OrderID(place.environment.ids.next()), nil, key: key)
            }
            let (open, paid) = (try await place.opened(), try await place.paid())
            try await place.expectFailure(.wrongState) {
                try await cashier.refund(open.order.id, nil, key: key)
            }
            let range = FieldError("amount", .outOfRange(minimum: 1, maximum: 30_000))
            try await place.expectFailure(.invalidFields([range])) {
                try await cashier.refund(paid.order.id, .won(30_001), key: key)
            }
        },
        Clause("the orders of a record or payee are listed by their state, the youngest first") { place in
            let (cashier, record) = (try place.cashier, try place.offer { $0.units = 9 })
            var views: [OrderView] = []
            for _ in 0..<4 {
                let buyer = place.newMember()
                views.append(try await place.open(record, by: buyer))
                place.clock.pass(.minutes(1))
            }
            for view in views.prefix(3) { try await place.pay(view) }
            _ = try await place.seller.refund(views[0].order.id, nil, idempotencyKey: nil)
            try await place.pass(.minutes(30))
            let other = try await place.paid()
            let expected: [(OrderCardState?, [OrderView])] = [
                (nil, views.reversed()), (.open, []), (.paid, [views[2], views[1]]),
                (.returned, [views[0]]), (.ended, [views[3]]),
            ]
            for (state, orders) in expected {
                let cards = try await cashier.orders(of: .record(record), state, .first).items
                try expectEqual(cards.map(\.id), orders.map(\.order.id), "the record's, \(state as Any)")
            }
            let page = try await cashier.orders(of: .payee(other.order.payee), .paid, PageRequest(limit: 2))
            try expectEqual(page.items.map(\.id), [other.order.id, views[2].order.id], "the payee's")
            let next = try expectValue(page.next, "a place behind the page")
            let rest = try await cashier.orders(
                of: .payee(other.order.payee), .paid, PageRequest(.after(next), limit: 2))
            try expectEqual(rest.items.map(\.id), [views[1].order.id], "the next page")
            try await place.expectFailure(.invalidFields([FieldError("after", .mismatch)])) {
                try await cashier.orders(of: .record(record), .paid, PageRequest(.after(next), limit: 2))
            }
        },
    ]
}

extension OrderContract {
    /// What domains are told of money.
    static let counting: [Clause<OrderFixture>] = [
        Clause("paid orders of records and balances of payees are told in the order in which they are asked")
        {
            place in
            let (cashier, record) = (try place.cashier, try place.offer { $0.units = 9 })
            for _ in 0..<3 {
                let view = try await place.open(record, by: place.newMember())
                try await place.pay(view)
            }
            let orders = try await cashier.orders(of: .record(record), nil, .first).items
            _ = try await cashier.refund(orders[0].id, nil, key: try place.domainKey("all"))
            _ = try await cashier.refund(orders[1].id, .won(10_000), key: try place.domainKey("part"))
            let none = try place.offer()
            try expectEqual(
                try await cashier.paidOrders(of: [none, record]),
                [PaidOrders(), PaidOrders(count: 2, amount: 50_000)], "the paid orders")
            let view = try await place.received()
            let balances = try await cashier.balances(of: [
                place.crew, view.order.payee, AnyIdentifier(view.order.buyer),
            ])
            try expectEqual(
                balances, [PayeeBalance(), PayeeBalance(due: 29_010), PayeeBalance()], "balances")
        },
        Clause("a payee's postings tell a domain of what was earned, and of payouts") { place in
            let (cashier, view) = (try place.cashier, try await place.received { $0.payee = place.crew })
            try await place.settled(view)
            _ = try await place.service.payOut(to: place.crew, .won(9_010), transfer: "T-1")
            let postings = try await cashier.postings(of: place.crew, .first).items
            try expectEqual(postings.map(\.kind), [.payout, .payable, .earned], "the kinds")
            try expectEqual(
                postings.map(\.amount), [.won(-9_010), .won(0), .won(29_010)], "the amounts")
            try expectEqual(postings.map(\.order), [nil, view.order.id, view.order.id], "the orders")
            try expectEqual(try await cashier.balances(of: [place.crew]), [PayeeBalance(payable: 20_000)])
        },
    ]
}
