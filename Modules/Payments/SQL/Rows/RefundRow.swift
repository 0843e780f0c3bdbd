import Database
import Payments
import Vocabulary

/// The columns of a refund, and the reading of them in their order.
enum RefundRow {
    static let columns: SQL = """
        id, order_id, amount, currency, reason, requested_by, state, gateway_id, refusal, sent_at, next_at, \
        tries, rounds, proof, created_at, version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func refund(_ row: inout RowReader) throws(DatabaseError) -> Refund {
        Refund(
            id: try row.id(), order: try row.id(), amount: Money(try row.integer(), try row.value()),
            reason: try row.value(), requestedBy: try member(row.optionalText()), state: try row.value(),
            gatewayID: try row.optionalText(), refusal: try row.optionalText(),
            sentAt: try row.optionalTimestamp(), nextAt: try row.optionalTimestamp(), tries: try row.count(),
            round: try row.count(), proof: try row.optionalText(), createdAt: try row.timestamp(),
            version: try row.version())
    }

    private static func member(_ text: String?) throws(DatabaseError) -> MemberID? {
        guard let text else { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("member of a refund") }
        return MemberID(raw)
    }

    /// What a row of a refund holds.
    static func assignments(_ refund: Refund) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", refund.id)
        row.set("order_id", refund.order)
        row.set("amount", refund.amount.minorUnits)
        row.set("currency", refund.amount.currency.rawValue)
        row.set("reason", refund.reason.rawValue)
        row.set("requested_by", refund.requestedBy)
        row.set("state", refund.state.rawValue)
        row.set("gateway_id", refund.gatewayID)
        row.set("refusal", refund.refusal)
        row.set("sent_at", refund.sentAt)
        row.set("next_at", refund.nextAt)
        row.set("tries", refund.tries)
        row.set("rounds", refund.round)
        row.set("proof", refund.proof)
        row.set("created_at", refund.createdAt)
        row.set("version", refund.version)
        return row
    }
}
