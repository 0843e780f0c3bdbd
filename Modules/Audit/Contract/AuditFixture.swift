public import Audit
public import ContractKit
public import Vocabulary

/// The environment of a contract clause of the audit log, empty at first.
public struct AuditFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any AuditRepository>
    /// The log that records acts; nil for a server, which has its own.
    private let log: (@Sendable () -> any AuditLog)?

    /// An environment of these parts, with their own log, if any.
    public init(_ parts: FixtureParts<any AuditRepository>) {
        self.parts = parts
        log = nil
    }

    /// An environment of these parts with this log.
    private init(
        _ parts: FixtureParts<any AuditRepository>, log: @escaping @Sendable () -> any AuditLog
    ) {
        self.parts = parts
        self.log = log
    }
}

extension AuditFixture {
    /// The one recipe of the environment: the tests of the audit log and their trial assemble it here, in
    /// memory, on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> AuditService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (AuditService, Principal) -> any AuditRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> AuditFixture {
        let parts = FixtureParts(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen)
        return AuditFixture(parts) { service().log }
    }
}

extension AuditFixture {
    /// Records an act. Throws `NotApplicable` where clauses cannot do so.
    func record(_ event: AuditEvent) async throws {
        if let log { return try await log().record(event) }
        guard let log = parts.auditLog else { throw NotApplicable(needs: [.auditLog]) }
        try await log.record(event)
    }

    /// An act of the moderator's on a thing of the owner's, unless something else is said, not yet told.
    func act(
        _ verb: String = "listings.hide", of subject: String? = nil, by actor: AuditActor? = nil,
        reason: String? = "전화번호를 적었습니다"
    ) throws -> AuditEvent {
        let moderator = try expectValue(AuditActor(members.moderator), "the moderator is a member")
        return AuditEvent(
            id: environment.ids.next(), by: actor ?? moderator, verb, subject ?? "\(newListing())",
            affecting: members.owner.memberID, at: clock.now(), reason: reason)
    }

    /// The identifier of something that was never made.
    func newListing() -> OrderID { environment.ids.next() }

    /// Acts that were told one after the other, some of them at the same moment; the last first.
    func recorded(count: Int) async throws -> [AuditEvent] {
        var events: [AuditEvent] = []
        for number in 0..<count {
            let event = try act(reason: number.isMultiple(of: 3) ? nil : "이유 \(number)")
            try await record(event)
            events.append(event)
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return events.reversed()
    }

    /// The newest entries as the operator reads them, at most a hundred.
    func entries(_ query: AuditQuery = AuditQuery()) async throws -> [AuditEntry] {
        try await `operator`.entries(query, PageRequest(limit: PageRequest.largestLimit)).items
    }
}

extension ClauseEnvironment {
    /// The audit log over that store in this environment.
    public func service(over store: any AuditStore) -> AuditService {
        AuditService(store: store, members: directory, time: clock)
    }
}
