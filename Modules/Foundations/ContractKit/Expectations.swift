public import Vocabulary

/// Checks a condition. Throws `BrokenPromise` with what was promised.
public func expect(
    _ condition: Bool, _ promise: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) throws {
    if !condition { throw BrokenPromise(promise(), file: file, line: line) }
}

/// Checks that two values are equal. Throws `BrokenPromise` with both.
public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ promise: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
) throws {
    if found != expected {
        throw BrokenPromise("\(promise()) expected \(expected), found \(found)", file: file, line: line)
    }
}

/// Gives the value, or throws `BrokenPromise` if there is none.
public func expectValue<Value>(
    _ value: Value?, _ promise: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) throws -> Value {
    guard let value else { throw BrokenPromise("nothing found: \(promise())", file: file, line: line) }
    return value
}

/// Checks that the verb fails with exactly that error. Throws `BrokenPromise`, and an `internal` failure that
/// was not expected as it is.
public func expectError<Failure: DomainError, Value>(
    _ expected: Failure, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws(Failure) -> Value
) async throws {
    do throws(Failure) {
        _ = try await verb()
    } catch {
        if error.isInternal, error != expected { throw error }
        return try expectEqual(error, expected, "the error", file: file, line: line)
    }
    throw BrokenPromise("expected \(expected), but it succeeded", file: file, line: line)
}

/// The error of a domain with which several steps in one closure are refused. Throws an `internal` failure
/// and what is no error of that domain as they are, since nothing is refused by them.
public func refusal<Failure: DomainError, Value>(
    by type: Failure.Type, file: StaticString = #fileID, line: UInt = #line,
    of verb: () async throws -> Value
) async throws -> Failure {
    do {
        _ = try await verb()
    } catch let error as Failure where !error.isInternal {
        return error
    }
    throw BrokenPromise("expected a refusal, but it succeeded", file: file, line: line)
}
