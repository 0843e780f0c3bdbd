import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let seeing: [Clause<OrderFixture>] = [
        Clause("the two of an order alone see it, whatever roles others have") { place in
            let (view, open) = (try await place.handedOver(), try await place.opened())
            for other in place.others {
                for order in [view, open] {
                    try await place.expectRefused(.notFound, place.verbs(about: order.order.id, of: other))
                }
                try expectPage(try await other.orders(OrderFilter(), .first), [])
            }
            for verbs in [place.buyer, place.seller] {
                try expectEqual(try await verbs.order(view.order.id), view, "what the two see")
            }
        },
        Clause("an anonymous visitor sees no order and changes none") { place in
            let view = try await place.opened()
            let visitor = place.anonymous
            try await place.expectRefused(
                .service(.signInRequired), place.verbs(about: view.order.id, of: visitor))
            try await expectRefused(.service(.signInRequired)) {
                try await visitor.orders(OrderFilter(), .first)
            }
        },
        Clause("notices about an order name what is bought, for its two alone") { place in
            let (view, service) = (try await place.opened(), try place.service)
            let id = AnyIdentifier(view.order.id)
            for two in [place.members.buyer, place.members.owner] {
                let card = try expectValue(try await service.cards(of: [id], for: two)[id], "its card")
                try expectEqual(card.title, OrderedGoods().title, "the title")
                try expect(!card.isOpen, "what is written about it")
            }
            for other in [place.members.stranger, place.members.operator, .anonymous] {
                try expect(try await service.cards(of: [id], for: other).isEmpty, "others see none")
            }
        },
        Clause("an order that never was is not found") { place in
            let id = OrderID(place.environment.ids.next())
            for verbs in [place.buyer, place.seller, place.moderator, place.operator] {
                try await place.expectRefused(.notFound, place.verbs(about: id, of: verbs))
            }
        },
        Clause("the two are shown by the names of the day, and withdrawn members by none") { place in
            let view = try await place.paid()
            let (buyer, seller) = (
                try place.id(of: place.members.buyer), try place.id(of: place.members.owner)
            )
            for name in ["새 이름", nil] {
                place.directory.name(buyer, name)
                place.directory.name(seller, name)
                let seen = try await place.seller.order(view.order.id)
                try expectEqual(seen.buyer, MemberCard(id: buyer, nickname: name), "the buyer")
                try expectEqual(seen.payee, MemberCard(id: seller, nickname: name), "the payee")
                let listed = try await place.buyer.orders(OrderFilter(), .first).items
                try expectEqual(listed, [seen], "the list")
            }
        },
    ]

    static let standing: [Clause<OrderFixture>] = [
        Clause("a silenced member opens no order, and open ones go on") { place in
            let (record, open) = (try place.offer(), try await place.opened())
            let (first, second) = (try await place.paid(), try await place.paid())
            for member in [place.members.buyer, place.members.owner] {
                try place.stand(member, .silenced(.example))
            }
            try await expectRefused(.service(.silenced(.example))) { try await place.open(record) }
            try expectEqual(try place.goods.stock(of: record).free, 1, "the units")
            try await place.pay(open)
            _ = try await place.seller.handOver(open.order.id)
            _ = try await place.buyer.complain(open.order.id, .notAsAgreed, "색이 다릅니다")
            try expect(
                try await place.buyer.confirm(open.order.id).order.delivery.receivedAt != nil, "the receipt")
            let returned = try await place.seller.refund(first.order.id, nil, idempotencyKey: nil)
            try expectEqual(returned.order.state, .refunded, "the state of what the seller gives back")
            let withdrawn = try await place.buyer.withdraw(second.order.id)
            try expectEqual(withdrawn.order.state, .refunded, "the state of what the buyer gives back")
        },
        Clause("a suspended or closed member opens no order") { place in
            let record = try place.offer()
            for standing in [Standing.suspended, .closed] {
                try place.stand(place.members.buyer, standing)
                try await expectRefused(.service(.accessInvalid)) { try await place.open(record) }
                try place.stand(place.members.buyer, .active)
                try expectPage(try await place.buyer.orders(OrderFilter(), .first), [])
            }
            try expectEqual(try place.goods.stock(of: record).free, 1, "the units")
        },
    ]

    static let blocking: [Clause<OrderFixture>] = [
        Clause("no order is opened between two members if either has blocked the other") { place in
            let (buyer, seller) = (place.members.buyer, place.members.owner)
            let record = try place.offer()
            for (one, other) in [(buyer, seller), (seller, buyer)] {
                try await place.stand(one, .blocked, towards: other)
                try await expectRefused(.recordNotFound) {
                    try await place.buyer.offer(PurchaseRequest(record))
                }
                try await expectRefused(.recordNotFound) { try await place.open(record) }
                try await place.stand(one, .active, towards: other)
            }
            try expectEqual(try await place.open(record).order.state, .open, "an order afterwards")
        },
        Clause(
            "an order goes on after a block between its two members, and names neither to the other"
        ) { place in
            let (open, paid) = (try await place.opened(), try await place.paid())
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            for verbs in [place.buyer, place.seller] {
                let seen = try await verbs.order(paid.order.id)
                let names = [seen.buyer.nickname, seen.payee?.nickname].compactMap(\.self)
                try expectEqual(names.count, 1, "only one is named")
                try expectEqual(seen.order, paid.order, "the order")
                let listed = try await verbs.orders(OrderFilter(), .first).items.map(\.order.id)
                try expectEqual(Set(listed), [open.order.id, paid.order.id], "the list")
            }
            try await place.pay(open)
            _ = try await place.seller.handOver(open.order.id)
            try expect(
                try await place.buyer.confirm(open.order.id).order.delivery.receivedAt != nil, "the receipt")
            _ = try await place.seller.refund(paid.order.id, nil, idempotencyKey: nil)
            try await place.expectGivenBack(paid, .refunded)
        },
    ]
}

extension OrderFixture {
    /// A verb about an order, with its name.
    fileprivate typealias NamedVerb = (name: String, verb: @Sendable () async throws -> Void)

    /// The verbs of a member about an order.
    fileprivate func verbs(about id: OrderID, of verbs: any OrderRepository) -> [NamedVerb] {
        [
            ("order", { _ = try await verbs.order(id) }), ("look", { _ = try await verbs.look(id) }),
            ("checkout", { _ = try await verbs.checkout(id) }),
            ("cancel", { _ = try await verbs.cancel(id) }),
            ("withdraw", { _ = try await verbs.withdraw(id) }),
            ("refund", { _ = try await verbs.refund(id, nil, idempotencyKey: nil) }),
            ("handOver", { _ = try await verbs.handOver(id) }),
            ("confirm", { _ = try await verbs.confirm(id) }),
            ("complain", { _ = try await verbs.complain(id, .notReceived, "아직 못 받았어요") }),
        ]
    }

    fileprivate func expectRefused(
        _ expected: OrderError, _ verbs: [NamedVerb], file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        for (name, verb) in verbs {
            let error = try await refusal(by: OrderError.self, file: file, line: line, of: verb)
            try expectEqual(error, expected, "the error of \(name)", file: file, line: line)
        }
    }
}
