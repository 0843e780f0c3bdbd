public import Vocabulary

/// What came of importing a settlement file.
public struct SettlementOutcome: Hashable, Sendable {
    /// Rows that were written, and rows that were known already.
    public var written = 0
    public var known = 0
    /// Rows about payments of which the ledger knows nothing.
    public var strangers: [PaymentReference] = []

    /// Nothing was read yet.
    public init() {}
}

extension OrderService {
    /// Writes rows of the gateway's settlement file to the ledger: what a payee has earned can be paid out
    /// from then on. Each row counts once, however often it is imported. Throws outages.
    public func settle(_ lines: [SettlementLine]) async throws(OrderError) -> SettlementOutcome {
        var outcome = SettlementOutcome()
        for line in lines {
            guard let id = try await store.order(of: line.reference), let file = try await store.file(id)
            else {
                outcome.strangers.append(line.reference)
                continue
            }
            let isNew = try await store.post(.settled(line, file.order), at: time.now())
            if isNew { outcome.written += 1 } else { outcome.known += 1 }
        }
        return outcome
    }

    /// Records that a payee was paid outside, by the transfer of that name. Answers whether it was new.
    /// Throws `invalidFields` (amount, transfer), `balanceTooLow`.
    public func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String
    ) async throws(OrderError) -> Bool {
        let transfer = try OrderTexts.name(transfer, field: "transfer")
        try Self.requirePositive(amount)
        return try await store.post(.payout(payee, amount, transfer: transfer), at: time.now())
    }

    /// Gives up what a payee owes. Answers whether it was new. Throws `invalidFields` (amount, note),
    /// `balanceTooLow` for more than is owed.
    public func writeOff(
        of payee: AnyIdentifier, _ amount: Money, note: String
    ) async throws(OrderError) -> Bool {
        let note = try OrderTexts.name(note, field: "note")
        try Self.requirePositive(amount)
        return try await store.post(.writtenOff(payee, amount, note: note), at: time.now())
    }

    private static func requirePositive(_ amount: Money) throws(OrderError) {
        guard amount.minorUnits >= 1, amount.currency == .krw else {
            throw .invalidFields([FieldError("amount", .outOfRange(minimum: 1, maximum: Int64.max))])
        }
    }
}
