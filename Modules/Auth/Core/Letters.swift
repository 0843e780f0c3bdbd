import Synchronization
import Vocabulary

/// Sends letters beside what they tell of, which a letter that cannot be sent does not undo, and counts those
/// that failed. Nothing is sent a second time.
public final class Letters: Sendable {
    /// What has failed since the program began.
    public struct Failures: Hashable, Sendable {
        /// How many letters could not be sent.
        public internal(set) var unsent = 0
        /// How often letters to a member who withdrew could not be removed; they go with all of their age.
        public internal(set) var unremoved = 0
        /// Why the last of these failed, for operators; empty before the first.
        public internal(set) var reason = ""

        /// None.
        public init() {}
    }

    private let mailer: any Mailer
    private let state = Mutex(Failures())

    init(_ mailer: any Mailer) {
        self.mailer = mailer
    }

    /// What has failed since the program began.
    public var failures: Failures { state.withLock { $0 } }

    /// Sends the letter; a failure is counted.
    func send(_ mail: Mail) async {
        do throws(ServiceFailure) { try await mailer.send(mail) } catch { note(error, \.unsent) }
    }

    /// Removes what is kept of letters to that address; a failure is counted.
    func discard(mailTo recipient: String) async {
        do throws(ServiceFailure) {
            try await mailer.discard(mailTo: recipient)
        } catch {
            note(error, \.unremoved)
        }
    }

    /// Removes letters that were sent by that moment; answers how many. Throws `unavailable`.
    func sweep(sentBy moment: Timestamp) async throws(ServiceFailure) -> Int {
        try await mailer.sweep(sentBy: moment)
    }

    private func note(_ failure: ServiceFailure, _ count: WritableKeyPath<Failures, Int>) {
        let reason = failure.message
        state.withLock { failures in
            failures[keyPath: count] += 1
            failures.reason = reason
        }
    }
}
