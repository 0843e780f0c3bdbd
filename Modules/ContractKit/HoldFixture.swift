public import Vocabulary

/// What the clauses of holds run in: things of which units are held, through a domain's own verbs. They throw
/// what those throw.
public protocol HoldFixture: Sendable {
    /// The subject of the things' identifiers.
    associatedtype Subject: IdentifierSubject
    /// The domain's error.
    associatedtype Failure: DomainError

    /// The clock by which holds run out.
    var clock: ManualClock { get }

    /// A new thing with that many units, which anybody may have.
    func newThing(units: Int) async throws -> Identifier<Subject>

    /// An order that nothing is held for yet.
    func newOrder() -> OrderID

    /// Holds units for a party.
    func hold(
        _ thing: Identifier<Subject>, _ quantity: Int, for order: OrderID, until: Timestamp,
        as party: HoldParty
    ) async throws(Failure) -> UnitHold<Subject>

    /// Confirms a hold on behalf of a party.
    func confirm(
        _ thing: Identifier<Subject>, _ order: OrderID, as party: HoldParty
    ) async throws(Failure) -> UnitHold<Subject>

    /// Releases a hold on behalf of a party.
    func release(
        _ thing: Identifier<Subject>, _ order: OrderID, as party: HoldParty
    ) async throws(Failure) -> UnitHold<Subject>

    /// The thing's stock as its owner sees it now.
    func stock(of thing: Identifier<Subject>) async throws -> Stock

    /// What the domain throws for a failure of a hold.
    func failure(_ failure: HoldFailure) -> Failure
}

/// Who acts in the clauses of holds.
public enum HoldParty: Sendable {
    /// The member who holds.
    case holder
    /// Another member, who may hold, too.
    case other
    /// Whose thing it is: may confirm and release.
    case owner
    /// Who runs the place: may confirm and release.
    case `operator`
}

extension HoldFixture {
    /// Ten minutes from now.
    var soon: Timestamp { clock.rough.advanced(by: .seconds(600)) }

    /// Holds units for the holder until ten minutes from now.
    func hold(_ thing: Identifier<Subject>, _ quantity: Int = 1) async throws -> UnitHold<Subject> {
        try await hold(thing, quantity, for: newOrder(), until: soon, as: .holder)
    }

    /// Checks that a verb fails as a hold does.
    func expectRefused<Value: Sendable>(
        _ expected: HoldFailure, file: StaticString = #fileID, line: UInt = #line,
        _ verb: () async throws(Failure) -> Value
    ) async throws {
        try await expectError(failure(expected), file: file, line: line, verb)
    }

    /// Checks the stock.
    func expectStock(
        of thing: Identifier<Subject>, _ left: Int, held: Int = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        try expectEqual(
            try await stock(of: thing), Stock(left: left, held: held), "the stock", file: file, line: line)
    }
}
