import Synchronization
public import Vocabulary

/// The result of resuming withdrawals that some domains or the list of withdrawals had not received.
public struct ResumedDepartures: Hashable, Sendable {
    /// The number of members whose withdrawal all have received now.
    public var told = 0
    /// The number of withdrawals still waiting; counted up to 1,000.
    public var waiting = 0
    /// Why the last of them waits; empty if none does.
    public var reason = ""
}

/// Letters that could not be sent or removed since the program began.
public struct LetterFailures: Hashable, Sendable {
    /// The number of letters that could not be sent.
    public var unsent = 0
    /// How often letters to a withdrawn member could not be removed.
    public var unremoved = 0
    /// Why the last of these failed; empty before the first.
    public var reason = ""

    init(unsent: Int, unremoved: Int, reason: String) {
        (self.unsent, self.unremoved, self.reason) = (unsent, unremoved, reason)
    }

    /// None.
    public init() {}
}

/// The unfinished withdrawals of the last check.
final class WaitingDepartures: Sendable {
    private let state = Mutex(ResumedDepartures())

    /// The result of the last check.
    var report: ResumedDepartures { state.withLock { $0 } }

    func note(_ report: ResumedDepartures) { state.withLock { $0 = report } }
}

extension LocalPlatform {
    /// The periodic maintenance of a running server: delivers waiting outbox messages, finishes withdrawals
    /// and interrupted work of domains, removes expired rows, and empties the database's log after half a
    /// minute without writes.
    ///
    /// A failing step does not prevent the others. Throws the first failure: outages, and `internal` for a
    /// message without a receiver.
    @discardableResult
    public func resumeDepartures() async throws(ServiceFailure) -> ResumedDepartures {
        let report = try await accounts.resumeDepartures()
        departures.note(report)
        return report
    }

    /// The unfinished withdrawals of the last check.
    public var waitingDepartures: ResumedDepartures { departures.report }

    /// Letters that could not be sent or removed since the program began.
    public var letterFailures: LetterFailures { accounts.letterFailures }
}
