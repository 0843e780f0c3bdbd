import Database
import DatabaseSQLite
import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// What a person is told when a file or a server is not what it ought to be.
    @Suite struct FaultTests {
        /// A database file that cannot be worked with.
        enum BadFile: String, CaseIterable, Sendable {
            case readOnly, locked, newer, somethingElse, folder, damaged
        }

        static let words: [BadFile: (status: Int32, says: String)] = [
            .readOnly: (69, "can only be read"), .locked: (69, "locked"),
            .newer: (69, "newer than this program"),
            .somethingElse: (69, "m.sqlite is not a database"), .folder: (69, "this is a folder"),
            .damaged: (70, "database"),
        ]

        @Test("A database file that is no good is named, and stays as it is", arguments: BadFile.allCases)
        func files(_ fault: BadFile) async throws {
            let expected = try #require(Self.words[fault])
            let machine = try Machine(home: TemporaryHome())
            let path = machine.home.path + "/m.sqlite"
            let holder = try await Self.spoil(path, fault, machine)
            // A program's locks of a file end when it closes the file, however often it has it open.
            let before = fault == .locked ? nil : try? Data(contentsOf: URL(filePath: path))
            for words in [["listings", "browse"], ["doctor"]] {
                let outcome = try machine.madang(words + ["--backend", "sqlite:\(path)"])
                #expect(outcome.status == expected.status || words == ["doctor"], "\(words): \(outcome)")
                #expect(outcome.status != 0, "\(words): \(outcome)")
                #expect((outcome.errors + outcome.output).contains(expected.says), "\(words): \(outcome)")
            }
            let served = try machine.run(
                try Binaries.path("madang-server"), ["serve", "--port", "0", "--backend", "sqlite:\(path)"])
            #expect(served.status == expected.status, "madang-server: \(served)")
            #expect((served.errors + served.output).contains(expected.says), "madang-server: \(served)")
            if holder >= 0 { close(holder) }
            // Opening a database writes and removes a table of GRDB's, which leaves pages changed.
            if fault != .locked && fault != .newer {
                #expect((try? Data(contentsOf: URL(filePath: path))) == before)
            }
        }

        /// Answers the file that has to stay open meanwhile; -1 for none.
        private static func spoil(
            _ path: String, _ fault: BadFile, _ machine: Machine
        ) async throws -> Int32 {
            if fault == .folder {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                return -1
            }
            if fault == .somethingElse {
                try Data(String(repeating: "이것은 편지입니다.\n", count: 100).utf8).write(to: URL(filePath: path))
                return -1
            }
            let made = try machine.run(
                try Binaries.path("madang-server"), ["migrate", "--backend", "sqlite:\(path)"])
            try #require(made.status == 0, "\(made.errors)")
            switch fault {
            case .readOnly: _ = chmod(path, 0o400)
            case .damaged:
                var bytes = try Data(contentsOf: URL(filePath: path))
                bytes.replaceSubrange(
                    100..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 100))
                try bytes.write(to: URL(filePath: path))
            case .newer:
                let database = try await SQLiteDatabase.open(.file(path: path))
                try await database.write { writer throws(DatabaseError) in
                    try writer.run("INSERT INTO madang_migrations VALUES ('listings-9999-future', 1)")
                }
                try await database.close()
            case .locked: return try lock(path)
            case .folder, .somethingElse: break
            }
            return -1
        }

        /// The bytes by which SQLite locks a file (sqlite.org/fileformat.html, section 1.3.1), all of them.
        private static func lock(_ path: String) throws -> Int32 {
            let file = Glibc.open(path, O_RDWR | O_CLOEXEC)
            var lock = flock(
                l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
            try #require(file >= 0 && fcntl(file, F_SETLK, &lock) == 0)
            return file
        }
    }
}
