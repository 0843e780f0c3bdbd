import Synchronization
import Vocabulary

/// Sends letters about completed changes and counts failures.
///
/// A letter that cannot be sent does not undo the change and is not retried.
public final class Letters: Sendable {
    /// What has failed since the program began.
    public struct Failures: Hashable, Sendable {
        /// How many letters could not be sent.
        public internal(set) var unsent = 0
        /// How often letters to a withdrawn member could not be removed; `sweep` removes them by age.
        public internal(set) var unremoved = 0
        /// The reason of the last failure, for operators; empty before the first.
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

    /// Sends the letter; counts a failure.
    func send(_ mail: Mail) async {
        do throws(ServiceFailure) { try await mailer.send(mail) } catch { note(error, \.unsent) }
    }

    /// Removes stored letters to that address; counts a failure.
    func discard(mailTo recipient: String) async {
        do throws(ServiceFailure) {
            try await mailer.discard(mailTo: recipient)
        } catch {
            note(error, \.unremoved)
        }
    }

    /// Removes letters sent by that moment; returns how many. Throws `unavailable`.
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
