import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let forgetting: [Clause<OrderFixture>] = [
        Clause("when one of the two leaves their open orders end, and what was held can be had again") {
            place in
            for isBuyer in [true, false] {
                let leaving = place.newMember()
                let record = try place.goods.offer(
                    OrderedGoods("떠날 물건"), by: isBuyer ? place.members.owner : leaving)
                let view = try await place.open(record, by: isBuyer ? leaving : place.members.buyer)
                try await place.forget(leaving)
                let other = isBuyer ? place.seller : place.buyer
                let order = try await other.order(view.order.id).order
                try expectEqual(order.state, .closed, "the state")
                try expectEqual(order.end, .cancelled, "why it ended")
                try expectEqual(order.title, "", "the title")
                try await place.work()
                try expectEqual(try place.goods.stock(of: record).free, 1, "the units")
            }
        },
        Clause("titles, words and addresses of a member who left go; amounts, states and the ledger stay") {
            place in
            let (paid, open) = (try await place.handedOver(), try await place.opened())
            _ = try await place.buyer.complain(paid.order.id, .notReceived, "010-0000-0000으로 연락 주세요")
            let secret = try await place.buyer.checkout(open.order.id).secret
            let before = try await place.file(paid)
            let (entries, totals) = (try await place.expectChain(), try await place.store.totals())
            for _ in 0..<2 { try await place.forget(place.members.buyer) }
            let order = try await place.seller.order(paid.order.id).order
            try expectEqual(order.title, "", "the title")
            try expectEqual(order.state, .fulfilled, "the state")
            try expectEqual(order.price, before.order.price, "the price")
            try expectEqual(order.delivery, before.order.delivery, "the delivery")
            try expectEqual(try await place.file(paid).payment, before.payment, "the payment")
            let problem = try expectValue(
                try await place.operator.problems(.first).items.first, "a complaint")
            try expectEqual(problem.text, "", "the words")
            try expectEqual(try await place.seller.order(paid.order.id).complaint, nil, "the payee's words")
            try await expectRefused(.notFound) { try await place.service.checkout(secret) }
            try expectEqual(try await place.expectChain(), entries, "the ledger")
            try expectEqual(try await place.store.totals(), totals, "the totals")
        },
        Clause("orders of others stay as they are when a member leaves") { place in
            let leaving = place.newMember()
            let (open, paid) = (try await place.opened(), try await place.handedOver())
            let complained = try await place.buyer.complain(paid.order.id, .notReceived, "아직 못 받았어요")
            let secret = try await place.buyer.checkout(open.order.id).secret
            _ = try await place.opened(by: leaving)
            try await place.forget(leaving)
            try expectEqual(try await place.buyer.order(open.order.id), open, "the open order")
            try expectEqual(try await place.buyer.order(paid.order.id), complained, "the paid order")
            let problems = try await place.operator.problems(.first).items
            try expectEqual(problems.map(\.text), ["아직 못 받았어요"], "the words")
            try expectEqual(
                try await place.service.checkout(secret).order.id, open.order.id, "the address")
        },
        Clause("nothing is written for a member who has left, though they were let in before") { place in
            let (record, first, second) = (
                try place.offer(), try await place.paid(), try await place.paid()
            )
            let (buyer, seller) = (place.buyer, place.seller)
            try await place.forget(place.members.buyer)
            let closed = OrderError.service(.accessInvalid)
            for key in [nil, place.newKey()] {
                try await expectRefused(closed) {
                    try await buyer.open(PurchaseRequest(record), idempotencyKey: key)
                }
            }
            try await expectRefused(closed) { try await buyer.confirm(first.order.id) }
            try await expectRefused(closed) { try await buyer.withdraw(first.order.id) }
            try await expectRefused(closed) {
                try await buyer.complain(first.order.id, .notReceived, "아직 못 받았어요")
            }
            try await place.forget(place.members.owner)
            try await expectRefused(closed) { try await seller.handOver(second.order.id) }
            try await expectRefused(closed) {
                try await seller.refund(second.order.id, nil, idempotencyKey: nil)
            }
            try expectEqual(try place.goods.stock(of: record).free, 1, "the units")
            try await place.expectTotals([.clearing: 60_000, .buyer: -60_000])
        },
        Clause("nothing is bought from a seller who has left, though it is still offered") { place in
            let leaving = place.newMember()
            let record = try place.goods.offer(OrderedGoods("떠날 물건"), by: leaving)
            try await place.forget(leaving)
            try await expectRefused(.recordNotFound) { try await place.open(record) }
            try expectPage(try await place.buyer.orders(OrderFilter(), .first), [])
        },
        Clause("money that comes when the buyer or the seller has left comes back") { place in
            for isBuyer in [true, false] {
                let leaving = place.newMember()
                let record = try place.goods.offer(
                    OrderedGoods("떠날 물건"), by: isBuyer ? place.members.owner : leaving)
                let view = try await place.open(record, by: isBuyer ? leaving : place.members.buyer)
                let window = place.window(of: try await place.file(view))
                try await place.forget(leaving)
                try place.gateway.pay(window)
                try await place.hear(view)
                try await place.work()
                try await place.expectGivenBack(view, .closed)
            }
        },
        Clause("what was paid is fulfilled also when the buyer has left") { place in
            let view = try await place.opened()
            try place.calls.stop([.fulfil])
            _ = try await refusal(by: OrderError.self) { try await place.pay(view) }
            try await place.forget(place.members.buyer)
            try place.calls.mend()
            try await place.work()
            try expectEqual(try await place.state(of: view), .fulfilled, "the state")
            _ = try await place.seller.handOver(view.order.id)
            for _ in 0..<8 { try await place.pass(.days(1)) }
            try await place.expectBalance(due: 29_010)
            try await place.expectEnded(view)
        },
        Clause("a buyer who leaves while their order is being opened holds nothing") { place in
            for moment in OrderCalls.Moment.allCases {
                let (record, leaving) = (try place.offer(), place.newMember())
                try place.calls.interrupt(.hold, moment) { try? await place.forget(leaving) }
                _ = try? await place.open(record, by: leaving)
                try await place.work()
                try expectEqual(try place.goods.stock(of: record).free, 1, "the units")
            }
        },
    ]

    static let remembering: [Clause<OrderFixture>] = [
        Clause("what was answered is there after the store was closed and opened") { place in
            let (record, key) = (try place.offer(), place.newKey())
            let request = PurchaseRequest(record)
            let open = try await place.buyer.open(request, idempotencyKey: key)
            let secret = try await place.buyer.checkout(open.order.id).secret
            let received = try await place.received()
            let returned = try await place.seller.refund(received.order.id, .won(1_000), idempotencyKey: nil)
            let complained = try await place.buyer.complain(
                place.handedOver().order.id, .notAsAgreed, "색이 다릅니다")
            let (balance, entries) = (try await place.seller.balance(), try await place.expectChain())
            try await place.reopen()
            try expectEqual(try await place.buyer.order(open.order.id), open, "the open order")
            try expectEqual(try await place.buyer.order(returned.order.id), returned, "the refunded order")
            try expectEqual(try await place.buyer.order(complained.order.id), complained, "the complaint")
            let problems = try await place.operator.problems(.first).items
            try expectEqual(problems.map(\.text), ["색이 다릅니다"], "the words")
            try expectEqual(
                try await place.service.checkout(secret).order.id, open.order.id, "the address")
            let again = try await place.buyer.open(request, idempotencyKey: key)
            try expectEqual(again.order.id, open.order.id, "the key")
            try expectEqual(try await place.seller.balance(), balance, "the balance")
            try expectEqual(try await place.expectChain(), entries, "the ledger")
            try await place.expectBooks()
        }
    ]
}
