import Blobs
import BlobsS3
import ContractKit
import TestKit
import Testing
import Vocabulary
import WireClient

/// A store that answers wrongly, late or not at all.
@Suite("Blobs in S3 that fails", .hangLimit)
struct S3FaultTests {
    private static let bytes = [UInt8](repeating: 0x5A, count: 300_000)

    @Test("a store that is busy is asked again, with the same bytes")
    func busy() async throws {
        try await with {
            $0.number < 2 ? .status(503) : .status(200)
        } work: { store, server in
            try await store.put(Self.bytes)
            #expect(server.seen.map(\.method) == ["PUT", "PUT", "PUT"])
            #expect(server.seen.allSatisfy { $0.body == Self.bytes })
        }
    }

    @Test("a connection that is lost behind the last byte leaves an unknown outcome: it is put again")
    func lost() async throws {
        try await with {
            $0.number == 0 ? .lastBytes([]) : .status(200)
        } work: { store, server in
            try await store.put(Self.bytes)
            // libcurl itself sends a request again only over a connection that was kept.
            #expect(server.seen.count == 2)
            #expect(server.seen.allSatisfy { $0.body == Self.bytes && $0.target == server.seen[0].target })
        }
    }

    @Test(
        "a store that goes on failing is unavailable, after as many tries as are allowed",
        arguments: Verb.allCases, [500, 502, 503, 504, 429])
    func failing(_ verb: Verb, _ status: Int) async throws {
        try await with { _ in
            .status(status)
        } work: { store, server in
            let failure = await verb.failure(of: store)
            #expect(failure == .unavailable("the object store answers \(status)"))
            #expect(server.seen.count == 3)
        }
    }

    @Test("garbage is unavailable", arguments: Verb.allCases)
    func garbage(_ verb: Verb) async throws {
        try await with { _ in
            .lastBytes(Array("도깨비\r\n\r\n".utf8))
        } work: { store, server in
            guard case .unavailable? = await verb.failure(of: store) else {
                Issue.record("\(verb) must fail")
                return
            }
            #expect(server.seen.count == 3)
        }
    }

    @Test(
        "a store that does not answer is given up after its time, as often as is allowed",
        arguments: Verb.allCases)
    func silent(_ verb: Verb) async throws {
        var limits = Self.limits
        (limits.requestTime, limits.tries) = (.seconds(1), 2)
        try await with(limits) { _ in
            .silence
        } work: { store, server in
            let failure = await verb.failure(of: store)
            #expect(failure == .unavailable("object store: the server did not answer in time"))
            try await until { server.seen.count == 2 }
        }
    }

    @Test("a task that is cancelled waits for no answer")
    func cancelled() async throws {
        try await with { _ in
            .silence
        } work: { store, server in
            let task = Task { await Verb.size.failure(of: store) }
            try await until { !server.seen.isEmpty }
            task.cancel()
            #expect(await task.value == .unavailable("object store: cancelled"))
        }
    }

    /// Lists that are none, and lists whose objects are not those that were asked for.
    private static let badLists = [
        "", "{}", "<Error><Code>x</Code></Error>", "<ListBucketResult></ListBucketResult>",
        "<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>",
        "<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>p/b</Key></Contents>"
            + "</ListBucketResult>",
        list(("a/", "1", "2026-01-01T00:00:00Z")), list(("p/b", "-1", "2026-01-01T00:00:00Z")),
        list(("p/b", "1", "gestern")), list(("p/%zz", "1", "2026-01-01T00:00:00Z")),
        list(("p/b", "1", "2026-01-01T00:00:00Z"), ("p/a", "1", "2026-01-01T00:00:00Z")),
        list(("p/b", "1", "2026-01-01T00:00:00Z"), ("p/b", "1", "2026-01-01T00:00:00Z")),
    ]

    private static func list(_ objects: (String, String, String)...) -> String {
        "<ListBucketResult><EncodingType>url</EncodingType><IsTruncated>false</IsTruncated>"
            + objects.map {
                "<Contents><Key>\($0.0)</Key><Size>\($0.1)</Size>"
                    + "<LastModified>\($0.2)</LastModified></Contents>"
            }.joined() + "</ListBucketResult>"
    }

    @Test("a list that is none is unavailable, and not the end of the list", arguments: badLists)
    func badList(_ text: String) async throws {
        try await with { _ in
            .status(200, "", Array(text.utf8))
        } work: { store, _ in
            let failure = await Verb.list.failure(of: store)
            #expect(failure == .unavailable("the object store's list cannot be read"))
        }
    }

    @Test("entities and attributes of XML are understood")
    func goodList() async throws {
        let key = BlobKey(of: [1])
        let text =
            "<?xml version='1.0'?><ListBucketResult xmlns=\"x\"><IsTruncated>false</IsTruncated><Contents>"
            + "<Key>p&#47;\(key.text)</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified>"
            + "<Size>5</Size></Contents></ListBucketResult>"
        try await with { _ in
            .status(200, "", Array(text.utf8))
        } work: { store, _ in
            let touched = Timestamp(microseconds: 1_767_225_600_000_000)
            let page = try await store.list(after: nil, limit: 5)
            #expect(page == BlobPage(entries: [BlobEntry(key: key, size: 5, touched: touched)], next: nil))
        }
    }

    @Test(
        "a part that is another than was asked for is unavailable",
        arguments: ["bytes 1-3/3", "bytes 0-1/3", "bytes 0-2/2", "bytes 0-2/*", "bytes 2-0/3", "글", ""])
    func wrongPart(_ field: String) async throws {
        try await with { _ in
            .status(206, "content-range: \(field)\r\n", [1, 2, 3])
        } work: { store, _ in
            let failure = await Verb.open.failure(of: store)
            #expect(failure == .unavailable("the object store gives another part than asked for"))
        }
    }

    @Test("an object that changes its size while it is read is damaged")
    func changing() async throws {
        let piece = [UInt8](repeating: 1, count: BlobLimits.piece)
        try await with { request in
            let start = request.number * piece.count
            let range = "bytes \(start)-\(start + piece.count - 1)/\((request.number + 3) * piece.count)"
            return .status(206, "content-range: \(range)\r\n", piece)
        } work: { store, _ in
            guard case .damaged? = await Verb.open.failure(of: store) else {
                Issue.record("other bytes must be told from those of the key")
                return
            }
        }
    }

    @Test("a part that breaks off is asked for again")
    func brokenPart() async throws {
        let head = "HTTP/1.1 206 X\r\ncontent-length: 3\r\ncontent-range: bytes 0-2/3\r\n\r\n"
        try await with { request in
            .lastBytes(Array(head.utf8) + (request.number == 0 ? [1] : [1, 2, 3]))
        } work: { store, server in
            let read = try await store.open(BlobKey(of: [1, 2, 3])).bytes()
            #expect(read == [1, 2, 3])
            #expect(server.seen.count == 2)
        }
    }

    /// What is told of refusals, by the status and the error's code.
    private static let refusals: [(Int, String, BlobError)] = [
        (404, "NoSuchKey", .missing), (507, "", .full), (403, "QuotaExceeded", .full),
        (404, "NoSuchBucket", .unavailable("the object store answers 404 (NoSuchBucket)")),
        (403, "AccessDenied", .unavailable("the object store answers 403 (AccessDenied)")),
        (301, "PermanentRedirect", .unavailable("the object store answers 301 (PermanentRedirect)")),
        (400, "\u{1B}[2J", .unavailable("the object store answers 400")),
    ]

    @Test("refusals are told as what they are, without hostile text", arguments: 0..<refusals.count)
    func refused(_ index: Int) async throws {
        let (status, code, expected) = Self.refusals[index]
        let body = Array("<Error><Code>\(code)</Code><Message>글</Message></Error>".utf8)
        try await with { _ in
            .status(status, "", body)
        } work: { store, server in
            #expect(await Verb.open.failure(of: store) == expected)
            #expect(server.seen.count == 1)
            if expected == .missing { #expect(await Verb.delete.failure(of: store) == nil) }
        }
    }

    /// What the check says, by the status and the error's code.
    private static let obstacles: [(Int, String, S3Obstacle)] = [
        (403, "InvalidAccessKeyId", .wrongKey), (403, "SignatureDoesNotMatch", .wrongKey),
        (401, "", .wrongKey), (403, "AccessDenied", .notAllowed("list")), (404, "NoSuchBucket", .noBucket),
        (403, "RequestTimeTooSkewed", .wrongClock), (301, "PermanentRedirect", .wrongRegion("eu-west-1")),
        (400, "AuthorizationHeaderMalformed", .wrongRegion("eu-west-1")),
        (405, "MethodNotAllowed", .refused("405 (MethodNotAllowed)")), (400, "\u{1B}[2J", .refused("400")),
        (503, "SlowDown", .silent("the object store answers 503 (SlowDown)")),
    ]

    @Test("the check names what is set wrong", arguments: 0..<obstacles.count)
    func check(_ index: Int) async throws {
        let (status, code, expected) = Self.obstacles[index]
        let body = Array("<Error><Code>\(code)</Code><Region>eu-west-1</Region></Error>".utf8)
        try await with { _ in
            .status(status, "", body)
        } work: { store, _ in
            await #expect(throws: expected) { try await store.check() }
        }
    }

    @Test("the check notices that a key may only read")
    func readOnly() async throws {
        let body = Array("<Error><Code>AccessDenied</Code></Error>".utf8)
        try await with { request in
            request.method == "PUT" ? .status(403, "", body) : .status(200)
        } work: { store, _ in
            await #expect(throws: S3Obstacle.notAllowed("put")) { try await store.check() }
        }
    }

    private static var limits: S3Limits {
        var limits = S3Limits()
        // Beside hundreds of other tests a server's thread may get its turn late.
        (limits.requestTime, limits.pause, limits.tries) = (.seconds(240), .zero, 3)
        return limits
    }

    private func with(
        _ limits: S3Limits = S3FaultTests.limits,
        _ answer: @escaping @Sendable (HostileServer.Request) -> HostileServer.Answer,
        work: (S3BlobStore, HostileServer) async throws -> Void
    ) async throws {
        let (server, folder) = (try HostileServer(answer), try TemporaryFolder())
        defer { server.close() }
        let address = try #require(ServerAddress("http://127.0.0.1:\(server.port)"))
        let store = S3Place.store(
            S3Location(address, bucket: "b", prefix: "p/"), folder.path, limits: limits)
        try await work(store, server)
        await store.close()
        withExtendedLifetime(folder) {}
    }
}
