import Database
import DatabaseTestSupport
import TestKit
import Testing

@testable import DatabaseSQLite

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a process of its own does to itself.
@Suite("Durability")
struct DurabilityTests {
    @Test("all of a group is in the log when the first of it is answered")
    func acknowledged() async throws {
        let folder = try TemporaryFolder()
        let database = try await opened(folder.path("a.sqlite"))
        let held = await HeldWriter(of: database)
        let ids = (10..<30).map(String.init)
        let tasks = ids.map { id in Task.immediate { try await database.write(joining(id)) } }
        try await held.release().get()
        try await tasks[0].value
        try folder.copy("a.sqlite", to: "copy.sqlite")
        try folder.copy("a.sqlite-wal", to: "copy.sqlite-wal")
        let copy = try await SQLiteDatabase.open(.file(path: folder.path("copy.sqlite")))
        #expect(try await copy.joined() == ids)
        try await copy.close()
        for task in tasks { try await task.value }
        try await database.close()
    }

    @Test("when the log cannot be written, all of the group are told, and nothing of it is there")
    func commitFails() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        await #expect(processExitsWith: .success) { [path = path as String] in
            try await failToCommit(path)
        }
        let again = try await SQLiteDatabase.open(.file(path: path))
        #expect(try await again.joined() == ["3", "4"])
        try await again.close()
    }

    @Test(
        "killed at any moment, nothing is lost that was acknowledged, and nothing is there twice",
        arguments: 0..<3)
    func killed(_ round: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as Int] in
            try await writeUntilKilled(path, after: 100 + round * 61)
        }
        let acknowledged = Set(
            try folder.read("a.sqlite.acknowledged").split(separator: "\n").map(String.init))
        let database = try await SQLiteDatabase.open(.file(path: path))
        let found = try await database.joined()
        #expect(acknowledged.count >= 100 && acknowledged.isSubset(of: found))
        #expect(Set(found).count == found.count && found.count <= acknowledged.count + 8)
        try await database.close()
    }
}

private func opened(
    _ path: String, _ options: SQLiteDatabase.Options = .longRunning
) async throws -> SQLiteDatabase {
    let database = try await SQLiteDatabase.open(.file(path: path), options: options)
    _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
    return database
}

private func failToCommit(_ path: String) async throws {
    let database = try await opened(path)
    let answers = await database.writeTogether([
        joining("1"), joining("2"), joining("1"), refusing(.contention),
    ]) { _ in limitFiles(to: 4096) }
    let failed = DatabaseError.unavailable("disk I/O error")
    #expect(answers == [failed, failed, failed, failed])
    limitFiles(to: nil)
    #expect(try await database.joined() == [])
    #expect(await database.writeTogether([joining("3"), joining("4")]) == [nil, nil])
    try await database.close()
}

/// While its log is moved into it again and again.
private func writeUntilKilled(_ path: String, after limit: Int) async throws {
    let database = try await opened(path, .longRunning.with(\.log, .short))
    let journal = open(path + ".acknowledged", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let acknowledged = Tally()
    try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<8 {
            group.addTask {
                for number in 0..<1000 {
                    let id = "\(writer)-\(number)"
                    try await database.write(joining(id))
                    _ = (id + "\n").withCString { write(journal, $0, strlen($0)) }
                    acknowledged.add()
                    if acknowledged.count >= limit { kill(getpid(), SIGKILL) }
                }
            }
        }
        try await group.waitForAll()
    }
}

/// Makes this process unable to write a file beyond the size, or able again.
private func limitFiles(to size: rlim_t?) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(sizeOfFiles, &limit)
    limit.rlim_cur = size ?? limit.rlim_max
    #expect(setrlimit(sizeOfFiles, &limit) == 0, "the limit must be had, or the test shows nothing")
}

#if canImport(Glibc)
private let sizeOfFiles = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
private let sizeOfFiles = RLIMIT_FSIZE
#endif
