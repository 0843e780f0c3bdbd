/// Receipts in memory: what was answered to which attempt. A value, for stores that keep all of theirs in
/// memory, and the model of what every other store does.
public struct ReceiptBook<Answer: Sendable>: Sendable {
    private var receipts: [Attempt.Scope: Receipt] = [:]
    /// At how many receipts it is looked for those that are over: removing costs nothing in the long run.
    private var limit = 64

    private struct Receipt {
        let fingerprint: Fingerprint
        let madeAt: Timestamp
        let answer: Answer
    }

    /// No receipts.
    public init() {}

    /// How many are in memory, those among them that are over.
    var count: Int { receipts.count }

    /// What was answered when the same was attempted within the last 30 days; nil if it never was.
    ///
    /// Throws `keyReused` if something else was attempted under the key.
    public func answer(to attempt: Attempt) throws(ServiceFailure) -> Answer? {
        guard let receipt = receipts[attempt.scope], receipt.madeAt > attempt.horizon else { return nil }
        guard receipt.fingerprint == attempt.fingerprint else { throw .keyReused }
        return receipt.answer
    }

    /// Keeps the answer to an attempt; receipts older than 30 days go in time.
    public mutating func keep(_ answer: Answer, for attempt: Attempt) {
        receipts[attempt.scope] = Receipt(
            fingerprint: attempt.fingerprint, madeAt: attempt.madeAt, answer: answer)
        guard receipts.count >= limit else { return }
        receipts = receipts.filter { $0.value.madeAt > attempt.horizon }
        limit = receipts.count * 2 + 64
    }

    /// Removes the receipts of a member.
    public mutating func forget(_ member: MemberID) {
        receipts = receipts.filter { $0.key.member != member }
    }
}
