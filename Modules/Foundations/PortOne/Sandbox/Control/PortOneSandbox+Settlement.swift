import PortOne
import Vocabulary
import Wire

extension PortOneSandbox {
    /// All payments in won as a settlement file: comma-separated values with a header, amounts in won.
    ///
    /// Each payment is a row, and each cancellation that succeeded another one below nothing. Of a payment
    /// 3 % are kept as the fee and a tenth of that as its VAT, both rounded down; with a cancellation the fee
    /// does not come back. The day of the transfer is the Korean day after the event.
    func settlement() throws(PortOneError) -> WireResponse {
        try settleDue()
        let rows = try read { book, _ throws(PortOneError) in
            book.byCreation.places.flatMap { book.payments[$0.id]?.settlementRows ?? [] }
        }
        let text = (["payment,source,gross,fee,tax,net,day"] + rows).map { $0 + "\n" }.joined()
        return WireResponse(
            status: 200, headers: ["content-type": "text/csv; charset=utf-8"], body: Array(text.utf8))
    }
}

extension SandboxPayment {
    fileprivate var settlementRows: [String] {
        guard let index = paidIndex, let paidAt = attempts[index].payment.paidAt,
            attempts[index].payment.currency == "KRW"
        else { return [] }
        let payment = attempts[index].payment
        let fee = payment.amount.paid * 3 / 100
        let paid = row(payment.transactionID, gross: payment.amount.paid, fee: fee, tax: fee / 10, paidAt)
        let cancelled = payment.cancellations.filter { $0.status == .succeeded }.map {
            row($0.id, gross: -$0.totalAmount, fee: 0, tax: 0, $0.cancelledAt ?? $0.requestedAt)
        }
        return [paid] + cancelled
    }

    private func row(_ source: String, gross: Int64, fee: Int64, tax: Int64, _ moment: Timestamp) -> String {
        let day = CivilDay(daysSince1970: ZoneRules.korea.day(at: moment).daysSince1970 + 1)
        return "\(quoted(id)),\(quoted(source)),\(gross),\(fee),\(tax),\(gross - fee - tax),\(day)"
    }

    private func quoted(_ text: String) -> String {
        text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
            ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
}
