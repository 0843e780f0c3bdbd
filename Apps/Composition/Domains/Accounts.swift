import Auth
import Synchronization
import Vocabulary

/// The accounts as the other domains need them: who signs in, what members are called, who may write,
/// and who has left.
struct Accounts: Sendable {
    /// The verbs of accounts.
    let service: AuthService
    /// What members are called and who may write. Asked of the newest, never of a replica: a card that is not
    /// there yet would look like that of one who has left.
    let members: any MemberDirectory & StandingDirectory
    private let departures: DepartureList

    /// The accounts in these stores.
    init(_ stores: Stores, _ dependencies: PlatformDependencies) {
        let store = stores.accounts
        departures = DepartureList()
        members = CachedMemberDirectory(StoredMemberDirectory(store)) { stores.revision }
        service = AuthService(
            store: store, hasher: dependencies.hasher, accessTokens: dependencies.accessTokens,
            refreshTokens: dependencies.refreshTokens, mailer: dependencies.mailer, departures: departures,
            time: dependencies.time, ids: dependencies.ids)
    }

    /// Tells these domains of departures from now on.
    func tell(_ domains: [RunningDomain]) {
        departures.tell(domains)
    }
}

/// Tells every domain of members who withdraw, in the order of the domains.
///
/// The accounts are put together before the domains that they tell, which need the accounts.
private final class DepartureList: MemberDepartures {
    private let listeners = Mutex<[@Sendable (MemberID) async throws(ServiceFailure) -> Void]>([])

    func tell(_ domains: [RunningDomain]) {
        listeners.withLock { listeners in
            listeners = domains.compactMap { domain in
                if case .forgets(let forget) = domain.departure { forget } else { nil }
            }
        }
    }

    func departed(_ id: MemberID) async throws(AuthError) {
        do throws(ServiceFailure) {
            for forget in listeners.withLock({ $0 }) { try await forget(id) }
        } catch {
            throw .service(error)
        }
    }
}

/// Runs a domain's verb where only failures that any verb can meet are understood; an error of the domain's
/// own becomes `internal` with its code.
func mappingToService<Value, Failure: DomainError>(
    _ body: () async throws(Failure) -> Value
) async throws(ServiceFailure) -> Value {
    do throws(Failure) {
        return try await body()
    } catch {
        throw error.service ?? .internal(error.code)
    }
}
