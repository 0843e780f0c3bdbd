package import Auth
import AuthSQL
import Database
import Settings
import Synchronization
import Vocabulary

/// The accounts as the other domains need them: who signs in, what members are called, who may write,
/// and who has left.
package struct Accounts: Sendable {
    /// The verbs of accounts.
    package let service: AuthService
    /// What members are called, who may write, and whom somebody does not see. Asked of the newest, never of
    /// a replica: a card that is not there yet would look like that of one who has left.
    let members: any MemberPorts
    /// Which members sell as a business, and their data.
    let sellers: any SellerDirectory
    /// Which sessions live, for those who let somebody listen for longer than a request takes.
    let sessions: any SessionDirectory
    private let departures: DepartureList

    /// The accounts in these stores, whose members show those pictures, and which those may join whom the
    /// settings let. Profiles have the `counts` of all domains. Who withdraws is noted in the list, too, if
    /// there is one. `members` may answer the other domains in place of the accounts.
    init(
        _ stores: Stores, _ dependencies: PlatformDependencies, _ pictures: any PictureDirectory,
        _ counts: SharedPorts<any MemberCounts>, _ withdrawals: WithdrawalList? = nil,
        joining: RegistrationSetting = .open,
        members answering: (any MemberPorts) -> any MemberPorts = { $0 }
    ) {
        let store = stores.accounts
        departures = DepartureList(withdrawals, stores.database?.sql)
        sellers = StoredSellerDirectory(store)
        sessions = StoredSessionDirectory(store, time: dependencies.time)
        members = answering(
            CachedMemberDirectory(StoredMemberDirectory(store, time: dependencies.time)) { stores.revision })
        service = AuthService(
            store: store, hasher: dependencies.hasher, accessTokens: dependencies.accessTokens,
            refreshTokens: dependencies.refreshTokens, mailer: dependencies.mailer, departures: departures,
            pictures: pictures, counts: PlatformCounts(counts, of: members), blocks: members,
            time: dependencies.time, ids: dependencies.ids, registration: Registration(joining))
    }

    /// Makes accounts fit that were put back from a backup: everybody is signed out, and the members are
    /// withdrawn again who have withdrawn since. Answers how many were. Throws outages.
    func afterRestoring(withdrawn members: [MemberID]) async throws(ServiceFailure) -> Int {
        try await mappingToService { () async throws(AuthError) in
            try await service.afterRestoring(withdrawn: members)
        }
    }

    /// Removes letters that nobody has fetched for 30 days; answers how many. Throws `unavailable`.
    func sweepMail() async throws(ServiceFailure) -> Int { try await service.sweepMail() }

    /// Letters that could not be sent or removed since the program began.
    var letterFailures: LetterFailures {
        let failures = service.letters.failures
        return LetterFailures(
            unsent: failures.unsent, unremoved: failures.unremoved, reason: failures.reason)
    }

    /// Finishes withdrawals that wait, as far as it can be done. Throws outages.
    func resumeDepartures() async throws(ServiceFailure) -> ResumedDepartures {
        let report = try await mappingToService { () async throws(AuthError) in
            try await service.resumeDepartures()
        }
        return ResumedDepartures(told: report.told, waiting: report.waiting, reason: report.reason)
    }

    /// Who has withdrawn, as that database says, whose schema need not be current. Throws outages.
    static func withdrawn(in database: OpenDatabase) async throws(DatabaseError) -> [MemberID] {
        try await SQLAuthStore.withdrawnMembers(in: database.sql)
    }

    /// Tells these domains of departures from now on.
    func tell(_ domains: [RunningDomain]) {
        departures.tell(domains)
    }
}

extension Registration {
    fileprivate init(_ setting: RegistrationSetting) {
        switch setting {
        case .open: self = .open
        case .invited: self = .invited
        case .closed: self = .closed
        }
    }
}

/// Tells every domain of members who withdraw, in the order of the domains, then writes them into the list of
/// withdrawals.
///
/// A domain that fails, or a list that cannot be written, keeps no other domain from forgetting the member;
/// the departure then stays pending, and what is missing is done when it is told again.
///
/// The accounts are put together before the domains that they tell, which need the accounts.
private final class DepartureList: MemberDepartures {
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
