/// Idempotency records in memory: what was answered to which attempt. A value, for stores that keep all of
/// theirs in memory, and the model of what every other store does.
public struct IdempotencyRecords<Answer: Sendable>: Sendable {
    private var idempotencyRecords: [IdempotentRequest.Scope: Receipt] = [:]
    /// At how many idempotency records it is looked for those that are over: removing costs nothing in the
    /// long run.
    private var limit = 64

    private struct Receipt {
        let content: RequestContent
        let madeAt: Timestamp
        let answer: Answer
    }

    /// No idempotency records.
    public init() {}

    /// How many are in memory, those among them that are over.
    var count: Int { idempotencyRecords.count }

    /// What was answered when the same was asked within the last 30 days; nil if it never was.
    ///
    /// Throws `keyReused` if something else was asked under the key.
    public func answer(to request: IdempotentRequest) throws(ServiceFailure) -> Answer? {
        guard let idempotencyRecord = idempotencyRecords[request.scope],
            idempotencyRecord.madeAt > request.horizon
        else { return nil }
        guard idempotencyRecord.content == request.content else { throw .keyReused }
        return idempotencyRecord.answer
    }

    /// Keeps the answer to a request; idempotency records older than 30 days go in time.
    public mutating func keep(_ answer: Answer, for request: IdempotentRequest) {
        idempotencyRecords[request.scope] = Receipt(
            content: request.content, madeAt: request.madeAt, answer: answer)
        guard idempotencyRecords.count >= limit else { return }
        idempotencyRecords = idempotencyRecords.filter { $0.value.madeAt > request.horizon }
        limit = idempotencyRecords.count * 2 + 64
    }

    /// Removes the idempotency records of a member.
    public mutating func forget(_ member: MemberID) {
        idempotencyRecords = idempotencyRecords.filter { $0.key.member != member }
    }
}
