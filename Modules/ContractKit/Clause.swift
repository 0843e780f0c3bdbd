/// One promise that every implementation of a repository keeps, named, and checked as data.
///
/// Clauses import no test framework: the test suites run them over the backends of this repository, the
/// harness runs them against any deployed one.
public struct Clause<Fixture: Sendable>: Sendable {
    /// The promise in a few words, unique in its contract: `of N holders racing for the last unit one wins`.
    public let name: String
    private let body: @Sendable (Fixture) async throws -> Void

    /// A promise and the check that throws when it is broken.
    public init(_ name: String, _ body: @escaping @Sendable (Fixture) async throws -> Void) {
        self.name = name
        self.body = body
    }

    /// Checks the promise in a fixture that nothing else uses. Throws `BrokenPromise`, or whatever the
    /// implementation threw unexpectedly.
    public func check(in fixture: Fixture) async throws {
        try await body(fixture)
    }
}

extension Clause: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

/// What a clause throws when the implementation does not keep the promise.
public struct BrokenPromise: Error, CustomStringConvertible {
    /// What was expected and what was found.
    public let description: String

    /// Says what was expected, what was found, and where the clause stands.
    public init(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
        description = "\(text) (\(file):\(line))"
    }
}
