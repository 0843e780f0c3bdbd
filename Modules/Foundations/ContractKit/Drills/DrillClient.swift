public import SampleKit
public import Vocabulary

/// One client in one round of a drill: writes one record after the other until a write gets no answer.
public struct DrillClient: Sendable {
    /// On whose behalf it writes.
    public let member: DrillMember
    /// All who write.
    public let members: [DrillMember]
    /// The verbs of a visitor.
    public let visitor: Services
    /// The present moment.
    public let time: any TimeSource
    /// Where identifiers come from that a client gives.
    public let ids: any IdentifierSource
    /// What is written next follows from it.
    public var random: SeededGenerator
    /// What was written, and how it was answered.
    public private(set) var ledger = Ledger()
    /// What was answered by something that must not happen: a failure inside the server.
    public private(set) var failures: [DrillFinding] = []
    /// Writes that were refused by a rule, the goods being sold out, say.
    public private(set) var refused = 0
    /// Whether a write got no answer, after which nothing is written any more.
    public private(set) var isCutOff = false
    private let tag: String
    private let isBehindProxy: Bool
    private let writing: @Sendable () -> Void
    private var serial = 0

    /// A client of that member; `writing` hears of each write before it is sent. `isBehindProxy` where a
    /// proxy may send again what it had no answer to and what is idempotent (RFC 9110, section 9.2.2).
    public init(
        _ member: DrillMember, among members: [DrillMember], visitor: Services, tag: String,
        random: SeededGenerator, time: any TimeSource, ids: any IdentifierSource,
        isBehindProxy: Bool = false, writing: @escaping @Sendable () -> Void
    ) {
        (self.member, self.members, self.visitor) = (member, members, visitor)
        (self.tag, self.random) = (tag, random)
        (self.time, self.ids, self.writing) = (time, ids, writing)
        self.isBehindProxy = isBehindProxy
    }

    /// Writes at most that many records of all the domains, each as often as its share.
    public mutating func write(atMost count: Int, _ drills: [any DomainDrill], round: Int) async {
        var writers = drills.map { $0.writer(inRound: round) }
        for index in writers.indices { await writers[index].begin(&self) }
        for _ in 0..<count where !isCutOff {
            await writers[nextIndex(drills)].write(&self)
        }
    }

    private mutating func nextIndex(_ drills: [any DomainDrill]) -> Int {
        var rest = random.below(drills.reduce(0) { $0 + $1.share })
        for (index, drill) in drills.enumerated() {
            if rest < drill.share { return index }
            rest -= drill.share
        }
        return 0
    }

    /// A name for something new, the same in every run.
    public mutating func newName(_ kind: String) -> String {
        serial += 1
        return "\(kind) \(tag)n\(serial)"
    }

    /// Sends one write that leaves the record in that state, nil for removed, and notes what came of it; the
    /// value if it was acknowledged.
    public mutating func send<Value, Failure: DomainError>(
        _ record: TrackedRecord, _ state: String?, _ verb: () async throws(Failure) -> Value
    ) async -> Value? {
        writing()
        do throws(Failure) {
            let value = try await verb()
            ledger.acknowledge(record, state)
            return value
        } catch {
            switch error.service {
            case .unavailable, .unreachable:
                isCutOff = true
                ledger.doubt(record, state)
            case .internal(let reason):
                isCutOff = true
                ledger.doubt(record, state)
                failures.append(
                    DrillFinding(
                        en: "the server failed inside: \(record): \(reason)",
                        ko: "\(record): 서버 내부 오류입니다 (\(reason))"))
            // Its first sending may have removed it, and only the second was answered.
            case _ where state == nil && isBehindProxy && error.kind == .notFound:
                ledger.doubt(record, state)
            default: refused += 1
            }
            return nil
        }
    }
}
