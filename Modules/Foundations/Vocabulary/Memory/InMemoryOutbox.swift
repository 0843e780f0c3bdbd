/// An outbox in memory: a value for in-memory stores, which append to it in the same step as the effect. The
/// model for every other outbox.
public struct InMemoryOutbox: Sendable {
    private var rows: [Row] = []
    private var last: Int64 = 0

    private struct Row {
        let sequence: Int64
        var message: OutboxMessage
        var attempts = 0
        /// Nil: at once.
        var dueAt: Timestamp?

        var event: OutboxEvent { OutboxEvent(sequence: sequence, message: message, attempts: attempts) }
    }

    /// An empty outbox.
    public init() {}

    /// The unsettled events, in the order of their sequence.
    public var pending: [OutboxEvent] { rows.map(\.event) }

    /// Appends a message, which is due at once.
    public mutating func append(_ message: OutboxMessage) {
        last += 1
        rows.append(Row(sequence: last, message: message))
    }

    /// Erases the reasons of waiting audit events that are by this member or about them.
    public mutating func eraseReasons(of member: MemberID) {
        for index in rows.indices {
            if let erased = rows[index].message.erasingReason(of: member) { rows[index].message = erased }
        }
    }

    /// As `Outbox.claim`.
    public mutating func claim(_ limit: Int, until: Timestamp, at now: Timestamp) -> [OutboxEvent] {
        var waiting: Set<String> = []
        var taken: [OutboxEvent] = []
        for index in rows.indices where taken.count < limit {
            if let dueAt = rows[index].dueAt, dueAt > now {
                waiting.insert(rows[index].message.subject)
            } else if !waiting.contains(rows[index].message.subject) {
                rows[index].attempts += 1
                rows[index].dueAt = until
                taken.append(rows[index].event)
            }
        }
        return taken
    }

    /// As `Outbox.finish`.
    public mutating func finish(_ outcome: OutboxOutcome) {
        let delivered = Set(outcome.delivered.map(\.sequence))
        rows.removeAll { delivered.contains($0.sequence) }
        for failed in outcome.failed { change(failed.event) { $0.dueAt = failed.until } }
        for event in outcome.returned {
            change(event) { row in
                row.dueAt = nil
                row.attempts -= 1
            }
        }
    }

    /// Changes an event unless it was claimed again since.
    private mutating func change(_ event: OutboxEvent, _ change: (inout Row) -> Void) {
        guard
            let index = rows.firstIndex(where: {
                $0.sequence == event.sequence && $0.attempts == event.attempts
            })
        else { return }
        change(&rows[index])
    }
}
