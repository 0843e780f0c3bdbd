import Database
import DatabaseTestSupport
import Testing

@Suite("Transactions")
struct TransactionTests {
    @Test("a body that throws leaves nothing", arguments: TestPlace.present)
    func rollback(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            await #expect(throws: DatabaseError.contention) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.run("INSERT INTO members VALUES ('1', '가', 1)")
                    let own = try writer.nicknames()
                    #expect(own == ["가"])
                    throw DatabaseError.contention
                }
            }
            #expect(try await database.nicknames() == [])
            try await database.join("1", "나")
            #expect(try await database.nicknames() == ["나"])
        }
    }

    @Test("a body that ends its transaction itself is told", arguments: TestPlace.present)
    func endedTransaction(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            await #expect(throws: DatabaseError.unavailable("the transaction has ended after an error")) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.run("ROLLBACK")
                    try writer.run("INSERT INTO members VALUES ('1', '가', 1)")
                }
            }
            #expect(try await database.nicknames() == [])
        }
    }

    @Test("a body whose last statement ends its transaction is told", arguments: TestPlace.present)
    func endedLast(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            await #expect(throws: DatabaseError.unavailable("the transaction has ended after an error")) {
                try await database.write { writer throws(DatabaseError) in
                    try writer.run("INSERT INTO members VALUES ('1', '가', 1)")
                    try writer.run("ROLLBACK")
                }
            }
            #expect(try await database.nicknames() == [])
        }
    }

    @Test("a row comes back from the statement that makes it", arguments: TestPlace.present)
    func returning(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let points = try await database.write { writer throws(DatabaseError) in
                try writer.first("INSERT INTO members VALUES ('1', '가', 41) RETURNING points + 1") {
                    row throws(DatabaseError) in try row.integer(0)
                }
            }
            #expect(points == 42)
            #expect(try await database.nicknames() == ["가"])
        }
    }

    @Test("concurrent increments all count", arguments: TestPlace.present)
    func increments(_ place: TestPlace) async throws {
        let count = 200
        try await place.database(membersMigration) { database async throws in
            try await database.join("1", "가")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<count { group.addTask { try await database.increment() } }
                try await group.waitForAll()
            }
            #expect(try await database.integer("SELECT points FROM members") == Int64(count))
        }
    }

    @Test("a reader sees one snapshot while a writer commits", arguments: TestPlace.concurrent)
    func snapshot(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            try await database.join("1", "가")
            let (hasRead, hasCommitted) = (Signal(), Signal())
            async let both = database.read { reader throws(DatabaseError) in
                let first = try reader.nicknames()
                hasRead.send()
                #expect(hasCommitted.receivedOnThread(), "the writer must commit while a read is open")
                return [first, try reader.nicknames()]
            }
            await hasRead.received()
            try await database.join("2", "나")
            #expect(try await database.nicknames() == ["가", "나"])
            hasCommitted.send()
            #expect(try await both == [["가"], ["가"]])
        }
    }

    @Test("readers go on while a write is open, and do not see it", arguments: TestPlace.concurrent)
    func readersDoNotWait(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let (hasWritten, haveRead) = (Signal(), Signal())
            async let written: Void = database.write { writer throws(DatabaseError) in
                try writer.run("INSERT INTO members VALUES ('1', '가', 1)")
                hasWritten.send()
                #expect(haveRead.receivedOnThread(), "readers must not wait for the writer")
            }
            await hasWritten.received()
            for _ in 0..<10 { #expect(try await database.nicknames() == []) }
            haveRead.send()
            try await written
            #expect(try await database.nicknames() == ["가"])
        }
    }

    @Test("four reads run at once", arguments: TestPlace.concurrent)
    func parallelReaders(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            let begun = (0..<4).map { _ in Signal() }
            let mayEnd = (0..<4).map { _ in Signal() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<4 {
                    group.addTask {
                        try await database.read { reader throws(DatabaseError) in
                            _ = try reader.nicknames()
                            begun[index].send()
                            #expect(mayEnd[index].receivedOnThread(), "no read may wait for another")
                        }
                    }
                }
                for signal in begun { await signal.received() }
                for signal in mayEnd { signal.send() }
                try await group.waitForAll()
            }
        }
    }

    @Test("more reads than connections are all answered", arguments: TestPlace.present)
    func manyReaders(_ place: TestPlace) async throws {
        try await place.database(membersMigration) { database async throws in
            try await database.join("1", "가")
            let answers = try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 0..<100 { group.addTask { try await database.nicknames() } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers == Array(repeating: ["가"], count: 100))
        }
    }
}
