public import Vocabulary

/// The fixture of hold clauses: things with units to hold, used through a domain's own verbs. They throw what
/// those throw.
public protocol HoldFixture: Sendable {
    /// The subject of the things' identifiers.
    associatedtype Subject: IdentifierSubject
    /// The domain's error.
    associatedtype Failure: DomainError

    /// The clock that expires holds.
    var clock: ManualClock { get }

    /// A new thing with that many units, available to every member.
    func newThing(units: Int) async throws -> Identifier<Subject>

    /// An order without holds.
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

    /// The domain's error for a failure of a hold.
    func failure(_ failure: HoldFailure) -> Failure
}

/// The parties in the clauses of holds.
public enum HoldParty: Sendable {
    /// The member who holds.
    case holder
    /// Another member, who may hold, too.
    case other
    /// The thing's owner, who may confirm and release.
    case owner
    /// An operator, who may confirm and release.
    case `operator`
}

extension HoldFixture {
    /// Ten minutes from now.
    var soon: Timestamp { clock.rough.advanced(by: .seconds(600)) }

    /// Holds units for the holder until ten minutes from now.
    func hold(_ thing: Identifier<Subject>, _ quantity: Int = 1) async throws -> UnitHold<Subject> {
        try await hold(thing, quantity, for: newOrder(), until: soon, as: .holder)
    }

    /// Checks that a verb fails with the domain's error for this failure of a hold.
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
