import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// Uploads from the client's call to the handler, over bytes.
struct UploadTests {
    private static let album = Album(id: "a b", note: "여름")

    private func upload(
        _ service: PhotoService, _ files: [UploadedPart], key: IdempotencyKey? = nil
    ) async throws(BikeFailure) -> [Photo] {
        try await RemoteCaller(Loopback(service.dispatcher))
            .upload(PhotoEndpoints.add, Self.album, files, idempotencyKey: key)
    }

    private static func file(
        _ size: Int, _ name: String? = "a.png", _ text: String? = nil
    ) -> UploadedPart {
        UploadedPart(
            [UInt8](repeating: 7, count: size), filename: name, mediaType: "image/png",
            texts: text.map { ["description": $0] } ?? [:])
    }

    @Test func theHandlerGetsOneFileAfterTheOther() async throws {
        let found = try await upload(
            PhotoService(), [Self.file(1000, "\u{1112}\u{1161}\u{11AB}.png", "한강"), Self.file(1, "../b")])
        #expect(
            found == [Photo(name: "한.png", size: 1000, text: "한강"), Photo(name: "../b", size: 1, text: nil)])
        #expect(found.first?.name.utf8.count == "한.png".utf8.count, "NFC")
    }

    @Test(
        arguments: [
            ([], FieldError("file", .required)),
            ([file(1), file(1), file(1)], FieldError("file.count", .outOfRange(minimum: 1, maximum: 2))),
            ([file(1001)], FieldError("file.bytes", .outOfRange(minimum: 0, maximum: 1000))),
            (
                [file(1, "a", String(repeating: "가", count: 11))],
                FieldError("description.bytes", .outOfRange(minimum: 0, maximum: 30))
            ),
            (
                [UploadedPart([1], texts: ["other": "x"])], FieldError("other", .unexpected)
            ),
        ] as [([UploadedPart], FieldError)])
    func whatIsNotTakenIsABadRequestToTheCaller(_ files: [UploadedPart], _ expected: FieldError) async {
        for handling in [PhotoService.Handling.all, .failing, .careless] {
            await #expect(throws: BikeFailure.service(.badRequest([expected]))) {
                _ = try await upload(PhotoService(handling), files)
            }
        }
    }

    @Test func theDomainSaysWhatItThinksOfAnEmptyFile() async {
        await #expect(throws: BikeFailure.invalidFields([])) {
            _ = try await upload(PhotoService(), [Self.file(0)])
        }
    }

    @Test func aHandlerNeedNotReadAll() async throws {
        let files = [Self.file(3), Self.file(4)]
        #expect(try await upload(PhotoService(.first), files).map(\.size) == [3])
        #expect(try await upload(PhotoService(.nothing), files).isEmpty)
    }

    @Test func progressIsToldToTheEnd() async throws {
        let told = Mutex<[(Int, Int)]>([])
        _ = try await RemoteCaller(Loopback(PhotoService().dispatcher))
            .upload(PhotoEndpoints.add, Self.album, [Self.file(900), Self.file(9)]) { sent, total in
                told.withLock { $0.append((sent, total)) }
            }
        let found = told.withLock { $0 }
        #expect(found.map(\.0) == found.map(\.0).sorted())
        #expect(found.last.map { $0.0 == $0.1 } == true)
        #expect(Set(found.map(\.1)).count == 1)
    }

    @Test func theSameUploadInFlightIsTurnedAwayAtOnce() async throws {
        let dispatcher = Mutex<Dispatcher?>(nil)
        let inner = Mutex<[Int]>([])
        @Sendable func send() async -> Int {
            var request = WireRequest(method: "POST", target: "/api/v1/albums/a/photos")
            request.headers = [
                "content-type": "multipart/form-data; boundary=b", "idempotency-key": "\"k\"",
            ]
            let file = "Content-Disposition: form-data; name=file\r\n\r\nx"
            request.streamed = StreamedBody(Array("--b\r\n\(file)\r\n--b--".utf8))
            return await dispatcher.withLock { $0 }?.respond(to: request).status ?? 0
        }
        let route = Route(upload: PhotoEndpoints.add) { _, parts, caller throws(BikeFailure) in
            #expect(caller.idempotencyKey?.text == "k")
            let status = await send()
            inner.withLock { $0.append(status) }
            return []
        }
        dispatcher.withLock { $0 = Dispatcher([route]) { _ throws(ServiceFailure) in throw .accessInvalid } }
        #expect(await send() == 201)
        #expect(inner.withLock { $0 } == [409], "the handler ran once")
    }

    @Test func aCallThatIsSentAgainSendsTheFilesAgainUnderOneKey() async throws {
        let service = PhotoService()
        let flaky = FlakyTransport(Loopback(service.dispatcher), failures: 2)
        let retrying = Retrying(tries: 3, ids: CountedKeys(), pause: { _ in })
        let found = try await RemoteCaller(flaky, retrying: retrying)
            .upload(PhotoEndpoints.add, Self.album, [Self.file(700)])
        #expect(found.map(\.size) == [700])
        #expect(service.calls.withLock { $0 } == 3, "each try came through, two answers were lost")
        #expect(Set(flaky.keys.withLock { $0 }).count == 1)
    }
}

/// Loses the first answers.
private final class FlakyTransport: Transport {
    let keys = Mutex<[String?]>([])
    private let transport: Loopback
    private let failures: Int

    init(_ transport: Loopback, failures: Int) {
        self.transport = transport
        self.failures = failures
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let count = keys.withLock { keys in
            keys.append(request.headers["idempotency-key"])
            return keys.count
        }
        let response = try await transport.send(request)
        guard count > failures else { throw .interrupted("reset") }
        return response
    }
}

private struct CountedKeys: IdentifierSource {
    func next() -> RawIdentifier { RawIdentifier(high: 1, low: 2) }
}

/// Bodies that no client of ours sends.
struct RawUploadTests {
    private static let file = "Content-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"

    private func send(
        _ pieces: [String], type: String? = "multipart/form-data; boundary=b", then fault: StreamFault? = nil,
        _ service: PhotoService = PhotoService(.careless)
    ) async throws -> (WireResponse, OnceStream) {
        let stream = OnceStream(pieces, then: fault)
        var request = WireRequest(method: "POST", target: "/api/v1/albums/a/photos")
        request.headers["content-type"] = type
        request.streamed = StreamedBody(length: nil, stream)
        let response = try await Loopback(service.dispatcher).send(request)
        #expect(stream.isClosed)
        return (response, stream)
    }

    @Test func aGoodOneForComparison() async throws {
        let (response, _) = try await send(["--b\r\n", Self.file, "x", "\r\n--b--"])
        #expect(response.status == 201)
    }

    @Test(
        arguments: [
            (nil, 415), ("application/json", 415), ("multipart/form-data", 400),
            ("multipart/form-data; boundary=c", 400), ("multipart/mixed; boundary=b", 415),
        ] as [(String?, Int)])
    func contentTypes(_ type: String?, _ status: Int) async throws {
        let service = PhotoService()
        let (response, _) = try await send(["--b\r\n\(Self.file)x\r\n--b--"], type: type, service)
        #expect(response.status == status)
        #expect(Problem(bytes: response.body)?.fieldErrors.isEmpty == false)
    }

    @Test(
        arguments: [
            (StreamFault.disconnected, 400), (.tooSlow(leastRate: 1000), 408),
            (.late(limit: .seconds(10)), 408),
            (.tooLarge(limit: 9), 413), (.broken("a disk"), 503),
        ])
    func faultsOfTheStream(_ fault: StreamFault, _ status: Int) async throws {
        let (response, _) = try await send(["--b\r\n\(Self.file)x"], then: fault)
        #expect(response.status == status)
    }

    @Test(
        arguments: [
            ("--b\r\nContent-Disposition: form-data; name=description\r\n\r\nx\r\n--b--", "description"),
            (
                "--b\r\nContent-Disposition: form-data; name=description\r\n\r\nx\r\n--b\r\n"
                    + "Content-Disposition: form-data; name=description\r\n\r\nx\r\n--b\r\n\(file)x\r\n--b--",
                "description"
            ),
            ("--b\r\nContent-Disposition: form-data; name=other\r\n\r\nx\r\n--b--", "other"),
            ("--b--", "file"), ("--b\r\n\(file)x", "body"),
        ])
    func fields(_ body: String, _ field: String) async throws {
        let (response, _) = try await send([body])
        #expect(response.status == 400)
        #expect(Problem(bytes: response.body)?.fieldErrors.map(\.field) == [field])
    }

    @Test func whatIsTooMuchIsNotReadToItsEnd() async throws {
        let pieces =
            ["--b\r\n\(Self.file)"] + [String](repeating: String(repeating: "x", count: 100), count: 1000)
        let (response, stream) = try await send(pieces)
        #expect(response.status == 413)
        #expect(stream.taken < 15, "1,000 bytes are the limit: \(stream.taken) pieces were taken")
    }

    @Test func theInputTravelsInPathAndQuery() async throws {
        var request = WireRequest(method: "POST", target: "/api/v1/albums/a/photos?unknown=1")
        request.headers["content-type"] = "multipart/form-data; boundary=b"
        request.body = Array("--b\r\n\(Self.file)x\r\n--b--".utf8)
        let service = PhotoService()
        let refused = try await Loopback(service.dispatcher).send(request)
        #expect(Problem(bytes: refused.body)?.fieldErrors == [FieldError("unknown", .unexpected)])
        #expect(service.calls.withLock { $0 } == 0)
        request.target = "/api/v1/albums/a/photos?note=b"
        #expect(try await Loopback(service.dispatcher).send(request).status == 201)
    }
}
