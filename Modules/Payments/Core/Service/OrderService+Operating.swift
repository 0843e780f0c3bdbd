public import Vocabulary

/// What came of importing a settlement file.
public struct SettlementOutcome: Hashable, Sendable {
    /// Rows that were written, and rows that were known already.
    public var written = 0
    public var known = 0
    /// Rows about payments of which the ledger knows nothing.
    public var strangers: [PaymentReference] = []
    /// Rows with another amount than the ledger has. They are written all the same: it is what the bank got.
    public var differences: [Difference] = []

    /// Nothing was read yet.
    public init() {}
}

extension OrderService {
    /// Writes rows of the gateway's settlement file to the ledger: what a payee has earned can be paid out
    /// from then on. Each row counts once, however often it is imported. A row with another amount than the
    /// ledger has is noted as a difference, for an operator. Throws outages.
    public func settle(_ lines: [SettlementLine]) async throws(OrderError) -> SettlementOutcome {
        var outcome = SettlementOutcome()
        for line in lines {
            guard let id = try await store.order(of: line.reference), let file = try await store.file(id)
            else {
                outcome.strangers.append(line.reference)
                continue
            }
            let isNew = try await store.post(.settled(line, file.order), telling: nil, at: time.now())
            if isNew { outcome.written += 1 } else { outcome.known += 1 }
            guard let difference = line.difference(from: file, at: time.now()) else { continue }
            try await store.note(difference)
            outcome.differences.append(difference)
        }
        return outcome
    }

    /// Records that a payee was paid outside, by the transfer of that number (`OrderTexts.number`). Answers
    /// whether it was new; then the act is logged, if it is given. Throws `invalidFields` (amount, transfer),
    /// `balanceTooLow`.
    public func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String, _ act: OperatorAct? = nil
    ) async throws(OrderError) -> Bool {
        let transfer = try OrderTexts.number(transfer, field: "transfer")
        try Self.requirePositive(amount)
        return try await store.post(
            .payout(payee, amount, transfer: transfer), telling: logged(act, "orders.payout", payee),
            at: time.now())
    }

    /// Gives up what a payee owes, by a note of that number (`OrderTexts.number`). Answers whether it was
    /// new; then the act is logged, if it is given. Throws `invalidFields` (amount, note), and
    /// `balanceTooLow` for more than is owed.
    public func writeOff(
        of payee: AnyIdentifier, _ amount: Money, note: String, _ act: OperatorAct? = nil
    ) async throws(OrderError) -> Bool {
        let note = try OrderTexts.number(note, field: "note")
        try Self.requirePositive(amount)
        return try await store.post(
            .writtenOff(payee, amount, note: note), telling: logged(act, "orders.writeOff", payee),
            at: time.now())
    }

    static func requirePositive(_ amount: Money) throws(OrderError) {
        guard amount.minorUnits >= 1, amount.currency == .krw else {
            throw .invalidFields([FieldError("amount", .outOfRange(minimum: 1, maximum: Int64.max))])
        }
    }
}
