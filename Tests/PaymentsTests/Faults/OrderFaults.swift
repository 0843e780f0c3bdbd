import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import Vocabulary

/// The ways in which the tests break payments on purpose; each is caught by the clauses that it names.
enum OrderFaults {
    static let all =
        offering + opening + repeating + asking + hearing + approving + addressing + ending + tampering
        + racing + unfinished + waiting + trading + complaining + reporting + cashing + refunding + booking
        + raising + operating + reconciling + halting + seeing + listing + leaving

    static let table = FaultTable(OrderContract.clauses, all)
}

extension PlaceCaller {
    /// Another's verbs, without the fault.
    func verbs(of principal: Principal) -> any OrderRepository { service.repository(for: principal) }

    /// The buyer's verbs, without the fault.
    var buyer: any OrderRepository { verbs(of: environment.members.buyer) }
    /// The operator's verbs, without the fault.
    var keeper: any OrderRepository { verbs(of: environment.members.operator) }

    /// The caller's verbs where every member may write, and none has blocked another.
    var heedless: any OrderRepository {
        let members = KnownMembers(environment.members.nicknames)
        return environment.service(over: store, market, members: members).repository(for: principal)
    }
}

extension OrderView {
    /// The same with another order.
    func with(_ order: Order) -> OrderView {
        OrderView(
            order: order, payment: payment, refunds: refunds, buyer: buyer, payee: payee,
            releasedAt: releasedAt, complaint: complaint)
    }

    /// The same without the buyer's words of a complaint.
    var withoutComplaint: OrderView {
        OrderView(
            order: order, payment: payment, refunds: refunds, buyer: buyer, payee: payee,
            releasedAt: releasedAt, complaint: nil)
    }
}

extension Order {
    /// The same with other values.
    func with(
        id: OrderID? = nil, price: OrderPrice? = nil, title: String? = nil, delivery: Delivery? = nil,
        payBy: Timestamp? = nil, updatedAt: Timestamp? = nil
    ) -> Order {
        Order(
            id: id ?? self.id, buyer: buyer, record: record, payee: payee, price: price ?? self.price,
            earning: earning, refunds: refunds, sellerKind: sellerKind, isCardOnly: isCardOnly,
            title: title ?? self.title, state: state, step: step, end: end,
            delivery: delivery ?? self.delivery, payBy: payBy ?? self.payBy, refunded: refunded,
            openedAt: openedAt, updatedAt: updatedAt ?? self.updatedAt, version: version)
    }
}

extension OrderFile {
    /// The same with another order.
    func with(_ order: Order) -> OrderFile {
        OrderFile(
            order: order, payment: payment, refunds: refunds, isEarned: isEarned, isSettled: isSettled,
            words: words)
    }
}
