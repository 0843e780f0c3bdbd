import Vocabulary

extension SettlementLine {
    /// How the row differs from what the ledger has of its order; nil if it does not. Above nothing it
    /// settles the payment, below nothing a refund.
    func difference(from file: OrderFile, at now: Timestamp) -> Difference? {
        let settled = Int64(clamping: gross.magnitude)
        let paid = file.payment.state.wasPaid ? file.payment.paid : 0
        let known = gross < 0 ? refunded(settled, in: file) : paid
        guard settled != 0, settled != known else { return nil }
        return Difference(
            .settlement, reference.text, of: file.order.id, gateway: settled, ledger: known, at: now,
            done: .open)
    }

    /// The amount of the refund that the row names; else that of one with the row's amount, since not every
    /// file names refunds as the gateway does. 0 if there is none.
    private func refunded(_ settled: Int64, in file: OrderFile) -> Int64 {
        let refunds = file.refunds.filter(\.state.isPromised)
        let refund =
            refunds.first { $0.gatewayID == source } ?? refunds.first { $0.amount.minorUnits == settled }
        return refund?.amount.minorUnits ?? 0
    }
}
