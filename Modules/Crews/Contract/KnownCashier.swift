import Crews
import Synchronization
public import Vocabulary

/// Payments as clauses of crews command them: what was posted for which payee, what was asked to be given
/// back, and which members sell as businesses. It opens no orders: clauses tell crews of purchases
/// themselves.
public final class KnownCashier: Cashier, SellerDirectory {
    /// What was asked to be given back; nil for all that is left.
    struct Refund: Hashable, Sendable {
        let order: OrderID
        let amount: Money?
    }

    private struct State {
        var postings: [AnyIdentifier: [PayeePosting]] = [:]
        var orders: [OrderCard] = []
        var businesses: Set<MemberID> = []
        var refunds: [IdempotencyKey: Refund] = [:]
        /// By how much the balance that is told differs from the postings.
        var error: Int64 = 0
        var outage: ServiceFailure?
        var sequence: Int64 = 0
    }

    private let state = Mutex(State())

    /// Nothing is posted.
    public init() {}

    /// Posts what a payee has gained, or lost by a negative amount, in won.
    func post(
        _ kind: LedgerPostingKind, of order: OrderID? = nil, _ gained: Int64, to crew: CrewID,
        at moment: Timestamp
    ) {
        state.withLock { state in
            state.sequence += 1
            state.postings[AnyIdentifier(crew), default: []].append(
                PayeePosting(
                    sequence: state.sequence, kind: kind, order: order, amount: Money(gained, .krw),
                    at: moment))
        }
    }

    /// Has an order, as its list tells; one of the same identifier is replaced.
    func keep(_ card: OrderCard) {
        state.withLock { state in
            state.orders.removeAll { $0.id == card.id }
            state.orders.append(card)
        }
    }

    /// Tells balances that differ by so much from the postings.
    func err(by amount: Int64) { state.withLock { $0.error = amount } }

    /// Lets a member sell as a business from now on.
    func declareBusiness(_ principal: Principal) {
        if let member = principal.memberID { state.withLock { _ = $0.businesses.insert(member) } }
    }

    /// Fails each time with that failure, or not any more.
    func fail(_ failure: ServiceFailure?) { state.withLock { $0.outage = failure } }

    /// What was asked to be given back, each key once.
    var refunds: Set<Refund> { state.withLock { Set($0.refunds.values) } }

    public func open(
        _ request: PurchaseRequest, for buyer: Principal, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        throw .paymentsOff
    }

    public func refund(
        _ order: OrderID, _ amount: Money?, key: IdempotencyKey
    ) async throws(CashierFailure) -> OrderCard {
        let (card, outage) = state.withLock { state in
            let card = state.orders.first { $0.id == order }
            if card != nil, state.outage == nil {
                state.refunds[key] = state.refunds[key] ?? Refund(order: order, amount: amount)
            }
            return (card, state.outage)
        }
        if let outage { throw .service(outage) }
        guard let card else { throw .notFound }
        return card
    }

    public func orders(
        of list: OrderCardList, _ wanted: OrderCardState?, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<OrderCard> {
        let (orders, outage) = state.withLock { ($0.orders, $0.outage) }
        if let outage { throw .service(outage) }
        return KeysetPage.cut(
            orders, page, scope: 0, key: \.openedAt.microseconds, id: \.id.raw,
            where: { card in
                let isListed =
                    switch list {
                    case .record(let record): card.record == record
                    case .payee(let payee): card.payee == payee
                    }
                return isListed && (wanted == nil || wanted == card.state)
            })
    }

    public func paidOrders(of records: [AnyIdentifier]) async throws(ServiceFailure) -> [PaidOrders] {
        let (orders, outage) = state.withLock { ($0.orders, $0.outage) }
        if let outage { throw outage }
        return records.map { record in
            orders.filter { $0.record == record && $0.state == .paid }.reduce(into: PaidOrders()) {
                $0.count += 1
                $0.amount += $1.total.minorUnits - $1.refunded.minorUnits
            }
        }
    }

    public func balances(of payees: [AnyIdentifier]) async throws(ServiceFailure) -> [PayeeBalance] {
        let (postings, error, outage) = state.withLock { ($0.postings, $0.error, $0.outage) }
        if let outage { throw outage }
        return payees.map { payee in
            let sum = (postings[payee] ?? []).reduce(error) { $0 + $1.amount.minorUnits }
            return PayeeBalance(payable: max(0, sum), owed: max(0, -sum))
        }
    }

    public func postings(
        of payee: AnyIdentifier, _ page: PageRequest
    ) async throws(CashierFailure) -> Page<PayeePosting> {
        let (postings, outage) = state.withLock { ($0.postings[payee] ?? [], $0.outage) }
        if let outage { throw .service(outage) }
        return KeysetPage.cut(
            postings, page, scope: 0, key: \.sequence, id: { _ in RawIdentifier(high: 0, low: 0) })
    }

    public func kinds(of members: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: SellerKind] {
        let businesses = state.withLock { $0.businesses }
        return members.intersection(businesses).reduce(into: [:]) { $0[$1] = .business }
    }

    public func disclosure(of member: MemberID) async throws(ServiceFailure) -> BusinessDisclosure? { nil }
}
