public import ContractKit
public import Moderation
import Vocabulary

/// What a clause of the contract of moderation runs in: a place of its own, empty at first.
public struct ModerationFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any ModerationRepository>
    private var made: ModerationGround?

    /// A place of these parts.
    public init(_ parts: FixtureParts<any ModerationRepository>) {
        self.parts = parts
    }

    /// The same place, whose domains and accounts are made up there.
    public func on(_ ground: ModerationGround) -> ModerationFixture {
        var place = self
        place.made = ground
        return place
    }

    /// What lies around the verbs. Throws `NotApplicable` at a server, whose domains are real.
    func ground() throws -> ModerationGround {
        guard let made else { throw NotApplicable(needs: [.service]) }
        return made
    }
}

/// What lies around moderation where clauses are checked: domains and accounts that do what they are told,
/// and the service itself.
public struct ModerationGround: Sendable {
    let acts: KnownActs
    let service: @Sendable () -> ModerationService

    /// These; the service is asked for anew each time, since a place may be closed and opened.
    public init(
        _ acts: KnownActs, service: @escaping @Sendable () -> ModerationService
    ) {
        (self.acts, self.service) = (acts, service)
    }
}

extension ModerationFixture {
    /// A record of that member's, the owner's unless another is named.
    func thing(of principal: Principal? = nil, _ title: String = "원목 책상") async throws -> AnyIdentifier {
        try await newRecord(of: principal ?? members.owner, title)
    }

    /// A record that these have reported, the stranger unless others are named.
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

    /// The case as moderators see it now.
    func details(_ subject: AnyIdentifier) async throws -> CaseDetails {
        try await moderator.details(of: subject, .first)
    }

    /// The case's record as moderators see it now.
    func record(_ subject: AnyIdentifier) async throws -> ModerationCase {
        try await details(subject).view.record
    }

    /// How the reports about it stand, the newest first.
    func states(_ subject: AnyIdentifier) async throws -> [ReportState] {
        try await details(subject).reports.items.map(\.report.state)
    }

    /// Lets the record be gone, and moderation hear of it. Throws `NotApplicable` where nobody can.
    func delete(_ subject: AnyIdentifier) async throws {
        try await delete(subject, telling: made?.service())
    }

    /// What waits to be told, each once.
    func messages() async throws -> [OutboxMessage] {
        try await messages(in: made?.service().outbox)
    }

    /// The acts of moderation that the audit log is told of since it was asked last; the domains tell of
    /// their own.
    func acts() async throws -> [AuditEvent] {
        try await acts(of: "moderation", in: made?.service().outbox)
    }

    /// The verbs of whoever may act so.
    func keeper(for verb: ModerationVerb) -> any ModerationRepository {
        verb.isOperators ? self.operator : moderator
    }

    /// Acts on one subject, with a reason.
    @discardableResult
    func act(_ verb: ModerationVerb, _ subject: AnyIdentifier) async throws -> ModerationBatch {
        try await keeper(for: verb).act(ModerationOrder(verb, subject, reason: Self.reason)).batch
    }

    /// The reason that moderators see of the batch now.
    func reason(of batch: BatchID) async throws -> String {
        try await moderator.batch(batch, .first).view.batch.reason
    }

    static let reason = "전화번호를 적었습니다"
}

extension ClauseEnvironment {
    /// Moderation over that store in this environment, among these records and domains.
    public func service(
        over store: any ModerationStore, _ acts: KnownActs
    ) -> ModerationService {
        ModerationService(
            store: store, subjects: self.subjects, acts: acts, memberActs: acts, members: directory,
            time: clock,
            ids: ids)
    }
}
