import Synchronization
public import Vocabulary

/// What came of finishing withdrawals that were not heard of by all domains and the list of withdrawals.
public struct ResumedDepartures: Hashable, Sendable {
    /// How many members all have heard of now.
    public var told = 0
    /// How many wait to be told of again; counted up to 1,000.
    public var waiting = 0
    /// Why the last of them waits; empty if none does.
    public var reason = ""
}

/// Letters that could not be sent or removed since the program began.
public struct LetterFailures: Hashable, Sendable {
    /// How many could not be sent.
    public var unsent = 0
    /// How often those to a member who withdrew could not be removed.
    public var unremoved = 0
    /// Why the last of these failed; empty before the first.
    public var reason = ""

    init(unsent: Int, unremoved: Int, reason: String) {
        (self.unsent, self.unremoved, self.reason) = (unsent, unremoved, reason)
    }

    /// None.
    public init() {}
}

/// The withdrawals that were not finished when they were last looked at.
final class WaitingDepartures: Sendable {
    private let state = Mutex(ResumedDepartures())

    /// What was found then.
    var report: ResumedDepartures { state.withLock { $0 } }

    func note(_ report: ResumedDepartures) { state.withLock { $0 = report } }
}

extension LocalPlatform {
    /// Tells the other domains of withdrawals that they have not heard of, and writes them into the list of
    /// withdrawals; answers how many heard, and what waits. Called when a program starts, and by `tidy`.
    /// Throws outages.
    @discardableResult
    public func resumeDepartures() async throws(ServiceFailure) -> ResumedDepartures {
        let report = try await accounts.resumeDepartures()
        departures.note(report)
        return report
    }

    /// The withdrawals that were not finished when they were last looked at.
    public var waitingDepartures: ResumedDepartures { departures.report }

    /// Letters that could not be sent or removed since the program began.
    public var letterFailures: LetterFailures { accounts.letterFailures }
}
