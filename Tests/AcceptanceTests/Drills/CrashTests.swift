import Glibc
import Testing

extension AcceptanceTests {
    /// What a client that asks again gets from a server that was killed in between.
    @Suite struct CrashTests {
        private static let person = """
            {"email":"bora@example.com","password":"느티나무 그늘 아래 42","nickname":"보라","device":"노트북"}
            """

        private static func goods(_ number: Int) -> String {
            """
            {"title":"중고 자전거 \(number)","price":{"amount":50000,"currency":"KRW"},"category":"general"}
            """
        }

        /// Each time the client leaves without its answer and the server is killed: by turns at once, when
        /// perhaps nothing has happened yet, and right after the listing can be seen.
        @Test func whatWasAskedBeforeACrashTakesEffectOnce() throws {
            let machine = try Machine(home: TemporaryHome())
            let database = machine.home.path + "/market.sqlite"
            var server = try RunningServer(machine, database: database)
            let joined = try join(server)
            var token = try #require(joined.text("accessToken"), "joining failed: \(joined)")
            var ids: [String] = []
            for round in 0..<6 {
                let http = PlainHTTP(address: server.address)
                let left = try http.begin(
                    "POST /api/v1/listings", token: token, key: "round-\(round)", Self.goods(round))
                var seen: String?
                if round % 2 == 1 { seen = try idOfLatest(http, token, after: round) }
                server.end(SIGKILL)
                close(left)

                server = try RunningServer(machine, database: database)
                let again = try join(server)
                #expect(again.status == 201 && again.text("id") == joined.text("id"), "\(again)")
                #expect(again.text("refreshToken") == joined.text("refreshToken"))
                token = try #require(again.text("accessToken"))
                let id = try publishTwice(server, token, round)
                if let seen { #expect(id == seen, "the listing that was seen before the crash") }
                ids.append(id)
            }
            let mine = try PlainHTTP(address: server.address).ask("GET /api/v1/me/listings", token: token)
            #expect(mine.count(of: "\"lst_") == 6, "each takes effect once: \(mine.body)")
            #expect(Set(ids).count == 6 && ids.allSatisfy { mine.body.contains($0) })
        }

        /// Joining, under one key as often as it is asked.
        private func join(_ server: RunningServer) throws -> PlainHTTP.Answer {
            try PlainHTTP(address: server.address).ask(
                "POST /api/v1/auth/join", key: "join-bora", Self.person)
        }

        /// Publishes what was asked before, and once more; answers the listing.
        private func publishTwice(_ server: RunningServer, _ token: String, _ round: Int) throws -> String {
            let http = PlainHTTP(address: server.address)
            let answers = try (0..<2).map { _ in
                try http.ask("POST /api/v1/listings", token: token, key: "round-\(round)", Self.goods(round))
            }
            #expect(answers.map(\.status) == [201, 201], "\(answers)")
            #expect(answers[0].body == answers[1].body, "the same answer, byte by byte")
            let other = try http.ask(
                "POST /api/v1/listings", token: token, key: "round-\(round)", Self.goods(round + 100))
            #expect(other.status == 422 && other.text("code") == "idempotency-key-reused", "\(other)")
            return try #require(answers[0].text("id"))
        }

        /// Asks for the member's listings until there is one more than before; answers its identifier.
        private func idOfLatest(_ http: PlainHTTP, _ token: String, after known: Int) throws -> String {
            for _ in 0..<10_000 {
                let mine = try http.ask("GET /api/v1/me/listings", token: token)
                if mine.count(of: "\"lst_") > known { return try #require(mine.text("id")) }
            }
            throw ChildProcess.Trouble(description: "the listing was never seen")
        }
    }
}
