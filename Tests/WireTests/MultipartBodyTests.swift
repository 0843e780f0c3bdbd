import TestKit
import Testing

@testable import Wire

/// What is sent as multipart, and read again.
struct MultipartBodyTests {
    private static let parts: [(PartHead, String)] = [
        (PartHead(name: "description"), "나의 자전거"),
        (PartHead(name: "file", filename: "a\"\\b.png", mediaType: "image/png"), ""),
        (PartHead(name: "file", filename: "한글.jpg", mediaType: "image/jpeg"), "\r\n--b"),
    ]

    private static func body(_ parts: [(PartHead, String)]) throws -> MultipartBody {
        MultipartBody(
            parts.map { MultipartBody.Part($0.0, StreamedBody(Array($0.1.utf8))) },
            boundary: try #require(Boundary("frontier")))
    }

    @Test func whatIsSentIsWhatIsRead() async throws {
        let body = try Self.body(Self.parts).body
        let bytes = try await body.stream.rest(atMost: 10_000)
        #expect(body.length == bytes.count)
        var limits = smallLimits
        limits.name = 20
        let expected = Self.parts.map { ReadPart(head: $0.0, text: $0.1) }
        #expect(read([bytes], boundary: "frontier", limits) == .success(expected))
    }

    @Test func golden() async throws {
        let bytes = try await Self.body(Self.parts).body.stream.rest(atMost: 10_000)
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\r\n", omittingEmptySubsequences: false)
        try goldenFiles.expect(lines.joined(separator: "\\r\n"), "multipart.txt")
    }

    @Test func itComesAgainIfEveryPartDoes() async throws {
        let body = try Self.body(Self.parts).body
        let first = try await body.stream.rest(atMost: 10_000)
        let again = try #require(body.again())
        #expect(again.length == body.length)
        #expect(try await again.stream.rest(atMost: 10_000) == first)
        #expect(try await body.stream.next() == nil)
    }

    @Test func aPartOfUnknownLengthMakesTheBodyOne() throws {
        let once = StreamedBody(length: nil, OnceStream(["a"]))
        let parts = [MultipartBody.Part(PartHead(name: "file"), once)]
        let body = MultipartBody(parts, boundary: try #require(Boundary("b"))).body
        #expect(body.length == nil)
        #expect(body.again() == nil)
    }

    @Test func noNameEndsItsLine() async throws {
        let head = PartHead(name: "f", filename: "a\r\nX: 1\0.png", mediaType: "image/png\r\nX: 1")
        let bytes = try await Self.body([(head, "x")]).body.stream.rest(atMost: 1000)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("filename=\"aX: 1.png\"\r\nContent-Type: image/pngX: 1\r\n\r\nx"))
    }

    @Test func closingEndsItAndItsParts() async throws {
        let once = OnceStream(["a", "b"])
        let parts = [MultipartBody.Part(PartHead(name: "file"), StreamedBody(length: 2, once))]
        let stream = MultipartBody(parts, boundary: try #require(Boundary("b"))).body.stream
        #expect(try await stream.next() != nil)
        stream.close()
        #expect(try await stream.next() == nil)
        #expect(once.isClosed)
    }
}
