import Database
import DatabaseTestSupport
import Testing

@Suite("Cancellation and closing")
struct CancellationTests {
    static let calledOff = DatabaseError.unavailable("the task was cancelled before it began")

    @Test("a write whose task is cancelled before it begins does not happen", arguments: TestPlace.present)
    func cancelledWhileWaiting(_ place: TestPlace) async throws {
        try await place.database(membersMigration, connections: 1) { database async throws in
            let (hasBegun, mayEnd) = (Signal(), Signal())
            async let first: Void = database.write { writer throws(DatabaseError) in
                hasBegun.send()
                #expect(mayEnd.receivedOnThread())
                try writer.run("INSERT INTO members VALUES ('1', '가', 1)")
            }
            await hasBegun.received()
            let second = Task { try await database.join("2", "나") }
            second.cancel()
            mayEnd.send()
            try await first
            await #expect(throws: Self.calledOff) { try await second.value }
            #expect(try await database.nicknames() == ["가"])
        }
    }

    @Test("a write that has begun is finished though its task is cancelled", arguments: TestPlace.present)
    func cancelledWhileWriting(_ place: TestPlace) async throws {
        try await place.database(membersMigration, connections: 1) { database async throws in
            let (hasBegun, mayEnd) = (Signal(), Signal())
            let task = Task {
                try await database.write { writer throws(DatabaseError) in
                    hasBegun.send()
                    #expect(mayEnd.receivedOnThread())
                    return try writer.run("INSERT INTO members VALUES ('1', '가', 1)")
                }
            }
            await hasBegun.received()
            task.cancel()
            mayEnd.send()
            #expect(try await task.value == 1)
            #expect(try await database.nicknames() == ["가"])
        }
    }

    @Test("a read of a cancelled task does not begin", arguments: TestPlace.present)
    func cancelledRead(_ place: TestPlace) async throws {
        try await place.database(membersMigration, connections: 1) { database async throws in
            let mayBegin = Signal()
            let task = Task {
                await mayBegin.received()
                return try await database.nicknames()
            }
            task.cancel()
            mayBegin.send()
            await #expect(throws: Self.calledOff) { try await task.value }
        }
    }

    @Test("closing lets what has begun finish and refuses the rest", arguments: TestPlace.present)
    func closing(_ place: TestPlace) async throws {
        let database = try await TestDatabase.open(
            place, [membersMigration], connections: 1, time: FixedTime())
        let (hasBegun, mayEnd) = (Signal(), Signal())
        async let written = database.write { writer throws(DatabaseError) in
            hasBegun.send()
            #expect(mayEnd.receivedOnThread())
            return try writer.run("INSERT INTO members VALUES ('1', '가', 1)")
        }
        await hasBegun.received()
        async let discarded: Void = database.discard()
        mayEnd.send()
        #expect(try await written == 1)
        try await discarded
        let refused = DatabaseError.unavailable("the database is closed")
        await #expect(throws: refused) { try await database.nicknames() }
        await #expect(throws: refused) { try await database.join("2", "나") }
    }
}
