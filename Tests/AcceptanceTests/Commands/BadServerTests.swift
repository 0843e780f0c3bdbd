import Dispatch
import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// `madang` against servers that misbehave, and the server against clients that send too much.
    @Suite struct BadServerTests {
        /// What a server does with a connection once it has read something.
        enum Behaviour: String, CaseIterable, Sendable {
            case hangs, resets, closes, sendsGarbage, sendsHalfABody, sendsAnotherDocument, sendsAPage

            var bytes: String {
                switch self {
                case .hangs, .resets, .closes: ""
                case .sendsGarbage: "\u{1B}[31m도깨비\u{7}\r\n\r\n"
                case .sendsHalfABody: "HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{\"items\":["
                case .sendsAnotherDocument: "HTTP/1.1 200 OK\r\ncontent-length: 13\r\n\r\n{\"items\":\"7\"}"
                case .sendsAPage:
                    "HTTP/1.1 502 Bad Gateway\r\ncontent-length: 14\r\n\r\n<h1>\u{1B}[31m</h1>"
                }
            }
        }

        @Test(
            "A server that misbehaves is an outage, told in a line without its bytes",
            arguments: Behaviour.allCases)
        func outage(_ behaviour: Behaviour) throws {
            let listener = try Listener { connection in
                connection.readSome()
                connection.write(Array(behaviour.bytes.utf8))
                if behaviour == .hangs { connection.readSome() }
                if behaviour == .resets { connection.reset() }
            }
            defer { listener.stop() }
            var machine = try Machine(home: TemporaryHome())
            machine.variables["MADANG_ANSWER_SECONDS"] = "1"
            let outcome = try machine.madang(
                ["listings", "browse", "--backend", "http://127.0.0.1:\(listener.port)"])
            #expect(outcome.status == 69, "\(outcome)")
            #expect(outcome.output.isEmpty && outcome.errors.contains("madang doctor"), "\(outcome)")
            #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\u{7}"), "\(outcome)")
        }

        @Test("A body of 10 MB is refused before it has come")
        func largeBody() throws {
            let machine = try Machine(home: TemporaryHome())
            let server = try RunningServer(machine, database: machine.home.path + "/m.sqlite")
            let port = try #require(server.address.split(separator: ":").last.flatMap { Int($0) })
            let connection = try Connection(port: port)
            let head =
                "POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n"
                + "content-length: 10485760\r\nconnection: close\r\n\r\n"
            connection.write(Array(head.utf8) + [UInt8](repeating: 0x20, count: 100_000))
            let answer = connection.readAll()
            #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer.prefix(200))")
            connection.close()
            let next = try Connection(port: port)
            next.write(Array("GET /readyz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".utf8))
            #expect(next.readAll().hasPrefix("HTTP/1.1 200 "), "the server must go on")
            next.close()
        }
    }
}
