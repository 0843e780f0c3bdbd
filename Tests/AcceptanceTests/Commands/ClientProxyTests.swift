import Synchronization
import Testing

extension AcceptanceTests {
    /// A person whose environment names a proxy.
    @Suite struct ClientProxyTests {
        /// A proxy that notes what it is sent, and reaches nothing.
        private final class Recorder: Sendable {
            private let heads = Mutex<[String]>([])

            var seen: [String] { heads.withLock { $0 } }

            func listen() throws -> Listener {
                try Listener { [self] connection in
                    let head = connection.readSome()
                    heads.withLock { $0.append(head) }
                    connection.write(Array("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n".utf8))
                }
            }
        }

        private static let password = "느티나무 그늘 아래 42"

        @Test("What is for this machine is sent to no proxy, least of all a password")
        func loopback() throws {
            let recorder = Recorder()
            let listener = try recorder.listen()
            defer { listener.stop() }
            var machine = try Machine(home: TemporaryHome())
            let server = try RunningServer(machine, database: machine.home.path + "/m.sqlite")
            let port = try #require(server.address.split(separator: ":").last)
            for name in ["http_proxy", "https_proxy", "all_proxy"] {
                machine.variables[name] = "http://127.0.0.1:\(listener.port)"
            }
            let join = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "kim", "--password-stdin",
            ]
            let login = ["auth", "login", "--email", "kim@example.com", "--password-stdin"]
            for (words, host) in [(join, "127.0.0.1"), (login, "localhost"), (login, "127.0.0.1")] {
                let outcome = try machine.madang(
                    words + ["--backend", "http://\(host):\(port)"], input: Self.password + "\n")
                #expect(outcome.status == 0, "\(host): \(outcome)")
            }
            let doctor = try machine.madang(["doctor", "--json", "--backend", server.address])
            #expect(doctor.status == 0 && !doctor.output.contains("proxy"), "\(doctor)")
            #expect(recorder.seen.isEmpty, "\(recorder.seen)")
        }

        @Test("A proxy that was used is named in the error and by doctor, without its password")
        func named() throws {
            let recorder = Recorder()
            let listener = try recorder.listen()
            defer { listener.stop() }
            var machine = try Machine(home: TemporaryHome())
            machine.variables["http_proxy"] = "http://kim:geheim@127.0.0.1:\(listener.port)"
            machine.variables["MADANG_ANSWER_SECONDS"] = "5"
            let backend = ["--backend", "http://madang.invalid"]
            for words in [["listings", "browse"], ["--lang", "ko", "listings", "browse"]] {
                let outcome = try machine.madang(words + backend)
                #expect(outcome.status == 69, "\(outcome)")
                #expect(outcome.errors.contains("(proxy: http://127.0.0.1:\(listener.port))"), "\(outcome)")
            }
            let doctor = try machine.madang(["doctor"] + backend)
            #expect(
                doctor.output.contains("Proxy: http://127.0.0.1:\(listener.port) (http_proxy)"), "\(doctor)")
            #expect(!(doctor.output + doctor.errors).contains("geheim"), "\(doctor)")
            #expect(!recorder.seen.isEmpty)
            #expect(recorder.seen.allSatisfy { $0.contains(" http://madang.invalid/") }, "\(recorder.seen)")
        }

        @Test(
            "no_proxy counts, and http_proxy in capitals does not",
            arguments: [
                ["http_proxy": "PROXY", "no_proxy": "example, .invalid"],
                ["http_proxy": "PROXY", "NO_PROXY": "madang.invalid"],
                ["http_proxy": "PROXY", "no_proxy": "*"],
                ["HTTP_PROXY": "PROXY"], ["https_proxy": "PROXY"],
            ])
        func excepted(_ variables: [String: String]) throws {
            let recorder = Recorder()
            let listener = try recorder.listen()
            defer { listener.stop() }
            var machine = try Machine(home: TemporaryHome())
            for (name, value) in variables {
                machine.variables[name] = value == "PROXY" ? "http://127.0.0.1:\(listener.port)" : value
            }
            machine.variables["MADANG_ANSWER_SECONDS"] = "5"
            let outcome = try machine.madang(["listings", "browse", "--backend", "http://madang.invalid"])
            #expect(outcome.status == 69 && !outcome.errors.contains("proxy:"), "\(outcome)")
            #expect(recorder.seen.isEmpty, "\(recorder.seen)")
        }
    }
}
