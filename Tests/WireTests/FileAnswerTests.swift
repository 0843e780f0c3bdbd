import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// Files as answers: whole, in ranges, not at all.
struct FileAnswerTests {
    private static let path = "/api/v1/albums/a/cover"

    private func ask(
        _ service: PhotoService, _ headers: [String: String] = [:], _ method: String = "GET",
        path: String = path
    ) async throws -> WireResponse {
        try await Loopback(service.dispatcher).send(
            WireRequest(method: method, target: path, headers: headers))
    }

    @Test func theWholeFileWithAllThatIsSaidOfIt() async throws {
        let service = PhotoService()
        let answer = try await ask(service)
        #expect(answer.status == 200)
        #expect(answer.body == PhotoService.alphabet)
        #expect(
            answer.headers == [
                "content-type": "image/jpeg", "content-length": "26", "etag": "\"abc\"",
                "accept-ranges": "bytes", "cache-control": "public, max-age=604800",
                "cross-origin-resource-policy": "cross-origin",
                "content-disposition":
                    "inline; filename=\"__ _1_.jpg\"; filename*=UTF-8''%ED%91%9C%EC%A7%80%20_1_.jpg",
            ])
        #expect(service.opened.withLock { $0 } == [nil])
        #expect(service.streams.withLock { $0.allSatisfy(\.isClosed) })
    }

    @Test(
        arguments: [
            ("bytes=0-0", 0..<1), ("bytes=2-4", 2..<5), ("bytes=20-", 20..<26), ("bytes=-3", 23..<26),
            ("bytes=-300", 0..<26), ("bytes=25-25", 25..<26), ("bytes=20-300", 20..<26),
            (" Bytes=0-1 ", 0..<2),
            ("bytes=0-99999999999999999999", 0..<26),
        ])
    func oneRange(_ field: String, _ range: Range<Int>) async throws {
        let service = PhotoService()
        let answer = try await ask(service, ["range": field])
        #expect(answer.status == 206)
        #expect(answer.body == Array(PhotoService.alphabet[range]))
        #expect(answer.headers["content-range"] == "bytes \(range.lowerBound)-\(range.upperBound - 1)/26")
        #expect(answer.headers["content-length"] == String(range.count))
        #expect(service.opened.withLock { $0 } == [range])
    }

    @Test(
        "Several ranges, and what is none, are the whole file",
        arguments: [
            "bytes=0-1,3-4", "bytes=0-1,", "bytes=", "bytes=-", "bytes=4-2", "bytes=a-b", "bytes=0-b",
            "bytes=+1-2", "items=0-1", "0-1", "", "bytes 0-1", "bytes=1", "bytes=--1", "bytes=1-2-3",
        ])
    func malformedRanges(_ field: String) async throws {
        let answer = try await ask(PhotoService(), ["range": field])
        #expect(answer.status == 200 && answer.body.count == 26)
        #expect(answer.headers["content-range"] == nil)
    }

    @Test(arguments: ["bytes=26-", "bytes=26-30", "bytes=-0", "bytes=99999999999999999999-"])
    func rangesOutside(_ field: String) async throws {
        let service = PhotoService()
        let answer = try await ask(service, ["range": field])
        #expect(answer.status == 416)
        #expect(answer.headers["content-range"] == "bytes */26")
        #expect(Problem(bytes: answer.body)?.code == "range-not-satisfiable")
        #expect(service.opened.withLock { $0.isEmpty })
    }

    @Test func nothingOfAnEmptyFileIsInside() {
        for field in ["bytes=0-", "bytes=0-0", "bytes=-1"] { #expect(ByteRange(field, size: 0) == .outside) }
        #expect(ByteRange(nil, size: 0) == .whole)
    }

    @Test(
        arguments: [
            ("\"abc\"", 206), ("W/\"abc\"", 200), ("\"abd\"", 200), ("abc", 200),
            ("Sun, 22 Nov 2026 10:00:00 GMT", 200), ("\"abc\", \"abd\"", 200),
        ])
    func aRangeOfTheBytesThatTheClientHas(_ field: String, _ status: Int) async throws {
        let answer = try await ask(PhotoService(), ["range": "bytes=0-1", "if-range": field])
        #expect(answer.status == status)
    }

    @Test(arguments: ["\"abc\"", "*", "W/\"abc\"", "\"x\", \"abc\""])
    func whatTheClientHasIsNotOpened(_ field: String) async throws {
        for method in ["GET", "HEAD"] {
            let service = PhotoService()
            let answer = try await ask(service, ["if-none-match": field, "range": "bytes=99-"], method)
            #expect(answer.status == 304 && answer.body.isEmpty)
            #expect(answer.headers["etag"] == "\"abc\"")
            #expect(answer.headers["cache-control"] == "public, max-age=604800")
            #expect(service.opened.withLock { $0.isEmpty })
        }
    }

    @Test func headOpensNothingAndKnowsNoRange() async throws {
        let service = PhotoService()
        let answer = try await ask(service, ["range": "bytes=0-1", "if-none-match": "\"x\""], "HEAD")
        #expect(answer.status == 200 && answer.body.isEmpty && answer.streamed == nil)
        #expect(answer.headers["content-length"] == "26")
        #expect(service.opened.withLock { $0.isEmpty })
    }

    @Test("Whoever asks for bytes that are elsewhere is sent there; all else is answered here")
    func links() async throws {
        let (service, path) = (PhotoService(), "/api/v1/albums/elsewhere/cover")
        for headers in [[:], ["range": "bytes=0-1"], ["if-none-match": "\"x\""]] {
            let answer = try await ask(service, headers, path: path)
            #expect(answer.status == 307 && answer.body.isEmpty && answer.headers["etag"] == nil)
            #expect(
                answer.headers["location"]
                    == "https://objects.example/a?image/jpeg&public, max-age=300&inline",
                "caches keep nothing longer than the link lives")
            #expect(answer.headers["cache-control"] == "no-store")
            #expect(answer.headers["cross-origin-resource-policy"] == "cross-origin")
        }
        let known = try await ask(service, ["if-none-match": "\"abc\""], path: path)
        #expect(known.status == 304 && known.headers["location"] == nil)
        // A link is signed for GET.
        let head = try await ask(service, [:], "HEAD", path: path)
        #expect(head.status == 200 && head.headers["content-length"] == "26")
        #expect(service.opened.withLock { $0.isEmpty })
    }

    @Test func aFileThatIsShorterThanAnnouncedBreaksOff() async throws {
        await #expect(throws: TransportFailure.interrupted("26 of 30 bytes came")) {
            _ = try await ask(PhotoService(), path: "/api/v1/albums/short/cover")
        }
    }

    @Test(
        "No name leads out of a folder, hides what it is or ends the field",
        arguments: [
            (nil, "inline"), ("", "inline"), ("...", "inline"), ("a.png", "inline; filename=\"a.png\""),
            ("../../etc/passwd", "inline; filename=\"_.._etc_passwd\""),
            ("a\"; x=\"b", "inline; filename=\"a__ x=_b\""),
            ("a\r\nSet-Cookie: b", "inline; filename=\"a__Set-Cookie_ b\""),
            ("a\u{202E}gnp.exe", "inline; filename=\"a_gnp.exe\""),
            ("é", "inline; filename=\"_\"; filename*=UTF-8''%C3%A9"),
        ] as [(String?, String)])
    func disposition(_ filename: String?, _ field: String) {
        #expect(Disposition.inline(filename) == field)
    }
}

/// The same as a client sees it.
struct DownloadTests {
    private func caller(_ service: PhotoService) -> RemoteCaller {
        RemoteCaller(Loopback(service.dispatcher))
    }

    @Test func theFileComesPieceByPiece() async throws {
        let service = PhotoService()
        let file = try await caller(service).file(PhotoEndpoints.read, Album(id: "a"))
        #expect(file.mediaType == "image/jpeg" && file.size == 26 && file.range == 0..<26)
        #expect(file.entityTag == "abc")
        #expect(try await file.stream.next() == Array("a".utf8))
        #expect(service.streams.withLock { $0.map(\.taken) } == [1], "nothing is read ahead")
        #expect(try await file.stream.rest(atMost: 100) == Array(PhotoService.alphabet.dropFirst()))
        #expect(service.streams.withLock { $0.allSatisfy(\.isClosed) })
    }

    @Test func aRangeOfIt() async throws {
        let file = try await caller(PhotoService()).file(PhotoEndpoints.read, Album(id: "a"), range: 3..<7)
        #expect(file.size == 26 && file.range == 3..<7)
        #expect(try await file.stream.rest(atMost: 100) == Array("defg".utf8))
    }

    @Test func whoTakesItNoFurtherClosesIt() async throws {
        let service = PhotoService()
        do {
            let file = try await caller(service).file(PhotoEndpoints.read, Album(id: "a"))
            _ = try await file.stream.next()
        }
        #expect(service.streams.withLock { $0.allSatisfy(\.isClosed) })
    }

    @Test(
        arguments: [
            ("none", nil, BikeFailure.flatTyre), ("broken", nil, .service(.unavailable("the disk is away"))),
            (
                "a", 26..<27,
                .service(.badRequest([FieldError("range", .outOfRange(minimum: 0, maximum: 25))]))
            ),
            (
                "elsewhere", nil,
                .service(.unavailable("the server's answer, status 307, cannot be read"))
            ),
        ] as [(String, Range<Int>?, BikeFailure)])
    func failures(_ album: String, _ range: Range<Int>?, _ expected: BikeFailure) async {
        await #expect(throws: expected) {
            _ = try await caller(PhotoService()).file(PhotoEndpoints.read, Album(id: album), range: range)
        }
    }
}
