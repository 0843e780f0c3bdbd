import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// A server behind the proxies that the operator's guide shows, and `madang` over HTTPS.
    @Suite struct ProxyTests {
        private let machine: Machine
        private let certificate: Certificate

        init() throws {
            machine = try Machine(home: TemporaryHome())
            certificate = try Certificate(machine)
        }

        private func server(_ words: [String]) throws -> RunningServer {
            try RunningServer(
                machine, database: machine.home.path + "/m.sqlite", ["--access-log", "on"] + words)
        }

        /// Asks from another address than the proxy's.
        private func curl(_ address: String, _ words: [String] = []) throws -> String {
            let usual = [
                "--silent", "--show-error", "--interface", "127.0.0.5", "--cacert", certificate.file,
            ]
            let outcome = try machine.run("/usr/bin/curl", usual + words + [address])
            try #require(outcome.status == 0, "\(outcome)")
            return outcome.output
        }

        @Test("The guide's nginx speaks HTTPS, and tells a server that trusts it who asks")
        func nginx() throws {
            let server = try server(["--trusted-proxies", "127.0.0.1", "--hsts-seconds", "31536000"])
            let proxy = try TLSProxy(machine, certificate, to: server.address)
            let page = try curl(proxy.address + "/api/v1/listings", ["--include"])
            #expect(page.hasPrefix("HTTP/2 200"), "\(page)")
            #expect(page.contains("strict-transport-security: max-age=31536000"), "\(page)")
            let code = ["--output", "/dev/null", "--write-out", "%{http_code} %{redirect_url}"]
            #expect(try curl(proxy.address + "/metrics", code) == "404 ")
            #expect(
                try curl("http://localhost:\(proxy.plainPort)/api/v1/listings?limit=1", code)
                    == "301 https://localhost/api/v1/listings?limit=1")
            let large = try machine.home.write("large", String(repeating: " ", count: 1_100_000))
            #expect(try curl(proxy.address + "/api/v1/auth/login", code + ["--data", "@" + large]) == "413 ")
            // An upload of that size gets through to the server, which asks who sends it.
            #expect(
                try curl(proxy.address + "/api/v1/pictures", code + ["--form", "file=@" + large]) == "401 ")
            let log = try server.stop()
            #expect(log.contains("client=127.0.0.5"), "\(log)")
        }

        @Test("A server that trusts no proxy takes the proxy for the client")
        func withoutTrust() throws {
            let server = try server([])
            let proxy = try TLSProxy(machine, certificate, to: server.address)
            _ = try curl(proxy.address + "/api/v1/listings")
            let log = try server.stop()
            #expect(log.contains("client=127.0.0.1") && !log.contains("127.0.0.5"), "\(log)")
        }

        @Test("madang works over HTTPS when the certificate is trusted")
        func client() throws {
            let server = try server(["--trusted-proxies", "127.0.0.1"])
            let proxy = try TLSProxy(machine, certificate, to: server.address)
            var machine = machine
            machine.variables = ["SSL_CERT_FILE": certificate.file, "MADANG_BACKEND": proxy.address]
            let joined = try machine.madang(
                ["auth", "join", "--email", "suyeon@example.com", "--nickname", "수연", "--password-stdin"],
                input: "느티나무 그늘 아래 42\n")
            #expect(joined.status == 0, "\(joined)")
            let account = try machine.madang(["auth", "whoami", "--plain"])
            #expect(account.status == 0 && account.output.contains("수연"), "\(account)")
        }

        /// What can be wrong with a certificate, and what a person reads of it.
        enum Fault: String, CaseIterable, Sendable {
            case otherHost, selfSigned, expired

            var words: [(language: String, parts: [String])] {
                switch self {
                case .otherHost:
                    [
                        ("en", ["is for another host", "Use the name that is in the certificate"]),
                        ("ko", ["다른 호스트의 것이라", "인증서에 적힌 이름으로 접속"]),
                    ]
                case .selfSigned:
                    [
                        ("en", ["is self-signed or from an unknown authority", "SSL_CERT_FILE=FILE"]),
                        ("ko", ["자체 서명되었거나", "SSL_CERT_FILE=파일"]),
                    ]
                case .expired:
                    [
                        ("en", ["has expired or is not valid yet", "renew the certificate"]),
                        ("ko", ["만료되었거나", "인증서 갱신을 요청"]),
                    ]
                }
            }
        }

        @Test(
            "madang refuses a certificate that is not good, and says why and what to do",
            arguments: Fault.allCases)
        func refused(_ fault: Fault) throws {
            let other = try Certificate(
                machine, host: fault == .otherHost ? "other.example" : "localhost",
                days: fault == .expired ? -1 : 2)
            let server = try server(["--trusted-proxies", "127.0.0.1"])
            let proxy = try TLSProxy(machine, other, to: server.address)
            var machine = machine
            if fault != .selfSigned { machine.variables["SSL_CERT_FILE"] = other.file }
            for (language, parts) in fault.words {
                let outcome = try machine.madang(
                    ["listings", "browse", "--backend", proxy.address, "--lang", language])
                #expect(outcome.status == 69 && outcome.output.isEmpty, "\(outcome)")
                for part in parts + [proxy.address] {
                    #expect(outcome.errors.contains(part), "“\(part)” is missing: \(outcome.errors)")
                }
            }
            let log = try server.stop()
            #expect(!log.contains("listings.browse"), "a request was sent: \(log)")
        }

        @Test("The guide's Caddyfile is one that Caddy takes")
        func caddy() throws {
            let unpacked = Document.root.appending(path: ".build/tools/caddy/usr/bin/caddy")
            let places = [unpacked.path(percentEncoded: false), "/usr/bin/caddy"]
            let found = places.first { (place: String) -> Bool in access(place, X_OK) == 0 }
            let program = try #require(found, "caddy is missing: run 'Scripts/setup --test'")
            let file = try machine.home.write("Caddyfile", Document.text("Docs/proxy/Caddyfile"))
            let words = ["--adapter", "caddyfile", "--config", file]
            let outcome = try machine.run(program, ["validate"] + words)
            #expect(outcome.status == 0 && !outcome.errors.contains("\"warn\""), "\(outcome)")
            let adapted = try machine.run(program, ["adapt"] + words)
            for part in [
                "127.0.0.1:8080", "\"max_size\":1048576", "madang.example", "/metrics", "/api/v1/pictures",
                "\"max_size\":52428800",
            ] {
                #expect(adapted.output.contains(part), "“\(part)” is missing: \(adapted.output)")
            }
        }
    }
}
