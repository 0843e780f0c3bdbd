/// One way in which an implementation can be wrong, as a value: a name, the clauses that must notice it, and
/// the change that makes it.
///
/// A clause that no fault breaks promises nothing that could be missed.
public struct Fault<Fixture: Sendable>: Sendable {
    /// The fault in a few words, unique in its table: `loses new listings`.
    public let name: String
    /// The clauses that must catch it, by their names or by beginnings of names that lead to one clause each.
    public let caughtBy: [String]
    private let make: @Sendable (IdentifierOrder) async throws -> Fixture

    /// A fault that those clauses catch in the fixture, which is made anew for each of them.
    public init(
        _ name: String, caughtBy clauses: [String],
        in fixture: @escaping @Sendable (IdentifierOrder) async throws -> Fixture
    ) {
        self.name = name
        caughtBy = clauses
        make = fixture
    }

    /// A fixture with the fault, that nothing else uses. Throws what keeps it from being made.
    public func fixture(_ order: IdentifierOrder) async throws -> Fixture { try await make(order) }
}

extension Fault: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
