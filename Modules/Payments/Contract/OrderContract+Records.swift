import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// The records that the law requires, and the one act that opens them.
    static let keeping: [Clause<OrderFixture>] = [
        Clause("the law's records of a paid order stay when the two leave, and each reading is logged") {
            place in
            let (paid, open) = (try await place.paid(), try await place.opened())
            _ = try await place.seller.refund(paid.order.id, nil, idempotencyKey: nil)
            _ = try await place.messages()
            for member in [place.members.buyer, place.members.owner] { try await place.forget(member) }
            let records = try await place.records(of: paid)
            try expectEqual(
                records.map(\.act), ["made", "paid", "returned", "refunded", "shown"].sorted(),
                "what happened")
            try expectEqual(Set(records.map(\.title)), ["유니폼 상의"], "the titles")
            try expectEqual(Set(records.map(\.amount)), [.won(30_000)], "the amounts")
            try expectEqual(Set(records.map(\.buyer)), [paid.order.buyer], "the buyers")
            try expectEqual(try await place.records(of: open), [], "the records of what was not paid")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["orders.records", "orders.records"], "the audit log")
            place.clock.advance(by: .days(5 * 366))
            try expectEqual(try await place.records(of: paid), [], "the records after five years")
        },
        Clause("the display of a paid order is kept for six months, its contract for longer") { place in
            let view = try await place.paid { $0.sellerKind = .business }
            let records = try await place.records(of: view)
            let shown = try expectValue(records.first { $0.kind == .display }, "the display")
            let terms = view.order.refunds
            try expectEqual(
                shown.display,
                OrderDisplay(sellerKind: .business, english: terms.english, korean: terms.korean),
                "the terms")
            try expectEqual(shown.title, view.order.title, "the title")
            try expectEqual(shown.amount, view.order.price.total, "the price")
            try expectEqual(records.filter { $0.display != nil }.count, 1, "the displays")
            place.clock.advance(by: .days(183))
            try expectEqual(try await place.records(of: view), records, "the records before six months")
            place.clock.advance(by: .days(1))
            let left = try await place.records(of: view)
            try expectEqual(left.map(\.act), ["made", "paid"], "the records after six months")
        },
        Clause("one logged act opens the records of an order and those of its goods") { place in
            let view = try await place.paid()
            let supply = try place.goods.supply(view.order.record, to: view.order.buyer)
            _ = try await place.messages()
            for subject in [AnyIdentifier(view.order.id), view.order.record] {
                let sale = try await place.service.records(of: subject, place.act("세무 조사"))
                try expectEqual(sale.supplies, [supply], "what the goods' domain has kept")
                try expectEqual(sale.orders.map(\.act), ["shown", "made", "paid"], "the order's records")
                let acts = try await place.acts()
                try expectEqual(acts.map(\.subject), ["\(subject)"], "the audit log")
                try expectEqual(acts.map(\.affected), [view.order.buyer], "the member")
            }
        },
        Clause("a sale without a payment is opened by the same act, and an unknown sale is not found") {
            place in
            let (unpaid, unsold) = (try place.offer(), try place.offer())
            let supply = try place.goods.supply(unpaid, to: try place.id(of: place.members.buyer))
            _ = try await place.messages()
            let sale = try await place.service.records(of: unpaid, place.act("세무 조사"))
            try expectEqual(sale, SaleRecords(orders: [], supplies: [supply]), "what is kept")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.subject), ["\(unpaid)"], "the audit log")
            try expectEqual(acts.map(\.affected), [supply.buyer], "the member")
            let unknown: OrderID = place.environment.ids.next()
            for subject in [unsold, AnyIdentifier(unknown)] {
                try await expectRefused(.notFound) {
                    try await place.service.records(of: subject, place.act("세무 조사"))
                }
            }
            try expectEqual(try await place.acts(), [], "the audit log of what never was")
        },
    ]
}

extension OrderFixture {
    /// The law's records of an order as an operator reads them, in the order of their acts.
    fileprivate func records(of view: OrderView) async throws -> [OrderRecord] {
        try await service.records(of: AnyIdentifier(view.order.id), act("세무 조사")).orders
            .sorted { $0.act < $1.act }
    }
}
