public import Auth
import Database
public import Settings
public import Vocabulary
public import Wire

/// Madang with its data in this process, its files or a database: what the server serves, and what a front
/// end embeds.
public struct LocalPlatform: Platform {
    /// Where the data is.
    public let backend: Backend
    let accounts: Accounts
    /// What it takes from outside.
    package let dependencies: PlatformDependencies
    let stores: Stores
    let domains: [RunningDomain]
    private let holding: HoldSettings
    let delivery: MessageDelivery
    /// The ports that the domains provide to each other.
    let ports: PortTable
    private let joining: RegistrationSetting
    let departures = WaitingDepartures()
    let swept = SweptRows(Domain.expiredRows.map(\.table.name) + [Self.letters])

    /// Puts the domains together over the stores. Members hold as much as they like, unless it is said how
    /// much, and everybody may join, unless it is said who.
    init(
        _ backend: Backend, _ stores: Stores, _ dependencies: PlatformDependencies,
        holding: HoldSettings = .unlimited, joining: RegistrationSetting = .open
    ) {
        let ports = PortTable()
        let pictures = PlatformPictures(port: ports.require((any PictureDirectory).self, by: "accounts"))
        let accounts = Accounts(
            stores, dependencies, pictures, WithdrawalList(of: backend), joining: joining)
        let delivery = MessageDelivery(time: dependencies.time, onDelivery: dependencies.decorators.hears)
        (self.holding, self.joining) = (holding, joining)
        domains = stores.domains.map { name, domain in
            let running = domain.start(
                DomainParts(
                    domain: name, dependencies: dependencies, accounts: accounts, holding: holding,
                    delivery: delivery, ports: ports))
            ports.provide(running.provides, by: name)
            return running
        }
        precondition(ports.faults.isEmpty, ports.faults.joined(separator: "\n"))
        accounts.tell(domains)
        delivery.connect(domains)
        (self.accounts, self.delivery, self.ports) = (accounts, delivery, ports)
        self.backend = backend
        self.dependencies = dependencies
        self.stores = stores
    }

    /// The same data over another clock, other identifiers and secrets.
    package func with(_ dependencies: PlatformDependencies) -> LocalPlatform {
        LocalPlatform(backend, stores, dependencies, holding: holding, joining: joining)
    }

    /// `SQLite` or `PostgreSQL` with its version, or `memory`.
    public var engine: String { stores.engine }

    /// The verbs of that principal, whom somebody else has identified.
    public func services(for principal: Principal) -> Services {
        var services = Services()
        for domain in domains { domain.provide(principal, &services) }
        return services
    }

    /// The verbs of somebody who has not signed in.
    public var anonymous: Services { services(for: .anonymous) }

    /// The verbs of the member whose session that is.
    public func services(for session: MemberSession?) async throws(ServiceFailure) -> Services {
        guard let session, let token = try await session.accessToken() else { return anonymous }
        do throws(ServiceFailure) {
            return services(for: try await accounts.service.authenticator.principal(for: token).held)
        } catch .accessExpired {
            let renewed = try await session.renewed(after: token)
            return services(for: try await accounts.service.authenticator.principal(for: renewed).held)
        }
    }

    /// A session that is renewed by this platform's own accounts.
    public func session(keptIn storage: any SessionStorage) -> MemberSession {
        MemberSession(storage, refreshedBy: accounts.service.repository(for: .anonymous))
    }

    /// What has happened to the database's files under the program, which has to end then, without closing
    /// the platform; nil if all is well.
    public var fileFault: String? { stores.database?.sql.fileFault }

    /// Looks soon at the database's files, and has `fileFault` say what has happened to them.
    public func lookAtFiles() { stores.database?.sql.lookAtFiles() }

    /// How often a row that cannot be read was left out of a list, and what was wrong with the last.
    public var unreadableRows: (count: Int, reason: String) {
        stores.database.map { ($0.sql.unreadableRows.count, $0.sql.unreadableRows.reason) } ?? (0, "")
    }

    /// Tells the audit log an act that no domain has done: for those who try the log. Throws outages.
    package func record(_ act: AuditEvent) async throws(ServiceFailure) {
        try await delivery.tell(OutboxMessage(act))
    }

    /// Tells a message as if one of the domains had written it: for those who try what hears it. Throws
    /// outages.
    package func tell(_ message: OutboxMessage) async throws(ServiceFailure) {
        try await delivery.tell(message)
    }

    /// Tells what waits in the outboxes. Throws outages.
    package func deliver() async throws(ServiceFailure) { try await delivery.deliver() }

    /// Returns when the database answers, and nothing is known that keeps it from writing. Throws
    /// `unavailable`.
    public func ready() async throws(ServiceFailure) {
        try await stores.ready()
    }

    /// Closes the database; what was begun is finished first.
    public func close() async {
        await stores.close()
    }

    /// All verbs behind their endpoints: the server but for its socket. Without a limiter no request is one
    /// too many.
    public func dispatcher(_ limiter: RequestLimiter? = nil) -> Dispatcher {
        let accounts = accounts.service
        return Dispatcher(
            domains.flatMap { $0.routes() }, cache: ResponseCache(responseSource),
            files: ResponseCache(responseSource, count: Self.keptFiles), limiter: limiter,
            surrounding: { await RequestMemo.answering($0) }
        ) { token throws(ServiceFailure) in try await accounts.authenticator.principal(for: token) }
    }

    /// How many small files are kept in memory: of some 8 kB as a rule, 64 at the most.
    private static let keptFiles = 256

    /// All verbs behind their endpoints.
    public var transport: any Transport { Loopback(dispatcher(), isStrict: false) }

    /// What visitors' answers are made of.
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

    /// The first of the moments at which a domain changes by time alone; nil if none does.
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

    /// Gives a member another role: for the operator's tools on this machine. Throws `noSuchMember`.
    public func appoint(_ id: MemberID, as role: Role) async throws(AuthError) {
        try await accounts.service.appoint(id, as: role)
    }

    /// Gives a member a role that the audit log is not told of: for places of tests. Throws `noSuchMember`.
    package func furnish(_ id: MemberID, with role: Role) async throws(AuthError) {
        try await accounts.service.furnish(id, with: role)
    }
}
