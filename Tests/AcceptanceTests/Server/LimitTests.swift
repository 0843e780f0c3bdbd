import Database
import DatabaseSQLite
import Glibc
import Testing

extension AcceptanceTests {
    /// What an operator sees of request limits.
    @Suite struct LimitTests {
        private func check(_ server: RunningServer) throws -> PlainHTTP.Answer {
            try PlainHTTP(address: server.address).ask(
                "POST /api/v1/auth/email", #"{"email":"bora@example.com"}"#)
        }

        @Test("A request too many is answered 429 with what helps, and counts are kept when the server ends")
        func refusal() async throws {
            let stage = try ServerStage()
            let words = ["--limits", "auth.checkEmail=2/1h"]
            let server = try RunningServer(stage.machine, database: stage.path, words)
            for _ in 0..<2 { #expect(try check(server).status == 200) }
            let refused = try check(server)
            #expect(refused.status == 429 && refused.body.contains("\"code\":\"limited\""), "\(refused)")
            #expect(refused.body.contains("\"retryAfter\":3600"), "\(refused)")
            #expect(try PlainHTTP(address: server.address).ask("GET /api/v1/listings").status == 200)
            #expect(server.end(SIGTERM) == 0)
            #expect(try await budgets(stage.path) == 3, "the address's, its network's, that of all together")
            let checked = try stage.server(["check"])
            #expect(checked.status == 0, "\(checked)")
            let free = try RunningServer(stage.machine, database: stage.path, ["--limits", "off"])
            for _ in 0..<200 { #expect(try check(free).status == 200) }
            #expect(free.end(SIGTERM) == 0)
        }

        /// How many budgets servers have told each other of.
        private func budgets(_ path: String) async throws -> Int64? {
            let database = try await SQLiteDatabase.open(.file(path: path))
            let count = try await database.read { reader throws(DatabaseError) in
                try reader.first("SELECT count(*) FROM server_limits WHERE endpoint = 'auth.checkEmail'") {
                    row throws(DatabaseError) in try row.integer(0)
                }
            }
            try await database.close()
            return count
        }

        @Test("The table in force is shown, and a change that means nothing is refused before serving")
        func table() throws {
            let stage = try ServerStage()
            let program = try Binaries.path("madang-server")
            let usual = try stage.machine.run(program, ["limits"])
            #expect(usual.status == 0 && usual.output.hasPrefix("ENDPOINT "), "\(usual)")
            for name in ["auth.join ", "auth.checkEmail ", "listings.publish ", "listings.like "] {
                #expect(usual.output.contains("\n" + name), "\(usual.output)")
            }
            let changed = try stage.machine.run(program, ["limits", "--limits", "auth.join=7/90s"])
            let line = changed.output.split(separator: "\n").first { $0.hasPrefix("auth.join ") } ?? ""
            #expect(
                line.split(separator: " ") == [
                    "auth.join", "address", "7", "90s", "600", "300ms", "yes",
                ], "\(line)")
            for command in ["limits", "serve"] {
                let wrong = try stage.machine.run(program, [command, "--limits", "auth.joyn=1/1s"])
                #expect(wrong.status == 64 && wrong.errors.contains("auth.joyn=1/1s"), "\(wrong)")
                #expect(wrong.errors.contains("auth.join,"), "\(wrong)")
            }
            let off = try stage.machine.run(program, ["limits", "--limits", "off"])
            #expect(off.status == 0 && off.output == "Nothing is limited.\n", "\(off)")
        }
    }
}
