public import Synchronization

extension SQLDatabase {
    /// Runs the body on one unchanging snapshot, and answers what it answers. Promises and throws as
    /// `runRead`.
    @inlinable @inline(__always)
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await answer(of: body) { body throws(DatabaseError) in try await runRead(body) }
    }

    /// Runs the body in one transaction, and answers what it answered when that was committed. Promises and
    /// throws as `runWrite`.
    @inlinable @inline(__always) @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await answer(of: body) { body throws(DatabaseError) in try await runWrite(body) }
    }
}

/// What a body answered last that is run by something that knows of no answers. Throws what that throws, and
/// `unavailable` if the body has not answered.
///
/// The value goes beside the port and not through it: where its type is open, each step on its way looks it
/// up anew, which was a fortieth of a detail. Here it is known to whoever calls. Not a method of the
/// database, whose own type is open: Swift compiles a function for its types only if it knows them all.
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
