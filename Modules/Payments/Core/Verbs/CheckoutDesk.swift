public import Vocabulary

/// The verbs at the address of a checkout. They need no principal: the secret of the address is the right.
///
/// Every verb throws `notFound` for a secret that is none, or not any more, and `service` failures.
public protocol CheckoutDesk: Sendable {
    /// The order that the address is about.
    func checkout(_ secret: RightSecret) async throws(OrderError) -> CheckoutView

    /// The order before the payment window is opened. The window may open where `canPay` says so: the gateway
    /// has then been told the amount, if it answers. An order that was paid in another window is answered so.
    func begin(_ secret: RightSecret) async throws(OrderError) -> CheckoutView

    /// The order after the browser has returned from the payment window, as the gateway tells it. With a
    /// token the money is taken first, if the order still waits for it.
    ///
    /// Where the gateway does not answer, and for a return without token and transaction less than 2 seconds
    /// after the last look, the order is answered as it is known.
    func returned(
        _ secret: RightSecret, token: String?, transaction: String?
    ) async throws(OrderError) -> CheckoutView

    /// Lets an open order go. Repeating it changes nothing. Throws `wrongState` once it is paid.
    func cancel(_ secret: RightSecret) async throws(OrderError) -> CheckoutView
}

/// An order as its checkout shows it.
public struct CheckoutView: Hashable, Sendable {
    public let order: Order
    public let payment: PaymentView
    /// The name of the payment at the gateway.
    public let reference: PaymentReference
    /// The oldest first.
    public let refunds: [Refund]
    /// The payee, if it is a member.
    public let payee: MemberCard?
    /// The title of any other payee, such as a crew; nil where visitors may not see it.
    public let payeeTitle: String?
    /// Whether the order can be paid for now: it is open, in time, and payments run.
    public let canPay: Bool
    /// When it was read.
    public let readAt: Timestamp

    /// Memberwise.
    public init(
        order: Order, payment: PaymentView, reference: PaymentReference, refunds: [Refund] = [],
        payee: MemberCard?, payeeTitle: String? = nil, canPay: Bool, readAt: Timestamp
    ) {
        (self.order, self.payment, self.reference) = (order, payment, reference)
        (self.refunds, self.payee, self.payeeTitle) = (refunds, payee, payeeTitle)
        (self.canPay, self.readAt) = (canPay, readAt)
    }
}

extension Services {
    /// The verbs at addresses of checkouts. Throws `internal` where none were provided.
    public var checkoutDesk: any CheckoutDesk {
        get throws(OrderError) {
            try repository((any CheckoutDesk).self, failure: OrderError.self)
        }
    }
}
