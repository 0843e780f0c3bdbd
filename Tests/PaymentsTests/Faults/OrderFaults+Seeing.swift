import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import TestKit
import Vocabulary

extension OrderFaults {
    static let seeing: [Fault<OrderFixture>] = [
        .verbs("shows orders to everybody", caughtBy: "the two of an order alone see it") { verbs, caller in
            verbs.order = caller.seller.order(_:)
        },
        .verbs("makes up what never was", caughtBy: "an order that never was is not found") { verbs, caller in
            let sound = caller.sound
            verbs.order = { id throws(OrderError) in
                do throws(OrderError) {
                    return try await sound.order(id)
                } catch .notFound {
                    return ShownOrders.open.with(ShownOrders.open.order.with(id: id))
                }
            }
        },
        .verbs("shows old names", caughtBy: "the two are shown by the names of the day") { verbs, caller in
            let sound = caller.sound
            verbs.order = { id throws(OrderError) in
                let view = try await sound.order(id)
                return OrderView(
                    order: view.order, payment: view.payment, refunds: view.refunds,
                    buyer: MemberCard(id: view.buyer.id, nickname: "buyer"), payee: view.payee,
                    releasedAt: view.releasedAt, complaint: view.complaint)
            }
        },
        .verbs(
            "calls other payees by their identifiers",
            caughtBy: "a payee who is no member is shown by its title"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.offer = { request throws(OrderError) in
                let offer = try await sound.offer(request)
                return OfferView(
                    quote: offer.quote, total: offer.total, payee: offer.payee, isTest: offer.isTest)
            }
        },
        .verbs(
            "lets every member write", caughtBy: "a silenced member opens no order",
            "a suspended or closed member opens no order", "an order goes on after a block"
        ) { verbs, caller in
            verbs = OrderRepositoryFake(forwardingTo: caller.heedless)
        },
        .goods("offers to everybody alike", caughtBy: "no order is opened between two members") { market in
            var goods = BentPurchasable(market.goods)
            goods.quote = { request, buyer throws(PurchaseFailure) in
                do throws(PurchaseFailure) {
                    return try await market.goods.quote(request, for: buyer)
                } catch .notFound {
                    // An unknown member: no block hides the goods.
                    let raw = RawIdentifier(milliseconds: 1, random: (7, 7))
                    let other = Principal.member(MemberID(raw), session: SessionID(raw), role: .member)
                    return try await market.goods.quote(request, for: other)
                }
            }
            return goods
        },
    ]

    static let listing: [Fault<OrderFixture>] = [
        .store(
            "lists the oldest first", caughtBy: "lists show one's own orders by side",
            "cursors lead through all orders"
        ) { store in
            store.paging { $0.items.reverse() }
        },
        .store("skips one behind a cursor", caughtBy: "a cursor keeps its place") { store in
            let sound = store
            store.page = { member, filter, request, now throws(OrderError) in
                var page = try await sound.page(member, filter, request, now)
                if case .after = request.start { page.items = Array(page.items.dropFirst()) }
                return page
            }
        },
        .store("does not count", caughtBy: "numbered pages carry their place") { store in
            store.paging { $0.numbering = nil }
        },
        .verbs("takes any cursor", caughtBy: "the cursor of another list is refused") { verbs, caller in
            let sound = caller.sound
            verbs.orders = { filter, request throws(OrderError) in
                do throws(OrderError) {
                    return try await sound.orders(filter, request)
                } catch {
                    return try await sound.orders(filter, .first)
                }
            }
        },
        .store("turns pages around", caughtBy: "postings and complaints are read page by page") { store in
            let sound = store
            store.entries = { owner, request throws(OrderError) in
                var page = try await sound.entries(owner, request)
                page.items.reverse()
                return page
            }
        },
    ]

    static let leaving: [Fault<OrderFixture>] = [
        .store(
            "remembers who has left", caughtBy: "titles, words and addresses of a member",
            "nothing is written for a member who has left", "nothing is bought from a seller who has left",
            "money that comes when the buyer or the seller"
        ) { store in
            store.forget = { _, _ throws(OrderError) in }
        },
        .store("forgets all buyers with one", caughtBy: "orders of others stay as they are") { store in
            let (sound, buyers) = (store, LockedValue<Set<MemberID>>([]))
            store.insert = { order, payment, request, now throws(OrderError) in
                buyers.withLock { _ = $0.insert(order.buyer) }
                return try await sound.insert(order, payment, request, now)
            }
            store.forget = { member, now throws(OrderError) in
                for buyer in buyers.now.union([member]) { try await sound.forget(buyer, now) }
            }
        },
        .store(
            "keeps no records", caughtBy: "the law's records of a paid order stay",
            "the display of a paid order"
        ) { store in
            store.records = { _, _, _ throws(OrderError) in [] }
        },
        .store("keeps displays too long", caughtBy: "the display of a paid order") { store in
            let sound = store
            store.records = { subject, act, now throws(OrderError) in
                try await sound.records(subject, act, now.advanced(by: .seconds(-86_400)))
            }
        },
        .store(
            "knows records by their orders alone", caughtBy: "one logged act opens the records of an order"
        ) {
            store in
            let sound = store
            store.records = { subject, act, now throws(OrderError) in
                let order: OrderID? = subject.typed()
                let found = try await sound.records(subject, act, now)
                return order == nil ? [] : found
            }
        },
        .store(
            "reads records without a trace", caughtBy: "a sale without a payment is opened by the same act"
        ) {
            store in
            store.records = { _, _, _ throws(OrderError) in [] }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the store was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]
}

extension OrderStoreFake {
    /// Answers other pages of orders.
    mutating func paging(_ bend: @escaping @Sendable (inout Page<OrderFile>) -> Void) {
        let sound = self
        page = { member, filter, request, now throws(OrderError) in
            var page = try await sound.page(member, filter, request, now)
            bend(&page)
            return page
        }
    }
}
