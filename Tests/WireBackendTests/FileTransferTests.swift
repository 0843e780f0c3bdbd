import Synchronization
import TestKit
import Testing
import Vocabulary
import Wire
import WireClient
import WireServer

/// Uploads and downloads between our client and our server.
@Suite(.hangLimit)
struct FileTransferTests {
    private func withFiles<Value: Sendable>(
        _ service: FilesService = FilesService(),
        _ change: (inout WireServerConfiguration) -> Void = { _ in }, retrying: Retrying = .never,
        _ body: (FilesService, CurlTransport, RemoteCaller) async throws -> Value
    ) async throws -> Value {
        try await withServer(of: service.dispatcher, opening: service.gate, change) { port, _ in
            try await withClient(port: port) { transport in
                try await body(service, transport, RemoteCaller(transport, retrying: retrying))
            }
        }
    }

    private static func part(_ size: Int, _ name: String, _ text: String? = nil) -> UploadedPart {
        UploadedPart(
            PatternStream.bytes(0..<size), filename: name, mediaType: "image/png",
            texts: text.map { ["description": $0] } ?? [:])
    }

    @Test(arguments: [[1], [0, 5], [65_536, 65_537, 1], [3_000_000, 10_000_000, 200]])
    func filesArriveAsTheyWereSent(_ sizes: [Int]) async throws {
        try await withFiles { service, _, caller in
            let parts = sizes.map { Self.part($0, "사진 \($0).png", "크기 \($0)") }
            let found = try await caller.upload(FilesService.add, "a", parts)
            #expect(found.map(\.size) == sizes)
            #expect(found.map(\.sum) == parts.map { FilesService.sum($0.bytes) })
            #expect(found.map(\.name) == parts.map(\.filename))
            #expect(found.map(\.text) == parts.map { $0.texts["description"] })
        }
    }

    @Test func progressGoesToTheEnd() async throws {
        try await withFiles { _, _, caller in
            let told = Mutex<[(Int, Int)]>([])
            _ = try await caller.upload(FilesService.add, "a", [Self.part(1_000_000, "a")]) { sent, total in
                told.withLock { $0.append((sent, total)) }
            }
            let found = told.withLock { $0 }
            #expect(found.count > 10 && found.last.map { $0.0 == $0.1 && $0.0 > 1_000_000 } == true)
        }
    }

    @Test func aFileThatIsTooLargeIsToldAsSuch() async throws {
        try await withFiles { service, transport, caller in
            let expected = FieldError("file.bytes", .outOfRange(minimum: 0, maximum: 10_000_000))
            await #expect(throws: ServiceFailure.badRequest([expected])) {
                _ = try await caller.upload(FilesService.add, "a", [Self.part(10_000_001, "a")])
            }
            #expect(service.done.withLock { $0 } == 0)
            let found = try await caller.upload(FilesService.add, "a", [Self.part(1, "a")])
            #expect(found.map(\.size) == [1])
        }
    }

    @Test func whoSendsMuchBehindWhatIsRefusedIsToldWhy() async throws {
        try await withFiles { service, _, caller in
            let rest = [UploadedPart](repeating: Self.part(9_000_000, "b"), count: 4)
            let expected = FieldError("file.bytes", .outOfRange(minimum: 0, maximum: 10_000_000))
            await #expect(throws: ServiceFailure.badRequest([expected])) {
                _ = try await caller.upload(FilesService.add, "a", [Self.part(10_000_001, "a")] + rest)
            }
            #expect(service.done.withLock { $0 } == 0)
        }
    }

    @Test func aBodyWhoseLengthIsOverTheLimitIsNotSent() async throws {
        try await withFiles { service, transport, caller in
            let sent = Mutex(0)
            let parts = [UploadedPart](repeating: Self.part(9_500_000, "a"), count: 45)
            await #expect(throws: ServiceFailure.self) {
                _ = try await caller.upload(FilesService.add, "a", parts) { count, _ in
                    sent.withLock { $0 = count }
                }
            }
            #expect(sent.withLock { $0 } < 50_000_000, "the server answered before the body")
        }
    }

    @Test func whoMayNotComeInSendsNothing() async throws {
        try await withFiles { _, _, caller in
            let sent = Mutex(0)
            await #expect(throws: ServiceFailure.signInRequired) {
                _ = try await caller.upload(FilesService.addOwn, "a", [Self.part(9_000_000, "a")]) {
                    count, _ in
                    sent.withLock { $0 = count }
                }
            }
            #expect(sent.withLock { $0 } < 5_000_000, "the client waits for consent, for a second")
        }
    }

    @Test func aHandlerThatReadsNothingIsAnswered() async throws {
        try await withFiles { _, _, caller in
            let none = try await caller.upload(FilesService.add, "none", [Self.part(3_000_000, "a")])
            #expect(none.isEmpty)
            let found = try await caller.upload(FilesService.add, "a", [Self.part(3, "a")])
            #expect(found.map(\.size) == [3])
        }
    }

    private static func form(_ content: StreamedBody) throws -> WireRequest {
        let head = PartHead(name: "file", filename: "a")
        let body = MultipartBody(
            [MultipartBody.Part(head, content)], boundary: try #require(Boundary("frontier")))
        var request = WireRequest(
            method: "POST", target: "/folders/a", headers: ["content-type": body.contentType])
        request.streamed = body.body
        return request
    }

    @Test func aBodyOfUnknownLengthIsSentAsItComes() async throws {
        try await withFiles { _, transport, _ in
            let content = StreamedBody(length: nil, PatternStream(0..<700_000))
            let answer = try await transport.send(Self.form(content))
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(answer.status == 201 && text.contains(#""size":700000"#), "found \(text)")
        }
    }

    @Test func aBodyWhoseSourceBreaksIsNotSentToItsEnd() async throws {
        try await withFiles { service, transport, caller in
            let isClosed = Mutex(false)
            let content = PatternStream(0..<100_000) { isClosed.withLock { $0 = true } }
            let broken = StreamedBody(length: 200_000, BrokenStream(content))
            let request = try Self.form(broken)
            let outcome = await outcome(transport, request)
            guard case .failure(.interrupted) = outcome else {
                Issue.record("found \(outcome)")
                return
            }
            #expect(isClosed.withLock { $0 })
            #expect(try await transport.send(WireRequest(method: "GET", target: "/files/3")).status == 200)
            #expect(service.done.withLock { $0 } == 0)
        }
    }

    @Test(arguments: [0, 1, 65_536, 300_000, 5_000_000])
    func aFileComesWhole(_ size: Int) async throws {
        try await withFiles { service, _, caller in
            let file = try await caller.file(FilesService.read, "\(size)")
            #expect(file.size == size && file.range == 0..<size)
            #expect(file.mediaType == "image/png" && file.entityTag == "v\(size)")
            #expect(try await file.stream.rest(atMost: size) == PatternStream.bytes(0..<size))
            try await until { service.closed.withLock { $0 } == 1 }
        }
    }

    @Test(arguments: [0..<1, 99_999..<100_000, 10..<70_000, 0..<100_000, 50_000..<200_000])
    func aRangeOfAFile(_ range: Range<Int>) async throws {
        try await withFiles { _, _, caller in
            let file = try await caller.file(FilesService.read, "100000", range: range)
            #expect(file.size == 100_000 && file.range == range.clamped(to: 0..<100_000))
            #expect(try await file.stream.rest(atMost: 100_000) == PatternStream.bytes(file.range))
        }
    }

    @Test func aRangeOutsideIsABadRequest() async throws {
        try await withFiles { _, _, caller in
            let expected = FieldError("range", .outOfRange(minimum: 0, maximum: 99_999))
            await #expect(throws: ServiceFailure.badRequest([expected])) {
                _ = try await caller.file(FilesService.read, "100000", range: 100_000..<100_001)
            }
        }
    }

    @Test func aFileMayBeAtAnotherServerWhichIsShownNoToken() async throws {
        let (listener, port) = try RawSocket.listening()
        async let seen = offPool {
            defer { listener.close() }
            let connection = try listener.accept()
            defer { connection.close() }
            let head = try connection.receive(until: "\r\n\r\n")
            try connection.send(
                "HTTP/1.1 206 Partial Content\r\ncontent-type: image/png\r\ncontent-length: 4\r\n"
                    + "content-range: bytes 5-8/3000\r\n\r\nabcd")
            return head.lowercased()
        }
        try await withFiles { _, transport, _ in
            let caller = RemoteCaller(transport, credentials: GoodToken())
            let name = "link@http://127.0.0.1:\(port)/a?signature=b"
            let file = try await caller.file(FilesService.read, name, range: 5..<9)
            #expect(file.size == 3000 && file.range == 5..<9)
            #expect(try await file.stream.rest(atMost: 10) == Array("abcd".utf8))
        }
        let head = try await seen
        #expect(head.hasPrefix("get /a?signature=b http/1.1\r\n") && head.contains("range: bytes=5-8\r\n"))
        #expect(!head.contains("authorization"), "found \(head)")
    }

    @Test func aClientThatTakesNoMoreLetsTheServerCloseTheFile() async throws {
        try await withFiles { service, _, caller in
            do {
                let file = try await caller.file(FilesService.read, "500000000")
                #expect(try await file.stream.next() != nil)
            }
            try await until { service.closed.withLock { $0 } == 1 }
            #expect(try await caller.file(FilesService.read, "1").size == 1)
        }
    }

    @Test func aClosedClientEndsWhatIsRead() async throws {
        try await withFiles { service, transport, caller in
            let file = try await caller.file(FilesService.read, "500000000")
            await transport.close()
            await #expect(throws: StreamFault.self) { while try await file.stream.next() != nil {} }
            try await until { service.closed.withLock { $0 } == 1 }
        }
    }

    @Test func aStoppedServerEndsWhatItSends() async throws {
        let service = FilesService()
        try await withServer(of: service.dispatcher, opening: service.gate) {
            $0.stopTime = .milliseconds(50)
        } _: { port, server in
            try await withClient(port: port) { transport in
                let file = try await RemoteCaller(transport).file(FilesService.read, "500000000")
                _ = try await file.stream.next()
                await server.stop()
                await #expect(throws: StreamFault.self) { while try await file.stream.next() != nil {} }
                try await until { service.closed.withLock { $0 } == 1 }
            }
        }
    }

    @Test func anAnswerThatNobodyWantsStreamedIsWhole() async throws {
        try await withFiles { _, transport, _ in
            let answer = try await transport.send(WireRequest(method: "GET", target: "/files/300000"))
            #expect(answer.body == PatternStream.bytes(0..<300_000) && answer.streamed == nil)
            let head = try await transport.send(WireRequest(method: "HEAD", target: "/files/300000"))
            #expect(head.body.isEmpty && head.headers["content-length"] == "300000")
        }
    }
}

/// Breaks where another one ends.
private final class BrokenStream: ByteStream {
    private let stream: any ByteStream

    init(_ stream: any ByteStream) { self.stream = stream }

    func next() async throws(StreamFault) -> [UInt8]? {
        guard let piece = try await stream.next() else { throw .broken("the disk is away") }
        return piece
    }

    func close() { stream.close() }
}

private struct GoodToken: Credentials {
    func accessToken() async throws(ServiceFailure) -> String? { "good" }

    func renewed(after token: String) async throws(ServiceFailure) -> String { token }
}
