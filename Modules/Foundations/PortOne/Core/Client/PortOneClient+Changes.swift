public import Vocabulary
import Wire

extension PortOneClient {
    /// Fixes amount and currency of a payment before its window opens: the window then opens for no other
    /// amount. Throws `refused` with `alreadyPaid`.
    public func preRegister(
        _ id: String, totalAmount: Int64, currency: String, key: PortOneKey
    ) async throws(PortOneError) {
        let body = PortOneWire.PreRegister(
            storeID: account.storeID, totalAmount: totalAmount, currency: currency)
        let request = change(
            try path(of: id, "pre-register"), body, as: PortOneWire.preRegister, key: key)
        _ = try await answer(to: request, as: PortOneWire.empty)
    }

    /// Takes the money of a payment that waits for it, if it is as `confirmation` says; returns when it was
    /// taken, as far as PortOne tells. Throws `refused` with `invalidPaymentToken`, `alreadyPaid`,
    /// `informationMismatch`, or `provider`.
    public func confirm(
        _ id: String, _ confirmation: PortOneConfirmation, key: PortOneKey
    ) async throws(PortOneError) -> Timestamp? {
        let body = PortOneWire.Confirm(confirmation, storeID: account.storeID)
        let request = change(try path(of: id, "confirm"), body, as: PortOneWire.confirm, key: key)
        return try await answer(to: request, as: PortOneWire.confirmed).paidAt
    }

    /// Gives money back to the buyer, all of it or a part. The cancellation may be `requested` at first: the
    /// payment tells what becomes of it.
    ///
    /// Throws `invalid` before anything is sent if the amount is below 1 or the reason blank; `refused` with
    /// `cancellableBroken` if PortOne knows another amount that can be cancelled, and for other reasons.
    public func cancel(
        _ id: String, _ cancel: PortOneCancel, key: PortOneKey
    ) async throws(PortOneError) -> PortOneCancellation {
        guard cancel.amount >= 1 else { throw .invalid(field: "amount", "at least 1") }
        guard !cancel.reason.allSatisfy(\.isWhitespace) else { throw .invalid(field: "reason", "a reason") }
        let body = PortOneWire.Cancel(cancel, storeID: account.storeID)
        let request = change(try path(of: id, "cancel"), body, as: PortOneWire.cancel, key: key)
        return try await answer(to: request, as: PortOneWire.cancelled)
    }

    /// Has the newest webhook of a payment sent again. Throws `refused` with `webhookNotFound` or
    /// `tooManyWebhooks`.
    public func resendWebhook(_ id: String, key: PortOneKey) async throws(PortOneError) {
        let body = PortOneWire.Resend(storeID: account.storeID)
        let request = change(
            try path(of: id, "resend-webhook"), body, as: PortOneWire.resend, key: key)
        _ = try await answer(to: request, as: PortOneWire.empty)
    }
}
