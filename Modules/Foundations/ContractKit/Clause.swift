public import Vocabulary

/// One named promise that every implementation of a repository keeps, with its check as data.
///
/// Clauses import no test framework: the test suites run them over the backends of this repository, the
/// harness runs them against any deployed server.
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

    /// Checks the promise in a fixture that nothing else uses. Throws `BrokenPromise`, also if a verb refuses
    /// what the clause wants done. An `internal` failure, and an error of no domain, is thrown unchanged,
    /// because it says nothing about the promise.
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
    /// The error of a verb that should have succeeded; nil if something else was wrong.
    public let cause: (any DomainError)?

    /// States what was expected and found, with the place in the clause.
    public init(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
        description = "\(text) (\(file):\(line))"
        cause = nil
    }

    /// A verb of the clause at that place failed unexpectedly.
    init(unexpected error: any DomainError, file: StaticString, line: UInt) {
        description = "a verb of the clause failed unexpectedly with \(error) (\(file):\(line))"
        cause = error
    }
}

extension DomainError {
    /// Whether the error reports a defect rather than a rule: an unstubbed verb, a store that contradicts
    /// itself.
    var isInternal: Bool {
        if case .internal? = service { true } else { false }
    }
}
