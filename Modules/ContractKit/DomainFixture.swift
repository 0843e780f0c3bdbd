public import Vocabulary

/// What a clause of a domain's contract runs in: a place of its own, empty at first, seen through the
/// domain's verbs.
///
/// Each domain has a type of its own for it, to which it adds what its clauses do again and again.
public protocol DomainFixture: Sendable {
    /// The domain's verbs.
    associatedtype Repository: Sendable

    /// What the place consists of.
    var parts: FixtureParts<Repository> { get }

    /// A place of these parts.
    init(_ parts: FixtureParts<Repository>)
}

/// What the place of a clause consists of.
public struct FixtureParts<Repository: Sendable>: Sendable {
    /// What is around the verbs.
    public let environment: ClauseEnvironment
    let repository: @Sendable (Principal) -> Repository
    let forget: @Sendable (MemberID) async throws -> Void
    let reopen: @Sendable () async throws -> Void
    /// The audit log of a server, to which the domain's acts are told; nil where a fixture has to see to it.
    public var auditLog: ClauseAuditLog?
    /// What lies behind the verbs of pictures at a server; nil where a fixture has to see to it.
    public var pictures: ClausePictures?
    /// What the domains of a server tell each other; nil where a fixture has to see to it.
    public var messages: ClauseMessages?

    /// A place seen through `repository`. `forget` takes a withdrawn member out of it; `reopen` closes what
    /// it is kept in and opens it again, and does nothing where there is nothing to close.
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
    /// The same promise, kept among members of whom no other clause has asked anything: for what each member
    /// may do so often and no more.
    public var amongNewcomers: Clause {
        Clause(name) { place in
            place.noteNewcomers()
            try await check(in: place)
        }
    }
}

extension DomainFixture {
    /// A place of parts that are given one by one, as `FixtureParts` takes them.
    public init(
        _ environment: ClauseEnvironment, repository: @escaping @Sendable (Principal) -> Repository,
        forget: @escaping @Sendable (MemberID) async throws -> Void,
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) {
        self.init(FixtureParts(environment, repository: repository, forget: forget, reopen: reopen))
    }

    /// What is around the verbs.
    public var environment: ClauseEnvironment { parts.environment }

    /// The clock by which the place runs.
    public var clock: ManualClock { environment.clock }

    /// Notes that the clause wants members of whom no other clause has asked anything.
    public func noteNewcomers() { clock.note(.newcomers) }

    /// Notes that the clause wants a place in which nothing is that it has not made.
    public func noteSolitude() { clock.note(.solitude) }

    /// Notes that the clause wants claims of pictures that nobody takes over: where records tell only when
    /// they are written what they show, a claim of the same moment looks as if it had been given up.
    public func noteLastingClaims() { clock.note(.pictures) }

    /// What waits in the domain's outbox, each once; at a server, where that is nil, what all domains have
    /// told since it was asked last. Throws `NotApplicable` where nobody can look.
    public func messages(in outbox: (any Outbox)?) async throws -> [OutboxMessage] {
        guard let outbox else {
            guard let messages = parts.messages else { throw NotApplicable(needs: [.service]) }
            return try await messages.heard()
        }
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(outbox, time: clock).deliver(to: receiver.receive)
        return receiver.heard.map(\.message)
    }

    /// The acts of that domain that the audit log is told, of those that wait in the domain's outbox; at a
    /// server, where that is nil, of all since it was asked last. Throws `NotApplicable` where nobody can
    /// look.
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

    /// Who acts.
    public var members: ClauseMembers { environment.members }

    /// The directory in which the place looks members up.
    public var directory: KnownMembers { environment.directory }

    /// The verbs for one principal; to be asked for anew after `reopen`.
    public func repository(as principal: Principal) -> Repository { parts.repository(principal) }

    /// The owner's verbs.
    public var owner: Repository { repository(as: members.owner) }
    /// The buyer's verbs.
    public var buyer: Repository { repository(as: members.buyer) }
    /// The verbs of somebody who has nothing to do with it.
    public var stranger: Repository { repository(as: members.stranger) }
    /// The moderator's verbs.
    public var moderator: Repository { repository(as: members.moderator) }
    /// The operator's verbs.
    public var `operator`: Repository { repository(as: members.operator) }
    /// A visitor's verbs.
    public var anonymous: Repository { repository(as: .anonymous) }

    /// One more member.
    public func newMember() -> Principal { environment.newMember() }

    /// An idempotency key that stands for nothing yet.
    public func newKey() -> IdempotencyKey { IdempotencyKey(environment.ids) }

    /// Lets a member have one more picture; answers which. Throws what the place throws.
    public func upload(by principal: Principal, _ description: String) async throws -> PictureCard {
        let owner = try expectValue(principal.memberID, "an anonymous visitor has no pictures")
        return try await environment.upload(owner, description)
    }

    /// Tells those who follow records that this one is gone, though it is there yet; at a server, where the
    /// follower is nil, as the outbox of its domain does. Throws `NotApplicable` where nobody can be told.
    public func close(_ subject: AnyIdentifier, telling follower: (any SubjectFollower)?) async throws {
        if let follower { return try await follower.closed(subject) }
        guard let messages = parts.messages else { throw NotApplicable(needs: [.service]) }
        try await messages.tell(OutboxMessage(closing: subject, at: clock.rough))
    }

    /// Deletes a record that was made for the clause; those who follow records have heard of it then. Throws
    /// `NotApplicable` where it cannot be known that they have.
    public func delete(_ subject: AnyIdentifier, telling follower: (any SubjectFollower)?) async throws {
        if let follower { return try await follower.closed(subject) }
        guard let records = environment.records, let log = parts.auditLog else {
            throw NotApplicable(needs: [.acts])
        }
        try await records.delete(subject)
        // Whoever reads the log lets a server tell what waits.
        _ = try await log.events()
    }

    /// A record of that member's that is called so, as something that others attach something to: everybody
    /// sees it. Throws what the place throws.
    public func newRecord(of principal: Principal, _ title: String) async throws -> AnyIdentifier {
        let owner = try expectValue(principal.memberID, "an anonymous visitor has no records")
        if let records = environment.records { return try await records.make(owner, title) }
        return environment.subjects.add(Identifier<MadeUpSubject>(environment.ids.next()), of: owner, title)
            .id
    }

    /// The member as something that others attach something to. Throws for a visitor.
    public func person(_ principal: Principal) throws -> AnyIdentifier {
        let member = try expectValue(principal.memberID, "an anonymous visitor is no member")
        if environment.records != nil { return AnyIdentifier(member) }
        return environment.subjects.add(member, of: member, "이웃").id
    }

    /// Gives a member another standing.
    public func stand(_ principal: Principal, _ standing: Standing) throws {
        directory.stand(try expectValue(principal.memberID, "an anonymous visitor has no standing"), standing)
    }

    /// Gives a member another standing towards one other. Where accounts are real, they are blocked by the
    /// other, or not any more. Throws what the place throws.
    public func stand(_ principal: Principal, _ standing: Standing, towards other: Principal) async throws {
        let member = try expectValue(principal.memberID, "an anonymous visitor has no standing")
        let other = try expectValue(other.memberID, "nobody stands towards an anonymous visitor")
        guard let block = environment.block else {
            return directory.stand(member, standing, towards: other)
        }
        guard standing == .blocked || standing == .active else { throw NotApplicable(needs: [.standing]) }
        try await block(other, member, standing == .blocked)
    }

    /// Hides more members from this one than are listed; whom they do not see is told only of those who are
    /// asked about. Throws `NotApplicable` where accounts are real.
    public func crowd(around principal: Principal) throws {
        guard environment.block == nil else { throw NotApplicable(needs: [.standing]) }
        directory.crowd(around: try expectValue(principal.memberID, "nobody is hidden from a visitor"))
    }

    /// Takes a member who has withdrawn out of the place.
    public func forget(_ principal: Principal) async throws {
        try await parts.forget(try expectValue(principal.memberID, "an anonymous visitor cannot withdraw"))
    }

    /// Closes the place and opens it again.
    public func reopen() async throws { try await parts.reopen() }
}
