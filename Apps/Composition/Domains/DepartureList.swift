import Auth
import Database
import Settings
import Synchronization
import Vocabulary

/// Tells every domain of members who withdraw, in the order of the domains, then writes them into the list of
/// withdrawals.
///
/// A domain that fails, or a list that cannot be written, keeps no other domain from forgetting the member;
/// the departure then stays pending, and what is missing is done when it is told again.
///
/// The accounts are put together before the domains that they tell, which need the accounts.
final class DepartureList: MemberDepartures {
    private typealias Listener = @Sendable (MemberID) async throws(ServiceFailure) -> Void

    private let withdrawals: WithdrawalList?
    private let database: (any SQLDatabase)?
    private let state = Mutex(State())
    private static let mostRemembered = 1000

    private struct State {
        var listeners: [Listener] = []
        /// Whom all domains have forgotten, while the list could not be written: not told of each time.
        var forgotten: Set<MemberID> = []
    }

    init(_ withdrawals: WithdrawalList?, _ database: (any SQLDatabase)?) {
        self.withdrawals = withdrawals
        self.database = database
    }

    /// Tells these domains from now on.
    func tell(_ domains: [RunningDomain]) {
        state.withLock { state in
            state.listeners = domains.compactMap { domain in
                if case .forgets(let forget) = domain.departure { forget } else { nil }
            }
        }
    }

    func departed(_ id: MemberID) async throws(AuthError) {
        do throws(ServiceFailure) {
            if !state.withLock({ $0.forgotten.contains(id) }) { try await forget(id) }
            try await withdrawals?.add(id)
        } catch {
            throw .service(error)
        }
        state.withLock { _ = $0.forgotten.remove(id) }
    }

    /// Throws the first failure, after every domain was told.
    private func forget(_ id: MemberID) async throws(ServiceFailure) {
        var failure: ServiceFailure?
        for forget in state.withLock({ $0.listeners }) {
            do throws(ServiceFailure) { try await forget(id) } catch { failure = failure ?? error }
        }
        // The log holds what the rows held before. While others read it stays; `tidy` empties it later.
        _ = try? await database?.truncateLog(ifIdleFor: .zero)
        if let failure { throw failure }
        state.withLock { state in
            if state.forgotten.count < Self.mostRemembered { state.forgotten.insert(id) }
        }
    }
}
