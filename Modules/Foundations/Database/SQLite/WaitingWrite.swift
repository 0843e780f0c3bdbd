import Database

/// A write that waits for its turn: what it does and where its answer goes.
struct WaitingWrite: Sendable {
    /// What became of a body, kept until it is durable.
    struct Outcome {
        /// Why the body failed; nil if it did not.
        let failure: DatabaseError?
        /// Tells the caller.
        let answer: @Sendable () -> Void

        var hasFailed: Bool { failure != nil }
    }

    /// Whether it may run; answers by itself if it was called off.
    let begin: @Sendable () -> Bool
    /// Runs the body; whether what it wrote stays is the caller's to see to.
    let run: @Sendable (SQLiteTransaction) -> Outcome
    /// Answers that it failed.
    let fail: @Sendable (DatabaseError) -> Void

    init(
        _ access: Access, _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) {
        begin = { access.begin() }
        fail = { access.finish(.failure($0)) }
        run = { transaction in
            do throws(DatabaseError) {
                try transaction.whole(body)
                return Outcome(failure: nil) { access.finish(.success(())) }
            } catch {
                return Outcome(failure: error) { access.finish(.failure(error)) }
            }
        }
    }
}
