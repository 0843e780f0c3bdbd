/// Idempotency records in memory: what was answered to which request. A value, for stores that keep all of
/// theirs in memory, and the model of what every other store does.
public struct IdempotencyRecords<Answer: Sendable>: Sendable {
    private var records: [IdempotentRequest.Scope: Record] = [:]
    /// At how many records the expired ones are removed: twice as many as were left the last time, so that
    /// removing costs nothing in the long run.
    private var limit = 64

    private struct Record {
        let content: RequestContent
        let madeAt: Timestamp
        let answer: Answer
    }

    /// No records.
    public init() {}

    /// How many are in memory, the expired ones among them.
    var count: Int { records.count }

    /// What was answered when the same was asked within the last 30 days; nil if it never was.
    ///
    /// Throws `keyReused` if something else was asked under the key.
    public func answer(to request: IdempotentRequest) throws(ServiceFailure) -> Answer? {
        guard let record = records[request.scope], record.madeAt > request.horizon else { return nil }
        guard record.content == request.content else { throw .keyReused }
        return record.answer
    }

    /// Keeps the answer to a request; records older than 30 days are removed in time.
    public mutating func keep(_ answer: Answer, for request: IdempotentRequest) {
        records[request.scope] = Record(content: request.content, madeAt: request.madeAt, answer: answer)
        guard records.count >= limit else { return }
        records = records.filter { $0.value.madeAt > request.horizon }
        limit = records.count * 2 + 64
    }

    /// Removes the records of a member.
    public mutating func forget(_ member: MemberID) {
        records = records.filter { $0.key.member != member }
    }

    /// Removes the records whose answers are such: what they stand for was never made.
    public mutating func drop(where isUnmade: (Answer) -> Bool) {
        records = records.filter { !isUnmade($0.value.answer) }
    }
}
