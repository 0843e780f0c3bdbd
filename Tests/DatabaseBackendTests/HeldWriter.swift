import Database
import DatabaseTestSupport
import Testing

@testable import DatabaseSQLite

/// A body that keeps the connection that writes busy, so that what is asked for meanwhile waits together.
///
/// It is the first of a group, and writes nothing.
struct HeldWriter {
    private let mayEnd: Signal
    private let body: Task<Void, any Error>

    /// Begins; throws on release what the body is to throw.
    init(of database: SQLiteDatabase, throwing failure: DatabaseError? = nil) async {
        let (hasBegun, mayEnd) = (Signal(), Signal())
        self.mayEnd = mayEnd
        body = Task {
            try await database.write { _ throws(DatabaseError) in
                hasBegun.send()
                #expect(mayEnd.receivedOnThread())
                if let failure { throw failure }
            }
        }
        await hasBegun.received()
    }

    /// Ends the body and answers what became of its write.
    func release() async -> Result<Void, any Error> {
        mayEnd.send()
        return await body.result
    }
}

extension SQLiteDatabase.Options {
    /// Groups that only their size bounds, however slow the machine is.
    static var longRunning: SQLiteDatabase.Options {
        var options = SQLiteDatabase.Options()
        options.groupTime = .seconds(60)
        return options
    }

    func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

extension SQLiteDatabase {
    typealias Body = @Sendable (any SQLWriter) throws(DatabaseError) -> Void

    /// Asks for the writes in their order, all before any of them can begin, and answers what became of each.
    func writeTogether(
        after failure: DatabaseError? = nil, _ bodies: [Body],
        whileHeld: ([Task<Void, any Error>]) -> Void = { _ in }
    ) async -> [DatabaseError?] {
        let held = await HeldWriter(of: self, throwing: failure)
        // Such a task runs at once until it waits, which it does in the line.
        let tasks = bodies.map { body in Task.immediate { try await self.write(body) } }
        whileHeld(tasks)
        _ = await held.release()
        var answers: [DatabaseError?] = []
        for task in tasks {
            switch await task.result {
            case .success: answers.append(nil)
            case .failure(let error): answers.append(error as? DatabaseError)
            }
        }
        return answers
    }
}

/// A body that adds a member whose points are how many there were before.
func joining(_ id: String, _ nickname: String? = nil) -> SQLiteDatabase.Body {
    { writer throws(DatabaseError) in
        try writer.run(
            """
            INSERT INTO members (id, nickname, points)
            SELECT \(id), \(nickname ?? id), count(*) FROM members
            """)
    }
}

/// A body that runs statements.
func running(_ statements: SQL...) -> SQLiteDatabase.Body {
    { writer throws(DatabaseError) in
        for statement in statements { try writer.run(statement) }
    }
}

/// A body that adds a member and then fails.
func refusing(_ failure: DatabaseError, after statements: SQL...) -> SQLiteDatabase.Body {
    { writer throws(DatabaseError) in
        try joining("refused")(writer)
        for statement in statements { try writer.run(statement) }
        throw failure
    }
}

/// A body that counts how often it runs.
func counted(_ body: @escaping SQLiteDatabase.Body, by tally: Tally) -> SQLiteDatabase.Body {
    { writer throws(DatabaseError) in
        tally.add()
        try body(writer)
    }
}

extension SQLDatabase {
    /// Everybody's id, in the order in which they joined.
    func joined() async throws(DatabaseError) -> [String] {
        try await read { reader throws(DatabaseError) in
            try reader.query("SELECT id FROM members ORDER BY points, id") { row throws(DatabaseError) in
                try row.text(0)
            }
        }
    }
}
