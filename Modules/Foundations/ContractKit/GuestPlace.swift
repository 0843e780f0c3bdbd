public import Vocabulary

/// A server as the place of a clause among other content, used by guests who joined for the clause.
public struct GuestPlace: Sendable {
    /// Clock, identifiers and members; the members are guests of the server.
    public let environment: ClauseEnvironment
    private let visitor: Services
    private let guests: [MemberID: Services]
    private let acting: @Sendable (Principal) -> Void
    private let forget: @Sendable (MemberID) async throws -> Void
    private let reopen: @Sendable () async throws -> Void
    private let auditLog: ClauseAuditLog?
    private let pictures: ClausePictures?
    private let messages: ClauseMessages?

    /// The verbs of a visitor and of each guest. `acting` is called with the principal of each request for
    /// verbs; `forget` withdraws a guest; `reopen` closes and reopens the server's store, or throws
    /// `NotApplicable`; `auditLog`, `pictures` and `messages` are the server's, nil if clauses cannot access
    /// them.
    public init(
        _ environment: ClauseEnvironment, visitor: Services, guests: [MemberID: Services],
        acting: @escaping @Sendable (Principal) -> Void,
        forget: @escaping @Sendable (MemberID) async throws -> Void,
        reopen: @escaping @Sendable () async throws -> Void, auditLog: ClauseAuditLog?,
        pictures: ClausePictures?, messages: ClauseMessages?
    ) {
        (self.environment, self.visitor, self.guests) = (environment, visitor, guests)
        (self.acting, self.forget, self.reopen) = (acting, forget, reopen)
        (self.auditLog, self.pictures, self.messages) = (auditLog, pictures, messages)
    }

    /// A domain's place at the server; `verbs` picks the domain's verbs. A principal who is no guest gets the
    /// visitor's verbs. Throws what `verbs` throws.
    func fixture<Fixture: DomainFixture>(
        _ verbs: (Services) throws -> Fixture.Repository
    ) throws -> Fixture {
        let (ofVisitor, ofGuests) = (try verbs(visitor), try guests.mapValues(verbs))
        var parts = FixtureParts<Fixture.Repository>(
            environment,
            repository: { [acting] principal in
                acting(principal)
                return principal.memberID.flatMap { ofGuests[$0] } ?? ofVisitor
            }, forget: forget, reopen: reopen)
        (parts.auditLog, parts.pictures, parts.messages) = (auditLog, pictures, messages)
        return Fixture(parts)
    }
}

extension Clause where Fixture: DomainFixture {
    /// The same promise, checked at a server; `verbs` picks the domain's verbs.
    public func asGuests(
        _ verbs: @escaping @Sendable (Services) throws -> Fixture.Repository
    ) -> Clause<GuestPlace> {
        Clause<GuestPlace>(name) { place in try await check(in: try place.fixture(verbs)) }
    }
}
