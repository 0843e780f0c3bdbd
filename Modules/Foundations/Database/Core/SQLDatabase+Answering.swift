public import Synchronization

extension SQLDatabase {
    /// Runs the body on one unchanging snapshot and returns its result. Promises and throws as `runRead`.
    @inlinable @inline(__always)
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await answer(of: body) { body throws(DatabaseError) in try await runRead(body) }
    }

    /// Runs the body in one transaction and returns its result after the commit. Promises and throws as
    /// `runWrite`.
    @inlinable @inline(__always) @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await answer(of: body) { body throws(DatabaseError) in try await runWrite(body) }
    }
}

/// The last result of a body whose runner returns nothing. Throws what the runner throws, and `unavailable`
/// if the body has not finished.
///
/// The value bypasses the port: where its type is generic, each step on its way looks it up again, which took
/// a fortieth of the time of a detail. Here the caller's type is known. Not a method of the database, whose
/// own type is generic: Swift specialises a function only if it knows all of its types.
@inlinable
package func answer<Value: Sendable, Access>(
    of body: @escaping @Sendable (Access) throws(DatabaseError) -> Value,
    _ run: (@escaping @Sendable (Access) throws(DatabaseError) -> Void) async throws(DatabaseError) -> Void
) async throws(DatabaseError) -> Value {
    let answer = Mutex<Value?>(nil)
    try await run { access throws(DatabaseError) in
        let value = try body(access)
        answer.withLock { $0 = value }
    }
    guard let value = answer.withLock({ $0.take() }) else { throw .unavailable("nothing was answered") }
    return value
}
