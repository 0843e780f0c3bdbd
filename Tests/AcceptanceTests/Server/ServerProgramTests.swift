import Composition
import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// What an operator does to a database on the machine itself: `madang-server` as a program.
    @Suite struct ServerProgramTests {
        @Test("A backup of a database at work is put back after the server was killed, and back again")
        func backup() throws {
            let stage = try ServerStage(goods: 12)
            let server = try RunningServer(stage.machine, database: stage.path)
            let (copy, keys) = (stage.home + "/복사본", try stage.keys())
            let outcome = try stage.server(["backup", "--verbose", copy])
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.count == Domain.all.tables.count + 3, "a line for each table: \(outcome.output)")
            let (last, count) = (lines.suffix(3), Domain.all.tables.count)
            #expect(last.first?.hasPrefix("OK: \(copy), \(count) tables with ") == true, "\(last)")
            #expect(last.last?.hasPrefix("To restore it: madang-server restore ") == true, "\(last)")
            #expect(last.contains { $0.hasPrefix("Files of pictures: ") }, "\(last)")
            for line in lines.dropLast(3) {
                let parts = line.split(separator: "\t")
                #expect(parts.count == 3 && Self.isCount(parts[1]) && parts[2].count == 64, "\(line)")
            }
            #expect(outcome.output.contains("listings\t12 rows\t"), "\(outcome.output)")
            for name in ["database.sqlite", "keys", "manifest.json"] { try expectPrivate(copy + "/" + name) }
            #expect(try Data(contentsOf: URL(filePath: copy + "/keys")) == keys)
            #expect(try !FileManager.default.contentsOfDirectory(atPath: stage.home).contains("복사본.partial"))
            let again = try stage.server(["backup", copy])
            #expect(again.status == 75 && again.errors.contains("already exists"), "\(again)")

            let goods = try stage.browse(stage.path)
            let member = try stage.join("late", at: server.address)
            let token = try #require(member.text("accessToken"))
            let early = try stage.server(["restore", copy])
            #expect(early.status == 75 && early.errors.contains("Other programs are using"), "\(early)")
            #expect(server.end(SIGKILL) != 0)
            let restored = try stage.server(["restore", copy])
            #expect(restored.status == 0, "\(restored)")
            #expect(restored.output.hasPrefix("Backup of 20") && restored.errors.isEmpty, "\(restored)")
            #expect(restored.output.contains("to go back: madang-server restore "), "\(restored)")
            #expect(restored.output.hasSuffix("ok    the database is consistent\n"), "\(restored)")
            #expect(try stage.browse(stage.path) == goods)
            try stage.expect(401, "GET /api/v1/me", token: token)
            #expect(try stage.typed(behind: "to go back: ", in: restored.output).status == 0)
            try stage.expect(401, "GET /api/v1/me", token: token)
            #expect(try stage.server(["check"]).status == 0)
        }

        private static func isCount(_ text: Substring) -> Bool { text == "1 row" || text.hasSuffix(" rows") }

        @Test("After a rotation there is one key more, and what was signed before is accepted")
        func rotation() throws {
            let stage = try ServerStage()
            let first = try RunningServer(stage.machine, database: stage.path)
            let token = try #require(try stage.join("rotation", at: first.address).text("accessToken"))
            #expect(first.end(SIGTERM) == 0)
            let before = try stage.keys()
            let outcome = try stage.server(["rotate-keys"])
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
            #expect(outcome.output == stage.path + ".keys\n")
            #expect(try stage.keys().count > before.count, "a key was added and none taken away")
            try expectPrivate(stage.path + ".keys")
            let second = try RunningServer(stage.machine, database: stage.path)
            let mine = try PlainHTTP(address: second.address).ask("GET /api/v1/me", token: token)
            #expect(mine.status == 200, "\(mine)")
            #expect(second.end(SIGTERM) == 0)
        }

        @Test("Migrating makes a database and names its steps, once")
        func migration() throws {
            let stage = try ServerStage()
            let outcome = try stage.server(["migrate"])
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
            #expect(outcome.output.split(separator: "\n").contains("auth-0001-members-and-sessions"))
            let check = try stage.server(["check"])
            #expect(check.status == 0 && !check.output.contains("FAIL"), "\(check)")
            let again = try stage.server(["migrate"])
            #expect(again.status == 0 && again.output.isEmpty && again.errors.isEmpty, "\(again)")
        }

        @Test("A sample fills a new database, does nothing more there, and leaves others' members alone")
        func sample() throws {
            let stage = try ServerStage()
            let first = try stage.server(["sample", "--listings", "2"])
            #expect(first.status == 0 && first.output.hasPrefix("Added 40 members, "), "\(first)")
            #expect(first.errors.hasSuffix("52/52\n"), "where no bar is shown, lines tell: \(first)")
            let goods = try stage.browse(stage.path)
            let again = try stage.server(["sample", "--listings", "9"])
            #expect(again.status == 0 && again.output.contains("nothing was added"), "\(again)")
            #expect(try stage.browse(stage.path) == goods)

            let own = try ServerStage()
            let server = try RunningServer(own.machine, database: own.path)
            _ = try own.join("bora", at: server.address)
            #expect(server.end(SIGTERM) == 0)
            let refused = try own.server(["sample"])
            #expect(refused.status == 65 && refused.errors.contains("has members already"), "\(refused)")
            #expect(refused.output.isEmpty)
        }

        static let refusals: [(words: [String], status: Int32, says: String)] = [
            (["migrate", "--backend", "http://127.0.0.1:1"], 64, "is a server"),
            (["rotate-keys", "--backend", "http://127.0.0.1:1"], 64, "is a server"),
            (["check", "--backend", "http://127.0.0.1:1"], 64, "is a server"),
            (["sample", "--backend", "http://127.0.0.1:1"], 64, "is a server"),
            (["sample", "--backend", "memory"], 64, "keeps nothing"),
            (["sample", "--listings", "-1"], 64, "--listings"),
            (["backup", "b", "--backend", "memory"], 65, "not a database"),
            (["backup", "b", "--backend", "http://127.0.0.1:1"], 65, "not a database"),
            (["backup", "b", "--backend", "postgres://u@127.0.0.1:1/d"], 69, "127.0.0.1:1"),
            (["backup", "b", "--backend", "sqlite:missing.sqlite"], 66, "No database at"),
            (["backup"], 64, "<folder>"), (["restore"], 64, "<folder>"),
            (["restore", "b", "--backend", "memory"], 65, "not a database"),
            (["restore", "b", "--backend", "sqlite:missing.sqlite"], 66, "not a folder made"),
            (["migrate", "--backend", "ftp://x"], 64, "backend"),
            (["migrate", "--backend", "sqlite:/proc/none/m.sqlite"], 69, "/proc/none"),
            (["check", "--backend", "sqlite:missing.sqlite"], 70, "missing.sqlite"),
            (["members", "appoint", "kim@example.com"], 64, "<role>"),
            (["members", "appoint", "kim@example.com", "king"], 64, "one of 'member', 'moderator'"),
            (
                ["members", "appoint", "kim@example.com", "operator", "--backend", "http://127.0.0.1:1"], 64,
                "is a server"
            ),
            (["members", "appoint", "kim@example.com", "operator", "--backend", "memory"], 64, "memory"),
            (
                ["members", "appoint", "kim@example.com", "operator", "--backend", "sqlite:missing.sqlite"],
                66, "does not exist"
            ),
        ]

        @Test(arguments: refusals.indices)
        func refusesWithAReason(_ index: Int) throws {
            let (words, status, says) = Self.refusals[index]
            let machine = try Machine(home: TemporaryHome())
            let outcome = try machine.run(try Binaries.path("madang-server"), words)
            #expect(outcome.status == status, "\(words): \(outcome)")
            #expect((outcome.errors + outcome.output).contains(says), "\(words): \(outcome)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: machine.home.path).isEmpty)
        }
    }

    /// Signals.
    @Suite struct StopTests {
        @Test("The server stops gracefully when it is asked to, and when its terminal has gone")
        func signals() throws {
            for signal in [SIGTERM, SIGINT, SIGHUP] {
                let stage = try ServerStage()
                let server = try RunningServer(stage.machine, database: stage.path)
                #expect(server.end(signal) == 0, "signal \(signal)")
            }
        }
    }

    /// `madang-server members`.
    @Suite struct AppointingTests {
        @Test("A role given on the machine counts from the next request at a server that runs")
        func appoint() throws {
            let stage = try ServerStage()
            let server = try RunningServer(stage.machine, database: stage.path)
            let http = PlainHTTP(address: server.address)
            let (first, other) = (
                try stage.join("first", at: server.address), try stage.join("other", at: server.address)
            )
            let token = try #require(first.text("accessToken"))
            let path = "/api/v1/members/\(try #require(other.text("id")))/role"
            #expect(try http.ask("PUT " + path, token: token, #"{"role":"moderator"}"#).status == 403)
            let raised = try stage.server(["members", "appoint", "FIRST@Example.com", "operator"])
            #expect(raised.status == 0 && raised.errors.isEmpty, "\(raised)")
            #expect(raised.output.contains("is operator now, and was member."), "\(raised)")
            #expect(try http.ask("PUT " + path, token: token, #"{"role":"moderator"}"#).status == 204)
            let again = try stage.server(["members", "appoint", "first@example.com", "operator"])
            #expect(again.status == 0 && again.output.contains("is already operator"), "\(again)")
            let lowered = try stage.server(["members", "appoint", "first@example.com", "member"])
            #expect(lowered.status == 0 && lowered.output.contains("was operator"), "\(lowered)")
            #expect(try http.ask("PUT " + path, token: token, #"{"role":"member"}"#).status == 403)
            let nobody = try stage.server(["members", "appoint", "nobody@example.com", "operator"])
            #expect(nobody.status == 66 && nobody.errors.contains("No member in sqlite:"), "\(nobody)")
            let strange = try stage.server(["members", "appoint", "\u{1B}[2J@x", "operator"])
            #expect(strange.status == 66 && !strange.errors.contains("\u{1B}"), "\(strange)")
            #expect(server.end(SIGTERM) == 0)
        }
    }
}

/// Checks that nobody but its owner reads the file.
private func expectPrivate(_ path: String) throws {
    var status = stat()
    try #require(stat(path, &status) == 0, "\(path) is not there")
    #expect(status.st_mode & 0o077 == 0, "others can read \(path)")
}
