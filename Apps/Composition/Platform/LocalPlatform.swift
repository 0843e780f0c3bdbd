public import Auth
import Database
public import Settings
public import Vocabulary
public import Web
public import Wire

/// Madang with its data in this process, in files or in a database: what the server serves and front ends
/// embed.
public struct LocalPlatform: Platform {
    /// Where the data is.
    public let backend: Backend
    package let accounts: Accounts
    /// The dependencies from outside.
    package let dependencies: PlatformDependencies
    let stores: Stores
    let domains: [RunningDomain]
    private let holding: HoldSettings
    package let delivery: MessageDelivery
    /// The ports that the domains offer each other.
    package let ports: PortTable
    private let joining: RegistrationSetting
    let departures = WaitingDepartures()
    let swept: SweptRows

    /// Composes the domains over the stores. By default holds have no limit and everyone may join. `members`
    /// may answer in place of the accounts; `noticeRules` are of kinds that no domain sends; `onDelivery`
    /// observes the messages that other domains receive.
    init(
        _ backend: Backend, _ stores: Stores, _ dependencies: PlatformDependencies,
        holding: HoldSettings = .unlimited, joining: RegistrationSetting = .open,
        members: (any MemberPorts) -> any MemberPorts = { $0 }, noticeRules: [NoticeRule] = [],
        onDelivery: @escaping @Sendable (OutboxMessage) -> Void = { _ in }
    ) {
        let ports = PortTable()
        let pictures = PlatformPictures(port: ports.require((any PictureDirectory).self, by: "accounts"))
        let accounts = Accounts(
            stores, dependencies, pictures, ports.shared((any MemberCounts).self),
            WithdrawalList(of: backend), joining: joining, members: members)
        let delivery = MessageDelivery(time: dependencies.time, onDelivery: onDelivery)
        (self.holding, self.joining) = (holding, joining)
        swept = SweptRows(stores.composed.expiredRows.map(\.table.name) + [Self.letters])
        domains = stores.domains.map { name, domain in
            let running = domain.start(
                DomainParts(
                    domain: name, dependencies: dependencies, accounts: accounts, holding: holding,
                    noticeRules: stores.composed.noticeRules + noticeRules, delivery: delivery, ports: ports))
            ports.provide(running.provides, by: name)
            return running
        }
        accounts.tell(domains)
        delivery.connect(domains)
        (self.accounts, self.delivery, self.ports) = (accounts, delivery, ports)
        self.backend = backend
        self.dependencies = dependencies
        self.stores = stores
    }

    /// The same data with other dependencies, such as clock, identifiers and secrets, and with `members`,
    /// `noticeRules` and `onDelivery` as when a platform is composed.
    package func with(
        _ dependencies: PlatformDependencies, members: (any MemberPorts) -> any MemberPorts = { $0 },
        noticeRules: [NoticeRule] = [],
        onDelivery: @escaping @Sendable (OutboxMessage) -> Void = { _ in }
    ) -> LocalPlatform {
        LocalPlatform(
            backend, stores, dependencies, holding: holding, joining: joining, members: members,
            noticeRules: noticeRules, onDelivery: onDelivery)
    }

    /// `SQLite` or `PostgreSQL` with its version, or `memory`.
    public var engine: String { stores.engine }

    /// The verbs of the principal, which the caller has authenticated.
    public func services(for principal: Principal) -> Services {
        var services = Services()
        for domain in domains { domain.provide(principal, &services) }
        return services
    }

    /// The verbs of a visitor.
    public var anonymous: Services { services(for: .anonymous) }

    /// The verbs of the session's member.
    public func services(for session: MemberSession?) async throws(ServiceFailure) -> Services {
        guard let session, let token = try await session.accessToken() else { return anonymous }
        do throws(ServiceFailure) {
            return services(for: try await accounts.service.authenticator.principal(for: token).held)
        } catch .accessExpired {
            let renewed = try await session.renewed(after: token)
            return services(for: try await accounts.service.authenticator.principal(for: renewed).held)
        }
    }

    /// A session that this platform's own accounts renew.
    public func session(keptIn storage: any SessionStorage) -> MemberSession {
        MemberSession(storage, refreshedBy: accounts.service.repository(for: .anonymous))
    }

    /// Damage to the database's files, after which the program must end without closing the platform; nil if
    /// all is well.
    public var fileFault: String? { stores.database?.sql.fileFault }

    /// Requests a check of the database's files, whose result `fileFault` then tells.
    public func lookAtFiles() { stores.database?.sql.lookAtFiles() }

    /// How often an unreadable row was omitted from a list, and the reason of the last.
    public var unreadableRows: (count: Int, reason: String) {
        stores.database.map { ($0.sql.unreadableRows.count, $0.sql.unreadableRows.reason) } ?? (0, "")
    }

    /// Delivers the waiting outbox messages. Throws outages.
    package func deliver() async throws(ServiceFailure) { try await delivery.deliver() }

    /// Returns if the database answers and no obstacle to writes is known. Throws `unavailable`.
    public func ready() async throws(ServiceFailure) {
        try await stores.ready()
    }

    /// Finishes running work and closes the database.
    public func close() async {
        await stores.close()
    }

    /// All verbs behind their endpoints, and the pages of the site if there is one: the server without its
    /// socket. Without a limiter requests are unlimited.
    public func dispatcher(_ limiter: RequestLimiter? = nil, site: PageSite? = nil) -> Dispatcher {
        let accounts = accounts.service
        return Dispatcher(
            domains.flatMap { $0.routes() } + (site?.routes ?? []), cache: ResponseCache(responseSource),
            files: ResponseCache(responseSource, count: Self.keptFiles), pages: ResponseCache(responseSource),
            limiter: limiter, surrounding: { await RequestMemo.answering($0) }
        ) { token throws(ServiceFailure) in try await accounts.authenticator.principal(for: token) }
    }

    /// The number of small files cached in memory: usually 8 kB, at most 64 kB each.
    private static let keptFiles = 256

    /// All verbs behind their endpoints.
    public var transport: any Transport { Loopback(dispatcher(), isStrict: false) }

    /// The source for cached answers to visitors.
    private var responseSource: ResponseCache.Source {
        let (stores, nextChanges) = (stores, domains.compactMap(\.nextChange))
        return ResponseCache.Source(
            revision: { stores.revision },
            nextChange: {
                do throws(ServiceFailure) {
                    return try await Self.first(of: nextChanges).map { .at($0) } ?? .never
                } catch {
                    return .unknown
                }
            }, time: dependencies.time)
    }

    /// The earliest moment at which a domain's content changes by time alone; nil if none does.
    private static func first(
        of nextChanges: [@Sendable () async throws(ServiceFailure) -> Timestamp?]
    ) async throws(ServiceFailure) -> Timestamp? {
        var first: Timestamp?
        for nextChange in nextChanges {
            guard let moment = try await nextChange() else { continue }
            first = first.map { min($0, moment) } ?? moment
        }
        return first
    }

    /// Changes a member's role: for the operator's tools on this machine. Throws `noSuchMember`.
    public func appoint(_ id: MemberID, as role: Role) async throws(AuthError) {
        try await accounts.service.appoint(id, as: role)
    }
}
