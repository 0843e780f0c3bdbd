/// Reads the query with which a payment window sends the browser back.
public struct PaymentReturn: Sendable {
    /// Reads the values of the query by the names that the payment service gives them.
    public typealias Reading = @Sendable (_ value: (_ name: String) -> String?) -> ReturnedPayment

    let read: Reading

    /// Reads by this function.
    public init(_ read: @escaping Reading) { self.read = read }
}

/// What the browser brings back from a payment window. None of it is believed before the gateway was asked.
public struct ReturnedPayment: Hashable, Sendable {
    /// Worth the money, on a channel that waits for the approval.
    public let token: String?
    /// The gateway's own name of the attempt.
    public let transaction: String?
    /// Why there is no payment: a code of the payment service, and its message. Neither is shown.
    public let code: String?
    public let message: String?

    /// Memberwise.
    public init(
        token: String? = nil, transaction: String? = nil, code: String? = nil, message: String? = nil
    ) {
        (self.token, self.transaction) = (token, transaction)
        (self.code, self.message) = (code, message)
    }
}
