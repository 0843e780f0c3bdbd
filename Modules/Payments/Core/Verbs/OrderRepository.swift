public import Vocabulary

/// The verbs of payments, for one principal.
///
/// Every verb may throw `service(.signInRequired)` and `service` failures. A verb that throws has changed
/// nothing; a verb that returns has made its change durable. For members who are neither buyer nor payee an
/// order does not exist, whatever their role.
///
/// What a verb decides about money is written down before the gateway is asked; what the gateway answers is
/// written down before the verb returns, or by a job. A verb that returns has therefore not always come to
/// the end of it: the order's state tells.
public protocol OrderRepository: Sendable {
    /// The terms of a purchase now. Throws `recordNotFound`, `notForSale`, `ownRecord`, `notTheBuyer`,
    /// `gone`, `invalidFields` (amount), `noGateway`, `halted`.
    func offer(_ request: PurchaseRequest) async throws(OrderError) -> OfferView

    /// Opens an order, and holds what is bought until it is paid for. A buyer has one open order for a
    /// record: a second call answers it.
    ///
    /// With a key, repeated calls within 30 days open one order. Throws as `offer`, `tooManyOpen`,
    /// `service(.keyReused)`, `service(.silenced)`.
    func open(
        _ request: PurchaseRequest, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView

    /// One order. Throws `notFound`.
    func order(_ id: OrderID) async throws(OrderError) -> OrderView

    /// A page of the principal's orders, the youngest first. Pages by cursor neither repeat nor skip an
    /// order; numbered pages carry the total. Throws `invalidFields` for the cursor of another list.
    func orders(_ filter: OrderFilter, _ page: PageRequest) async throws(OrderError) -> Page<OrderView>

    /// A new address at which the order is paid for; former ones stay good. The buyer may. Throws `notFound`,
    /// `buyerOnly`, and `wrongState` unless the order is open.
    func checkout(_ id: OrderID) async throws(OrderError) -> CheckoutAddress

    /// The order after the gateway was asked about it. Throws `notFound`. If the gateway does not answer, or
    /// a server asked it for this order less than 2 seconds ago, the order is answered as it is known.
    func look(_ id: OrderID) async throws(OrderError) -> OrderView

    /// Lets an open order go. The buyer may; repeating it changes nothing. Money that was taken meanwhile
    /// comes back. Throws `notFound`, `buyerOnly`, `wrongState` once it is paid.
    func cancel(_ id: OrderID) async throws(OrderError) -> OrderView

    /// Withdraws from a fulfilled purchase by its terms: the purchase is let go, what the terms give back
    /// goes back, and the rest is the payee's. The buyer may; repeating it changes nothing. Throws
    /// `notFound`, `buyerOnly`, `wrongState`, `disputed`, and `invalidFields` (amount) where the terms give
    /// nothing back.
    func withdraw(_ id: OrderID) async throws(OrderError) -> OrderView

    /// Gives the buyer an amount back, or everything that is left. The payee may; repeating it with the same
    /// key changes nothing. Throws `notFound`, `payeeOnly`, `wrongState`, `disputed`, `invalidFields`
    /// (amount), `service(.keyReused)`.
    func refund(
        _ id: OrderID, _ amount: Money?, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView

    /// Says that the goods are handed over; the buyer is asked, and told that silence releases the money. The
    /// payee may; repeating it changes nothing. Throws `notFound`, `payeeOnly`, `wrongState`.
    func handOver(_ id: OrderID) async throws(OrderError) -> OrderView

    /// Confirms the receipt: the money is the payee's. The buyer may; repeating it changes nothing. Throws
    /// `notFound`, `buyerOnly`, `wrongState`.
    func confirm(_ id: OrderID) async throws(OrderError) -> OrderView

    /// Complains, which stops the clock until an operator settles it; the text is for the operator and the
    /// payee, 1 to 1,000 characters. The buyer may. Throws `invalidFields` (text), `notFound`, `buyerOnly`,
    /// `wrongState`.
    func complain(
        _ id: OrderID, _ problem: DeliveryProblem, _ text: String
    ) async throws(OrderError) -> OrderView

    /// What the principal has as a payee.
    func balance() async throws(OrderError) -> BalanceView

    /// A page of the principal's postings as a payee, the youngest first.
    func postings(_ page: PageRequest) async throws(OrderError) -> Page<PostingView>

    /// A page of orders with an open complaint, the oldest first. Operators may. Throws `operatorsOnly`.
    func problems(_ page: PageRequest) async throws(OrderError) -> Page<ProblemView>

    /// Settles a complaint. Operators may; the act is logged with the reason, 1 to 1,000 characters. Throws
    /// `invalidFields`, `operatorsOnly`, `notFound`, `wrongState`, `disputed`.
    func settle(
        _ id: OrderID, _ settlement: ProblemSettlement, reason: String
    ) async throws(OrderError) -> OrderView
}

/// How an operator ends a complaint.
public enum ProblemSettlement: Hashable, Sendable {
    /// The money is the payee's.
    case release
    /// The buyer gets that amount back, nil for everything that is left; the rest is the payee's.
    case refund(Money?)
}

/// A payee's balance.
public struct BalanceView: Hashable, Sendable {
    public let payee: AnyIdentifier
    public let balance: PayeeBalance
    public let currency: Currency
    /// Whether no money moves.
    public let isTest: Bool

    /// Memberwise.
    public init(payee: AnyIdentifier, balance: PayeeBalance, currency: Currency, isTest: Bool) {
        (self.payee, self.balance, self.currency) = (payee, balance, currency)
        self.isTest = isTest
    }
}

/// A posting as its payee sees it.
public struct PostingView: Hashable, Sendable {
    /// Its number in the ledger.
    public let sequence: Int64
    public let kind: LedgerPostingKind
    public let order: OrderID?
    /// What the payee's balance gained, less what it lost.
    public let amount: Money
    public let at: Timestamp
    /// Whether no money moves.
    public let isTest: Bool

    /// Memberwise.
    public init(
        sequence: Int64, kind: LedgerPostingKind, order: OrderID?, amount: Money, at moment: Timestamp,
        isTest: Bool
    ) {
        (self.sequence, self.kind, self.order, self.amount) = (sequence, kind, order, amount)
        (at, self.isTest) = (moment, isTest)
    }
}

/// A complaint as operators see it.
public struct ProblemView: Hashable, Sendable {
    public let order: OrderView
    public let problem: DeliveryProblem
    /// The buyer's words; blank once they have withdrawn.
    public let text: String
    public let since: Timestamp

    /// Memberwise.
    public init(order: OrderView, problem: DeliveryProblem, text: String, since: Timestamp) {
        (self.order, self.problem, self.text, self.since) = (order, problem, text, since)
    }
}

extension Services {
    /// The verbs of payments. Throws `internal` where none were provided.
    public var orders: any OrderRepository {
        get throws(OrderError) {
            try repository((any OrderRepository).self, failure: OrderError.self)
        }
    }
}
