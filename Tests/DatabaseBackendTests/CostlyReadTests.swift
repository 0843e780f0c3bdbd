import Database
import DatabaseTestSupport
import Glibc
import TestKit
import Testing
import Vocabulary

/// Reads whose cost depends on what somebody has typed are few, bounded in time, and in nobody's way.
@Suite("Costly reads")
struct CostlyReadTests {
    /// Counts for ever.
    private static let endless: SQL = """
        WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers)
        SELECT count(*) FROM numbers
        """

    @Test("a read that takes too long is cut off, and its connection serves the next", arguments: places)
    func cutOff(_ place: TestPlace) async throws {
        try await place.database(
            membersMigration, costlyReads: limits { ($0.connections, $0.runningTime) = (1, Self.short) }
        ) { database async throws in
            try await database.join("1", "가람")
            for count in 1...3 {
                await #expect(throws: DatabaseError.cutOff) {
                    try await database.costlyReads.integer(Self.endless)
                }
                #expect(try await database.costlyReads.nicknames() == ["가람"])
                #expect(database.load?.costlyReads?.cutOff == count)
            }
            #expect(DatabaseError.cutOff.service == .tooBroad(retryAfterSeconds: 2))
            #expect(database.load?.costlyReads?.running == 0)
        }
    }

    @Test(
        "reads that cost little are answered while all connections for costly ones are taken",
        arguments: places)
    func overtaking(_ place: TestPlace) async throws {
        try await place.database(membersMigration, connections: 2) { database async throws in
            try await database.join("1", "가람")
            let held = await [HeldRead(database), HeldRead(database)]
            let third = Task { try await database.costlyReads.nicknames() }
            try await until { database.load?.costlyReads?.waiting == 1 }
            for _ in 0..<20 { #expect(try await database.nicknames() == ["가람"]) }
            try await database.join("2", "나루")
            #expect(try await database.replicaReads.nicknames() == ["가람", "나루"])
            #expect(database.load?.costlyReads?.waiting == 1, "while the third waits")
            for read in held { try await read.end() }
            #expect(try await third.value == ["가람", "나루"])
        }
    }

    @Test(
        "where the line is full, the next is refused at once, and nobody who waits loses their place",
        arguments: places)
    func fullLine(_ place: TestPlace) async throws {
        try await place.database(
            membersMigration, costlyReads: limits { ($0.connections, $0.waiting) = (1, 2) }
        ) { database async throws in
            let held = await HeldRead(database)
            let waiting = (0..<2).map { _ in Task { try await database.costlyReads.nicknames() } }
            try await until { database.load?.costlyReads?.waiting == 2 }
            for count in 1...3 {
                await #expect(throws: DatabaseError.crowded) { try await database.costlyReads.nicknames() }
                #expect(database.load?.costlyReads?.refused == count)
            }
            #expect(DatabaseError.crowded.service == .limited(retryAfterSeconds: 2))
            try await held.end()
            for task in waiting { #expect(try await task.value == []) }
            #expect(try await database.costlyReads.nicknames() == [])
        }
    }

    @Test("who waits for too long is refused, and what runs goes on", arguments: places)
    func lateLine(_ place: TestPlace) async throws {
        try await place.database(
            membersMigration, costlyReads: limits { ($0.connections, $0.waitingTime) = (1, Self.short) }
        ) { database async throws in
            let held = await HeldRead(database)
            for count in 1...2 {
                await #expect(throws: DatabaseError.crowded) { try await database.costlyReads.nicknames() }
                #expect(database.load?.costlyReads?.refused == count)
            }
            try await held.end()
            #expect(try await database.costlyReads.nicknames() == [])
        }
    }

    @Test("a task that is cancelled while it waits frees its place", arguments: places)
    func cancelledInLine(_ place: TestPlace) async throws {
        try await place.database(
            membersMigration, costlyReads: limits { ($0.connections, $0.waiting) = (1, 1) }
        ) { database async throws in
            let held = await HeldRead(database)
            for _ in 0..<3 {
                let waiting = Task { try await database.costlyReads.nicknames() }
                try await until { database.load?.costlyReads?.waiting == 1 }
                waiting.cancel()
                await #expect(throws: CancellationTests.calledOff) { try await waiting.value }
                #expect(database.load?.costlyReads?.waiting == 0)
            }
            let last = Task { try await database.costlyReads.nicknames() }
            try await until { database.load?.costlyReads?.waiting == 1 }
            try await held.end()
            #expect(try await last.value == [])
        }
    }

    @Test("on SQLite they run on threads of a lower priority")
    func priority() async throws {
        let process = Int32(bitPattern: PRIO_PROCESS.rawValue)
        try await TestPlace.sqliteFile.database(membersMigration) { database async throws in
            let ordinary = try await database.read { _ throws(DatabaseError) in getpriority(process, 0) }
            let costly = try await database.costlyReads.read { _ throws(DatabaseError) in
                getpriority(process, 0)
            }
            #expect(costly >= min(19, ordinary + 10))
        }
    }

    @Test("on SQLite a read is cut off as soon as its task is cancelled")
    func cancelledWhileRunning() async throws {
        try await TestPlace.sqliteFile.database(
            membersMigration, costlyReads: limits { $0.connections = 1 }
        ) { database async throws in
            let hasBegun = Signal()
            let task = Task {
                try await database.costlyReads.read { reader throws(DatabaseError) -> Int64? in
                    hasBegun.send()
                    return try reader.integer(Self.endless)
                }
            }
            await hasBegun.received()
            task.cancel()
            await #expect(throws: DatabaseError.cutOff) { try await task.value }
            #expect(try await database.costlyReads.nicknames() == [])
        }
    }

    @Test(
        "they see what is committed, change nothing themselves, and end with the database",
        arguments: TestPlace.present)
    func promises(_ place: TestPlace) async throws {
        let database = try await TestDatabase.open(place, [membersMigration], time: FixedTime())
        let costly = database.costlyReads
        try await costly.join("1", "가람")
        #expect(try await costly.nicknames() == ["가람"] && costly.engine == database.engine)
        #expect(costly.revision == nil || costly.revision == database.revision)
        let error = await #expect(throws: DatabaseError.self) {
            try await costly.text("INSERT INTO members VALUES ('2', '나루', 1) RETURNING id")
        }
        #expect(error == .misuse("a read cannot change anything: use write"))
        try await database.discard()
        await #expect(throws: DatabaseError.unavailable("the database is closed")) {
            try await costly.nicknames()
        }
    }

    /// Those whose costly reads have connections of their own.
    private static let places = TestPlace.concurrent
    private static let short = Duration.milliseconds(200)

    private func limits(_ change: (inout CostlyReadLimits) -> Void) -> CostlyReadLimits {
        var limits = TestDatabase.patience
        change(&limits)
        return limits
    }
}

/// A costly read that keeps its connection until it is told to end.
private struct HeldRead {
    private let mayEnd = Signal()
    private let task: Task<Void, any Error>

    /// Returns when it runs.
    init(_ database: TestDatabase) async {
        let (hasBegun, mayEnd) = (Signal(), mayEnd)
        task = Task {
            try await database.costlyReads.read { _ throws(DatabaseError) in
                hasBegun.send()
                #expect(mayEnd.receivedOnThread())
            }
        }
        await hasBegun.received()
    }

    func end() async throws {
        mayEnd.send()
        try await task.value
    }
}
