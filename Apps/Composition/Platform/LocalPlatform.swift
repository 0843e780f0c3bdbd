public import Auth
import AuthHTTP
import Listings
import ListingsHTTP
public import Vocabulary
public import Wire

/// Madang with its data in this process, its files or a database: what the server serves, and what a front
/// end embeds.
public struct LocalPlatform: Platform {
    /// Where the data is.
    public let backend: Backend
    let auth: AuthService
    let listings: ListingService
    private let visitorListings: ListingService
    let dependencies: PlatformDependencies
    let stores: Stores

    /// Puts the domains together over the stores.
    init(_ backend: Backend, _ stores: Stores, _ dependencies: PlatformDependencies) {
        // Sellers are asked of the newest: a card that is not there yet would look like one who has left.
        let sellers = SellersFromMembers(StoredMemberDirectory(stores.auth)) { stores.revision }
        listings = ListingService(
            store: stores.listings, sellers: sellers, time: dependencies.time, ids: dependencies.ids)
        visitorListings = ListingService(
            store: stores.visitorListings, sellers: sellers, time: dependencies.time, ids: dependencies.ids)
        auth = AuthService(
            store: stores.auth, hasher: dependencies.hasher, accessTokens: dependencies.accessTokens,
            refreshTokens: dependencies.refreshTokens, mailer: dependencies.mailer,
            departures: DeparturesFromListings(listings), time: dependencies.time, ids: dependencies.ids)
        self.backend = backend
        self.dependencies = dependencies
        self.stores = stores
    }

    /// `SQLite` or `PostgreSQL` with its version, or `memory`.
    public var engine: String { stores.engine }

    /// The verbs of that principal, whom somebody else has identified.
    public func services(for principal: Principal) -> Services {
        var services = Services()
        services.provide((any AuthRepository).self, auth.repository(for: principal))
        services.provide((any ListingRepository).self, listings(for: principal))
        return services
    }

    /// Who has not signed in has written nothing that they could miss, so a replica may answer.
    private func listings(for principal: Principal) -> any ListingRepository {
        let service = principal == .anonymous ? visitorListings : listings
        return service.repository(for: principal)
    }

    /// The verbs of somebody who has not signed in.
    public var anonymous: Services { services(for: .anonymous) }

    /// The verbs of the member whose session that is.
    public func services(for session: MemberSession?) async throws(ServiceFailure) -> Services {
        guard let session, let token = try await session.accessToken() else { return anonymous }
        do throws(ServiceFailure) {
            return services(for: try await auth.authenticator.principal(for: token))
        } catch .accessExpired {
            let renewed = try await session.renewed(after: token)
            return services(for: try await auth.authenticator.principal(for: renewed))
        }
    }

    /// A session that is renewed by this platform's own accounts.
    public func session(keptIn keeping: any SessionStorage) -> MemberSession {
        MemberSession(keeping, refreshedBy: auth.repository(for: .anonymous))
    }

    /// Returns when the database answers. Throws `unavailable`.
    public func ready() async throws(ServiceFailure) {
        try await stores.ready()
    }

    /// Closes the database; what was begun is finished first.
    public func close() async {
        await stores.close()
    }

    /// All verbs behind their endpoints: the server but for its socket.
    public func dispatcher() -> Dispatcher {
        let auth = auth
        let routes =
            authRoutes { auth.repository(for: $0.principal, from: $0.address) }
            + listingRoutes { listings(for: $0) }
        return Dispatcher(routes, cache: ResponseCache(answerSource)) { token throws(ServiceFailure) in
            try await auth.authenticator.principal(for: token)
        }
    }

    /// What visitors' answers are made of; only listings change by themselves.
    private var answerSource: ResponseCache.Source {
        let (stores, listings) = (stores, listings)
        return ResponseCache.Source(
            revision: { stores.revision },
            nextChange: {
                do {
                    return try await listings.nextChange().map { .at($0) } ?? .never
                } catch {
                    return .unknown
                }
            }, time: dependencies.time)
    }

    /// Tells the other domains of withdrawals that they have not heard of; answers how many. To be called
    /// when a program starts. Throws outages.
    @discardableResult
    public func resumeDepartures() async throws(AuthError) -> Int {
        try await auth.resumeDepartures()
    }

    /// Gives a member another role: for the operator's tools on this machine. Throws `noSuchMember`.
    public func appoint(_ id: MemberID, as role: Role) async throws(AuthError) {
        try await auth.appoint(id, as: role)
    }
}
