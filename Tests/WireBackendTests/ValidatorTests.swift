import Testing
import Wire
import WireClient
import WireServer

/// Validators and packing over a real socket.
struct ValidatorTests {
    @Test func aClientThatHasTheBytesGetsNone() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                let first = try await transport.send(WireRequest(method: "GET", target: "/note"))
                let tag = try #require(first.headers["etag"])
                for method in ["GET", "HEAD"] {
                    var request = WireRequest(method: method, target: "/note")
                    request.headers["if-none-match"] = "W/\"other\", W/\(tag)"
                    let second = try await transport.send(request)
                    #expect(second.status == 304 && second.body.isEmpty)
                    #expect(second.headers["etag"] == tag)
                    #expect(second.headers["cache-control"] == "no-cache")
                    #expect(second.headers["content-type"] == nil && second.headers["content-length"] == nil)
                    request.headers["if-none-match"] = "\"other\""
                    let third = try await transport.send(request)
                    #expect(third.status == 200 && third.headers["etag"] == tag)
                }
                #expect(transport.openedConnections == 1, "the connection stays usable behind 304")
            }
        }
    }

    @Test(arguments: [
        ("/none", "GET", 404), ("/fail", "GET", 500), ("/healthz", "GET", 200), ("/note", "PUT", 405),
    ])
    func onlyWhatWasReadHasAValidator(_ target: String, _ method: String, _ status: Int) async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                let request = WireRequest(method: method, target: target, headers: ["if-none-match": "*"])
                let answer = try await transport.send(request)
                #expect(answer.status == status)
                #expect(answer.headers["etag"] == nil && answer.headers["cache-control"] == "no-store")
            }
        }
    }

    @Test func aStarMeansWhateverIsThere() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                let request = WireRequest(method: "GET", target: "/note", headers: ["if-none-match": "*"])
                let answer = try await transport.send(request)
                #expect(answer.status == 304)
            }
        }
    }

    @Test func twoServersGiveOneTag() async throws {
        var tags: Set<String?> = []
        for _ in 0..<2 {
            let tag = try await withServer { port, _ in
                try await withClient(port: port) {
                    try await $0.send(WireRequest(method: "GET", target: "/long")).headers["etag"]
                }
            }
            tags.insert(tag)
        }
        #expect(tags.count == 1 && tags.first != .some(nil))
    }

    @Test func aPackedAnswerIsSmallerAndHasItsOwnTag() async throws {
        let body = NotesService.shape.coder.bytes(of: NotesService.longNote)
        try await withServer { port, _ in
            let plain = try await head(port, "GET", "")
            #expect(plain["content-length"] == "\(body.count)" && plain["content-encoding"] == nil)
            #expect(plain["vary"] == "Accept-Encoding")
            let packed = try await head(port, "GET", "accept-encoding: br, gzip\r\n")
            #expect(packed["content-encoding"] == "gzip" && packed["vary"] == "Accept-Encoding")
            let length = try #require(packed["content-length"].flatMap { Int($0) })
            #expect(length < body.count / 10)
            let (tag, own) = (try #require(plain["etag"]), try #require(packed["etag"]))
            #expect(own == "\(tag.dropLast())-gzip\"")
            let onlyHead = try await head(port, "HEAD", "accept-encoding: gzip\r\n")
            #expect(onlyHead["content-length"] == packed["content-length"] && onlyHead["etag"] == own)
            let both = "accept-encoding: gzip\r\nif-none-match: "
            let first = try await head(port, "GET", both + own + "\r\n")
            #expect(first["status"] == "304")
            let second = try await head(port, "GET", both + tag + "\r\n")
            #expect(second["status"] == "200")
            let third = try await head(port, "GET", "if-none-match: \(own)\r\n")
            #expect(third["status"] == "200")
            let fourth = try await head(port, "GET", "if-none-match: \(tag)\r\n")
            #expect(fourth["status"] == "304")
        }
    }

    @Test func packingCanBeSwitchedOffAndCurlUnpacks() async throws {
        let body = NotesService.shape.coder.bytes(of: NotesService.longNote)
        for compresses in [true, false] {
            try await withServer {
                $0.compresses = compresses
            } _: { port, _ in
                let packed = try await head(port, "GET", "accept-encoding: gzip\r\n")
                #expect((packed["content-encoding"] == "gzip") == compresses)
                let body2 = try await withClient(port: port) {
                    try await $0.send(WireRequest(method: "GET", target: "/long")).body
                }
                #expect(body2 == body)
            }
        }
    }

    /// The fields of the answer, names in lower case, and its `status`.
    private func head(_ port: Int, _ method: String, _ fields: String) async throws -> [String: String] {
        let answer = try await exchange(
            port: port, "\(method) /long HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\(fields)\r\n")
        let lines = answer.prefix { $0 != "\0" }.split(separator: "\r\n", omittingEmptySubsequences: false)
        var head = ["status": String(lines.first?.split(separator: " ").dropFirst().first ?? "")]
        for line in lines.dropFirst().prefix(while: { !$0.isEmpty }) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            head[line[..<colon].lowercased()] = String(line[colon...].dropFirst(2))
        }
        return head
    }
}
