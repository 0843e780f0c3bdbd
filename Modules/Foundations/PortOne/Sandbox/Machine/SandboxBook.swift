import PortOne
import Vocabulary

/// All payments of the sandbox and what may happen to them, as a value without clock, network or randomness.
///
/// Each change appends to `events` what a webhook would tell. A change that throws has changed nothing. After
/// every change each payment is consistent (`PortOnePayment.isConsistent`), and at most one attempt of a
/// payment was ever paid. Moments never go back, even where the clock does.
struct SandboxBook: Sendable {
    let settings: SandboxSettings
    /// By their `paymentId`. Canonically equivalent names are the same name.
    private(set) var payments: [String: SandboxPayment] = [:]
    /// The `paymentId` of each attempt, by its `transactionId`.
    private(set) var owners: [String: String] = [:]
    /// The payments with an attempt, by the moment of the first one.
    private(set) var byCreation = SandboxOrder()
    /// The same, by the moment of the last change of status.
    private(set) var byChange = SandboxOrder()
    /// The payments that become due: something in them settles by itself.
    private(set) var agenda = SandboxAgenda()
    /// The latest moment at which something has changed.
    private(set) var latest = Timestamp(microseconds: 0)
    /// The numbers of the next attempt, cancellation, dispute, token and delivery, of which identifiers are
    /// made.
    var numbers = SandboxNumbers()
    /// What was not handed on yet.
    var events: [SandboxEvent] = []
    /// The payments changed since they were last taken, for the journal.
    var changed: Set<String> = []

    /// An empty book.
    init(_ settings: SandboxSettings) { self.settings = settings }

    /// The next identifier.
    mutating func nextID() -> String { numbers.uuid(seed: settings.seed) }

    /// The moment of a change: never before that of an earlier one.
    func moment(_ now: Timestamp) -> Timestamp { max(now, latest) }
}

extension SandboxBook {
    /// Puts a payment in the place of its former state.
    mutating func put(_ payment: SandboxPayment, at now: Timestamp) {
        let former = payments.updateValue(payment, forKey: payment.id)
        byCreation.move(payment.id, from: former?.createdAt, to: payment.createdAt)
        byChange.move(payment.id, from: former?.changedAt, to: payment.changedAt)
        for attempt in payment.attempts[(former?.attempts.count ?? 0)...] {
            owners[attempt.payment.transactionID] = payment.id
        }
        latest = max(latest, now)
        changed.insert(payment.id)
    }

    /// Restores a payment from a journal, with its due moments.
    mutating func restore(_ payment: SandboxPayment) {
        let moments = payment.attempts.map(\.payment.updatedAt)
        put(payment, at: moments.max() ?? latest)
        changed.remove(payment.id)
        for moment in payment.dueMoments { agenda.add(payment.id, at: moment) }
    }

    /// Makes a payment due at that moment.
    mutating func schedule(_ paymentID: String, at moment: Timestamp) { agenda.add(paymentID, at: moment) }

    /// Removes and returns the payments that are due.
    mutating func takeDue(at now: Timestamp) -> [String] { agenda.take(until: now) }
}

/// Counts what gets an identifier.
struct SandboxNumbers: Hashable, Sendable {
    private(set) var last: UInt64 = 0

    /// The next identifier in the form of a UUID (RFC 9562, version 4), made of the seed and a count:
    /// `00000001-0000-4000-8000-000000000001`.
    mutating func uuid(seed: UInt64) -> String {
        last += 1
        return Self.hex(seed & 0xFFFF_FFFF, digits: 8) + "-0000-4000-8000-" + Self.hex(last, digits: 12)
    }

    /// Makes the count at least that number, after a restart.
    mutating func skip(to number: UInt64) { last = max(last, number) }

    private static func hex(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
