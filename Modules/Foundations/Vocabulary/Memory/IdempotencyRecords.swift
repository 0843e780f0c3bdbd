/// Idempotency records in memory: the answers to requests by key. A value for in-memory stores, and the model
/// for every other store.
public struct IdempotencyRecords<Answer: Sendable>: Sendable {
    private var records: [IdempotentRequest.Scope: Record] = [:]
    /// The number of records at which expired ones are removed: twice as many as remained the last time, so
    /// that removal has constant amortised cost.
    private var limit = 64

    private struct Record {
        let content: RequestContent
        let madeAt: Timestamp
        let answer: Answer
    }

    /// No records.
    public init() {}

    /// The number of records in memory, including expired ones.
    var count: Int { records.count }

    /// The answer to the same request within the last 30 days; nil if there was none.
    ///
    /// Throws `keyReused` if the key was used for another request.
    public func answer(to request: IdempotentRequest) throws(ServiceFailure) -> Answer? {
        guard let record = records[request.scope], record.madeAt > request.horizon else { return nil }
        guard record.content == request.content else { throw .keyReused }
        return record.answer
    }

    /// Stores the answer to a request; records older than 30 days are removed in time.
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

    /// Removes the records with such answers, because their effect never happened.
    public mutating func drop(where isUnmade: (Answer) -> Bool) {
        records = records.filter { !isUnmade($0.value.answer) }
    }
}
