public import ContractKit
public import Moderation
public import Vocabulary

/// The environment of a contract clause of moderation, empty at first.
public struct ModerationFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any ModerationRepository>
    private var made: ModerationGround?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any ModerationRepository>) {
        self.parts = parts
    }

    /// The same environment with made-up domains and accounts.
    private func on(_ ground: ModerationGround) -> ModerationFixture {
        var place = self
        place.made = ground
        return place
    }

    /// The environment behind the verbs. Throws `NotApplicable` for a server, whose domains are real.
    func ground() throws -> ModerationGround {
        guard let made else { throw NotApplicable(needs: [.service]) }
        return made
    }
}

/// The surroundings of moderation in clauses: made-up domains and accounts that clauses control, and the
/// service itself.
public struct ModerationGround: Sendable {
    let acts: KnownActs
    let service: @Sendable () -> ModerationService

    /// Memberwise. The service is fetched at each use, since an environment may be closed and reopened.
    public init(
        _ acts: KnownActs, service: @escaping @Sendable () -> ModerationService
    ) {
        (self.acts, self.service) = (acts, service)
    }
}

extension ModerationFixture {
    /// The one recipe of the environment: the tests of moderation and its trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The ground's service is fetched at each use, since its store may be closed and reopened. `verbs` gives
    /// a principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ ground: ModerationGround, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (ModerationService, Principal) -> any ModerationRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> ModerationFixture {
        ModerationFixture(
            environment, repository: { verbs(ground.service(), $0) },
            forget: { try await ground.service().forget($0) }, reopen: reopen
        ).on(ground)
    }
}

extension ModerationFixture {
    /// A record of that member, by default the owner.
    func thing(of principal: Principal? = nil, _ title: String = "원목 책상") async throws -> AnyIdentifier {
        try await newRecord(of: principal ?? members.owner, title)
    }

    /// A record with reports by these members, by default the stranger.
    func reported(
        by reporters: [Principal]? = nil, _ reason: ReportReason = .spam, of owner: Principal? = nil
    ) async throws -> AnyIdentifier {
        let thing = try await thing(of: owner)
        for reporter in reporters ?? [members.stranger] {
            _ = try await repository(as: reporter).report(ReportDraft(thing, reason, text: "광고입니다"))
            clock.pass(.seconds(1))
        }
        return thing
    }

    /// The case's details, as moderators see them now.
    func details(_ subject: AnyIdentifier) async throws -> CaseDetails {
        try await moderator.details(of: subject, .first)
    }

    /// The case, as moderators see it now.
    func record(_ subject: AnyIdentifier) async throws -> ModerationCase {
        try await details(subject).view.record
    }

    /// The states of the reports about it, the newest first.
    func states(_ subject: AnyIdentifier) async throws -> [ReportState] {
        try await details(subject).reports.items.map(\.report.state)
    }

    /// Deletes the record and tells moderation. Throws `NotApplicable` where clauses cannot do so.
    func delete(_ subject: AnyIdentifier) async throws {
        try await delete(subject, telling: made?.service())
    }

    /// The waiting outbox messages, each once.
    func messages() async throws -> [OutboxMessage] {
        try await messages(in: made?.service().outbox)
    }

    /// The audit events of moderation since the last call, without those that domains send themselves.
    func acts() async throws -> [AuditEvent] {
        try await acts(of: "moderation", in: made?.service().outbox)
    }

    /// The verbs of a member with the role that the act needs.
    func keeper(for verb: ModerationVerb) -> any ModerationRepository {
        verb.isOperators ? self.operator : moderator
    }

    /// Acts on one subject, with a reason.
    @discardableResult
    func act(_ verb: ModerationVerb, _ subject: AnyIdentifier) async throws -> ModerationBatch {
        try await keeper(for: verb).act(ModerationOrder(verb, subject, reason: Self.reason)).batch
    }

    /// The batch's reason, as moderators see it now.
    func reason(of batch: BatchID) async throws -> String {
        try await moderator.batch(batch, .first).view.batch.reason
    }

    static let reason = "전화번호를 적었습니다"
}

extension ClauseEnvironment {
    /// A moderation service over that store in this environment, with these records and domains.
    public func service(
        over store: any ModerationStore, _ acts: KnownActs
    ) -> ModerationService {
        ModerationService(
            store: store, subjects: self.subjects, acts: acts, memberActs: acts, members: directory,
            time: clock,
            ids: ids)
    }
}
