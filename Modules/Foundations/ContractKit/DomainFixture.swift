public import Vocabulary

/// The fixture of a domain's clause: an empty place of its own, used through the domain's verbs.
///
/// Each domain declares its own type and adds helpers for its clauses.
public protocol DomainFixture: Sendable {
    /// The domain's verbs.
    associatedtype Repository: Sendable

    /// The parts of the place.
    var parts: FixtureParts<Repository> { get }

    /// A place of these parts.
    init(_ parts: FixtureParts<Repository>)
}

/// The parts of a clause's place.
public struct FixtureParts<Repository: Sendable>: Sendable {
    /// Clock, identifiers and members of the place.
    public let environment: ClauseEnvironment
    let repository: @Sendable (Principal) -> Repository
    let forget: @Sendable (MemberID) async throws -> Void
    let reopen: @Sendable () async throws -> Void
    /// The server's audit log, which receives the domain's acts; nil if a fixture provides its own.
    public var auditLog: ClauseAuditLog?
    /// The server's control of pictures; nil if a fixture provides its own.
    public var pictures: ClausePictures?
    /// The messages between the server's domains; nil if a fixture provides its own.
    public var messages: ClauseMessages?

    /// A place used through `repository`. `forget` removes a withdrawn member from it; `reopen` closes and
    /// reopens its store, and does nothing if there is none.
    public init(
        _ environment: ClauseEnvironment, repository: @escaping @Sendable (Principal) -> Repository,
        forget: @escaping @Sendable (MemberID) async throws -> Void,
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.environment = environment
        self.repository = repository
        self.forget = forget
        self.reopen = reopen
    }
}

extension Clause where Fixture: DomainFixture {
    /// The same promise, checked with members that no other clause has used: for verbs limited per member.
    public var amongNewcomers: Clause {
        Clause(name) { place in
            place.noteNewcomers()
            try await check(in: place)
        }
    }
}

extension DomainFixture {
    /// A place of single parts, as in `FixtureParts`.
    public init(
        _ environment: ClauseEnvironment, repository: @escaping @Sendable (Principal) -> Repository,
        forget: @escaping @Sendable (MemberID) async throws -> Void,
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.init(FixtureParts(environment, repository: repository, forget: forget, reopen: reopen))
    }

    /// Clock, identifiers and members of the place.
    public var environment: ClauseEnvironment { parts.environment }

    /// The clock by which the place runs.
    public var clock: ManualClock { environment.clock }

    /// Declares that the clause needs members that no other clause has used.
    public func noteNewcomers() { clock.note(.newcomers) }

    /// Declares that the clause needs a place that holds only what it has made.
    public func noteSolitude() { clock.note(.solitude) }

    /// Declares that the clause needs picture claims that stay. Where records report their pictures only when
    /// they are written, a claim made at the same moment looks abandoned.
    public func noteLastingClaims() { clock.note(.pictures) }

    /// The messages in the domain's outbox, each once; for a server (nil) those of all domains since the last
    /// call. Throws `NotApplicable` if they cannot be read.
    public func messages(in outbox: (any Outbox)?) async throws -> [OutboxMessage] {
        guard let outbox else {
            guard let messages = parts.messages else { throw NotApplicable(needs: [.service]) }
            return try await messages.heard()
        }
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(outbox, time: clock).deliver(to: receiver.receive)
        return receiver.heard.map(\.message)
    }

    /// The audit events of that domain: those in its outbox; for a server (nil) those since the last call.
    /// Throws `NotApplicable` if they cannot be read.
    public func acts(of domain: String, in outbox: (any Outbox)?) async throws -> [AuditEvent] {
        var acts: [AuditEvent]
        if outbox != nil {
            acts = try await messages(in: outbox).compactMap { AuditEvent($0) }
        } else {
            guard let log = parts.auditLog else { throw NotApplicable(needs: [.acts]) }
            acts = try await log.news()
        }
        return acts.filter { $0.verb.hasPrefix(domain + ".") }
    }

    /// The members of the clause.
    public var members: ClauseMembers { environment.members }

    /// The place's directory of members.
    public var directory: KnownMembers { environment.directory }

    /// The verbs for one principal; get them again after `reopen`.
    public func repository(as principal: Principal) -> Repository { parts.repository(principal) }

    /// The owner's verbs.
    public var owner: Repository { repository(as: members.owner) }
    /// The buyer's verbs.
    public var buyer: Repository { repository(as: members.buyer) }
    /// The verbs of a member who is not involved.
    public var stranger: Repository { repository(as: members.stranger) }
    /// The moderator's verbs.
    public var moderator: Repository { repository(as: members.moderator) }
    /// The operator's verbs.
    public var `operator`: Repository { repository(as: members.operator) }
    /// A visitor's verbs.
    public var anonymous: Repository { repository(as: .anonymous) }

    /// One more member.
    public func newMember() -> Principal { environment.newMember() }

    /// An unused idempotency key.
    public func newKey() -> IdempotencyKey { IdempotencyKey(environment.ids) }

    /// Uploads a new picture of the member; returns its card. Throws what the place throws.
    public func upload(by principal: Principal, _ description: String) async throws -> PictureCard {
        let owner = try expectValue(principal.memberID, "an anonymous visitor has no pictures")
        return try await environment.upload(owner, description)
    }

    /// Tells the follower that a record is gone, although it still exists; for a server (nil) by a message
    /// like that of the record's domain. Throws `NotApplicable` if that is not possible.
    public func close(_ subject: AnyIdentifier, telling follower: (any SubjectFollower)?) async throws {
        if let follower { return try await follower.closed(subject) }
        guard let messages = parts.messages else { throw NotApplicable(needs: [.service]) }
        try await messages.tell(OutboxMessage(closing: subject, at: clock.rough))
    }

    /// Deletes a record that was made for the clause and waits until followers know. Throws `NotApplicable`
    /// if that cannot be ensured.
    public func delete(_ subject: AnyIdentifier, telling follower: (any SubjectFollower)?) async throws {
        if let follower { return try await follower.closed(subject) }
        guard let records = environment.records, let log = parts.auditLog else {
            throw NotApplicable(needs: [.acts])
        }
        try await records.delete(subject)
        // Reading the log makes a server deliver its waiting messages.
        _ = try await log.events()
    }

    /// A public record of that member with this title, to attach things to. Throws what the place throws.
    public func newRecord(of principal: Principal, _ title: String) async throws -> AnyIdentifier {
        let owner = try expectValue(principal.memberID, "an anonymous visitor has no records")
        if let records = environment.records { return try await records.make(owner, title) }
        return environment.subjects.add(Identifier<MadeUpSubject>(environment.ids.next()), of: owner, title)
            .id
    }

    /// The member as a subject to attach things to. Throws for a visitor.
    public func person(_ principal: Principal) throws -> AnyIdentifier {
        let member = try expectValue(principal.memberID, "an anonymous visitor is no member")
        if environment.records != nil { return AnyIdentifier(member) }
        return environment.subjects.add(member, of: member, "이웃").id
    }

    /// Sets a member's standing.
    public func stand(_ principal: Principal, _ standing: Standing) throws {
        directory.stand(try expectValue(principal.memberID, "an anonymous visitor has no standing"), standing)
    }

    /// Sets a member's standing towards another. With real accounts the other blocks or unblocks them. Throws
    /// what the place throws.
    public func stand(_ principal: Principal, _ standing: Standing, towards other: Principal) async throws {
        let member = try expectValue(principal.memberID, "an anonymous visitor has no standing")
        let other = try expectValue(other.memberID, "nobody stands towards an anonymous visitor")
        guard let block = environment.block else {
            return directory.stand(member, standing, towards: other)
        }
        guard standing == .blocked || standing == .active else { throw NotApplicable(needs: [.standing]) }
        try await block(other, member, standing == .blocked)
    }

    /// Gives the principal more hidden members than a list holds, so that only those asked about are told.
    /// Throws `NotApplicable` with real accounts.
    public func crowd(around principal: Principal) throws {
        guard environment.block == nil else { throw NotApplicable(needs: [.standing]) }
        directory.crowd(around: try expectValue(principal.memberID, "nobody is hidden from a visitor"))
    }

    /// Removes a withdrawn member from the place.
    public func forget(_ principal: Principal) async throws {
        try await parts.forget(try expectValue(principal.memberID, "an anonymous visitor cannot withdraw"))
    }

    /// Closes and reopens the place.
    public func reopen() async throws { try await parts.reopen() }
}
