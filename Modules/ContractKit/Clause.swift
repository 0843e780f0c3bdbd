public import Vocabulary

/// One promise that every implementation of a repository keeps, named, and checked as data.
///
/// Clauses import no test framework: the test suites run them over the backends of this repository, the
/// harness runs them against any deployed one.
public struct Clause<Fixture: Sendable>: Sendable {
    /// The promise in a few words, unique in its contract: `of N holders racing for the last unit one wins`.
    public let name: String
    private let body: @Sendable (Fixture) async throws -> Void
    private let file: StaticString
    private let line: UInt

    /// A promise and the check that throws when it is broken.
    public init(
        _ name: String, file: StaticString = #fileID, line: UInt = #line,
        _ body: @escaping @Sendable (Fixture) async throws -> Void
    ) {
        self.name = name
        self.body = body
        (self.file, self.line) = (file, line)
    }

    /// Checks the promise in a fixture that nothing else uses. Throws `BrokenPromise`, also where a verb
    /// refused what the clause wanted done; an `internal` failure and what is no error of a domain come as
    /// they are, since they say nothing of the promise.
    public func check(in fixture: Fixture) async throws {
        do {
            try await body(fixture)
        } catch let error as any DomainError where !error.isInternal {
            throw BrokenPromise(unexpected: error, file: file, line: line)
        }
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
    /// The error with which a verb refused what should have been done; nil if something else was wrong.
    public let cause: (any DomainError)?

    /// Says what was expected, what was found, and where the clause stands.
    public init(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
        description = "\(text) (\(file):\(line))"
        cause = nil
    }

    /// A verb refused what the clause that begins there wanted done.
    init(unexpected error: any DomainError, file: StaticString, line: UInt) {
        description = "a verb of the clause failed unexpectedly with \(error) (\(file):\(line))"
        cause = error
    }
}

extension DomainError {
    /// Whether it tells of a part that is broken, and not of a rule: a verb that nobody stubbed, a store that
    /// contradicts itself.
    var isInternal: Bool {
        if case .internal? = service { true } else { false }
    }
}
