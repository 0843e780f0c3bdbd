import Hashing
public import Payments
public import PortOne
public import Vocabulary

/// Payments through PortOne V2, or through its sandbox: the client decides by its address.
///
/// A `PaymentReference` is PortOne's `paymentId`, an attempt its `transactionId`.
public struct PortOnePaymentGateway: PaymentGateway {
    let client: PortOneClient
    /// The own store: attempts at another are told as such.
    let storeID: String
    /// Whether approvals may go by test channels alone, or by live ones alone.
    private let isTest: Bool

    /// Payments at that store, which the client's account must name, too. `isTest` says whether the channels
    /// move no money.
    public init(_ client: PortOneClient, storeID: String, isTest: Bool) {
        (self.client, self.storeID, self.isTest) = (client, storeID, isTest)
    }
}

extension PortOnePaymentGateway {
    public func register(_ reference: PaymentReference, _ amount: Money) async throws(GatewayError) {
        let key = try key("register", reference, [String(amount.minorUnits), amount.currency.rawValue])
        try await asked { () async throws(PortOneError) in
            try await client.preRegister(
                reference.text, totalAmount: amount.minorUnits, currency: amount.currency.rawValue, key: key)
        }
    }

    public func attempts(_ reference: PaymentReference) async throws(GatewayError) -> [GatewayAttempt] {
        let payments: [PortOnePayment]
        do throws(PortOneError) {
            payments = try await client.transactions(of: reference.text)
        } catch .refused(let refusal) where refusal.type == .paymentNotFound {
            return []
        } catch {
            throw GatewayError(error)
        }
        return payments.sorted { ($0.requestedAt, $0.transactionID) < ($1.requestedAt, $1.transactionID) }
            .map { GatewayAttempt($0, reference, storeID: storeID) }
    }

    public func approve(_ approval: GatewayApproval) async throws(GatewayError) {
        let (amount, token) = (approval.amount, approval.token)
        let confirmation = PortOneConfirmation(
            paymentToken: token, transactionID: approval.transaction, totalAmount: amount.minorUnits,
            currency: amount.currency.rawValue, isTest: isTest)
        let parts = [token, approval.transaction ?? "", String(amount.minorUnits), amount.currency.rawValue]
        let key = try key("approve", approval.reference, parts)
        _ = try await asked { () async throws(PortOneError) in
            try await client.confirm(approval.reference.text, confirmation, key: key)
        }
    }

    /// Gives money back. An amount below 1 is refused without asking PortOne, which would take it for
    /// everything.
    public func refund(_ refund: GatewayRefundRequest) async throws(GatewayError) -> GatewayRefund {
        guard refund.amount.minorUnits >= 1, refund.amount.currency == refund.refundable.currency else {
            throw .refused(.other("INVALID_AMOUNT"))
        }
        guard let key = PortOneKey(refund.key) else { throw .refused(.other("INVALID_KEY")) }
        let cancel = PortOneCancel(
            amount: refund.amount.minorUnits, currentCancellableAmount: refund.refundable.minorUnits,
            reason: refund.reason, requester: .admin)
        let cancellation = try await asked { () async throws(PortOneError) in
            try await client.cancel(refund.reference.text, cancel, key: key)
        }
        return GatewayRefund(cancellation)
    }

    private func asked<Answer>(
        _ ask: () async throws(PortOneError) -> Answer
    ) async throws(GatewayError) -> Answer {
        do throws(PortOneError) {
            return try await ask()
        } catch {
            throw GatewayError(error)
        }
    }

    /// A key that is the same for each repetition of the same request, and shows none of its parts.
    private func key(
        _ act: String, _ reference: PaymentReference, _ parts: [String]
    ) throws(GatewayError) -> PortOneKey {
        let digest = SHA256.digest(of: Array(parts.joined(separator: "\n").utf8))
        let text = "\(act)-\(reference.text)-\(Base64URL.encode(Array(digest.prefix(16))))"
        guard let key = PortOneKey(text) else { throw .unavailable("no key of a request: \(text.count)") }
        return key
    }
}
