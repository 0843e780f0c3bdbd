import Vocabulary

/// Payouts of the platform, for domains with rules of their own about the account.
struct PlatformPayouts: PayoutBook {
    let port: RequiredPort<any PayoutBook>

    func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String, telling act: AuditEvent
    ) async throws(PayoutFailure) {
        try await resolved().payOut(to: payee, amount, transfer: transfer, telling: act)
    }

    private func resolved() throws(PayoutFailure) -> any PayoutBook {
        do throws(ServiceFailure) { return try port.resolved() } catch { throw .service(error) }
    }
}
