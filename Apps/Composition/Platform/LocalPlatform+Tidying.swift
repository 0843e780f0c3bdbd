public import Auth
import Database
import Synchronization
public import Vocabulary

/// The withdrawals that were not finished when they were last looked at.
final class WaitingDepartures: Sendable {
    private let state = Mutex(DepartureReport(told: 0, waiting: 0, reason: ""))

    /// What was found then.
    var report: DepartureReport { state.withLock { $0 } }

    func note(_ report: DepartureReport) { state.withLock { $0 = report } }
}

extension LocalPlatform {
    /// What is done from time to time while a server runs: what waits in the domains' outboxes is told,
    /// withdrawals are finished, what a domain left half done is finished, what nobody needs any more is
    /// removed, and the database's log is emptied once nobody has written for half a minute.
    ///
    /// One step that fails keeps no other from being done. Throws the first failure: outages, and `internal`
    /// for a message that nobody takes.
    public func tidy() async throws(ServiceFailure) {
        var failure: ServiceFailure?
        for step in tidyingSteps {
            do throws(ServiceFailure) { try await step() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private typealias TidyingStep = @Sendable () async throws(ServiceFailure) -> Void

    private var tidyingSteps: [TidyingStep] {
        let resume: TidyingStep = { () async throws(ServiceFailure) in
            try await mappingToService { () async throws(AuthError) in _ = try await resumeDepartures() }
        }
        return [deliverAll, resume] + domains.compactMap(\.tidying) + [sweep, truncateLog]
    }

    private func deliverAll() async throws(ServiceFailure) {
        guard let unheard = try await delivery.deliver().first else { return }
        let message = unheard.event.message
        throw .internal("\(message.topic) about \(message.subject) is not taken: \(unheard.reason)")
    }

    private func truncateLog() async throws(ServiceFailure) {
        guard let database = stores.database?.sql else { return }
        _ = try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            try await database.truncateLog(ifIdleFor: .seconds(30))
        }
    }

    /// Tells the other domains of withdrawals that they have not heard of, and writes them into the list of
    /// withdrawals; answers how many heard, and what waits. Called when a program starts, and by `tidy`.
    /// Throws outages.
    @discardableResult
    public func resumeDepartures() async throws(AuthError) -> DepartureReport {
        let report = try await accounts.service.resumeDepartures()
        departures.note(report)
        return report
    }

    /// The withdrawals that were not finished when they were last looked at.
    public var waitingDepartures: DepartureReport { departures.report }

    /// Letters that could not be sent or removed since the program began.
    public var letterFailures: Letters.Failures { accounts.letters.failures }
}
