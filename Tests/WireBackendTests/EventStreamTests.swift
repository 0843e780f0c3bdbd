import Synchronization
import TestKit
import Testing
import Vocabulary
import WireClient
import WireServer

@testable import Wire

/// Answers whose length nobody knows, and whose source may be silent for long.
@Suite(.hangLimit)
struct EventStreamTests {
    private static let events = Endpoint<Nothing, Nothing, ServiceFailure>(
        name: "events.read", .get, "/events", access: .anyone, summary: "Gives events.", input: .nothing,
        failures: FailureCoder())

    private func withEvents<Value: Sendable>(
        _ body: (FedStream, Int, WireServer) async throws -> Value
    ) async throws -> Value {
        let stream = FedStream()
        let route = Route(Self.events) { (_: Nothing, _: WireRequest, _: Caller) throws(ServiceFailure) in
            var response = WireResponse(status: 200, headers: ["content-type": "text/event-stream"])
            response.streamed = StreamedBody(length: nil, stream)
            return response
        }
        let dispatcher = Dispatcher([route]) { _ throws(ServiceFailure) in throw .accessInvalid }
        return try await withServer(of: dispatcher, opening: Gate()) { port, server in
            defer { stream.close() }
            return try await body(stream, port, server)
        }
    }

    private static let request: WireRequest = {
        var request = WireRequest(method: "GET", target: "/events")
        request.takesStream = true
        return request
    }()

    @Test func eachEventArrivesWhenItHappens() async throws {
        try await withEvents { events, port, _ in
            try await withClient(port: port) { client in
                let answer = try await client.send(Self.request)
                let body = try #require(answer.streamed)
                #expect(body.length == nil && answer.headers["transfer-encoding"] == "chunked")
                for text in ["data: 하나\n\n", "data: 둘\n\n"] {
                    events.feed(text)
                    #expect(try await body.stream.next() == Array(text.utf8))
                }
                events.close()
                #expect(try await body.stream.next() == nil)
                #expect(try await body.stream.next() == nil)
            }
        }
    }

    @Test func aServerThatStopsEndsThemWell() async throws {
        try await withEvents { events, port, server in
            try await withClient(port: port) { client in
                let body = try #require(try await client.send(Self.request).streamed)
                events.feed("data: 하나\n\n")
                #expect(try await body.stream.next() != nil)
                async let stopped: Void = server.stop()
                #expect(try await body.stream.next() == nil)
                await stopped
                #expect(events.isClosed)
            }
        }
    }

    @Test func aClientThatGoesIsNoticedThoughNothingIsSent() async throws {
        try await withEvents { events, port, _ in
            try await offPool {
                let socket = try RawSocket.connected(port: port)
                try socket.send("GET /events HTTP/1.1\r\nhost: h\r\n\r\n")
                _ = try socket.receive(until: "\r\n\r\n")
                socket.endWithReset()
                socket.close()
            }
            try await until { events.isClosed }
        }
    }

    @Test func aReaderThatIsCancelledEndsTheTransfer() async throws {
        try await withEvents { events, port, _ in
            try await withClient(port: port) { client in
                let stream = try #require(try await client.send(Self.request).streamed).stream
                let reading = Task { try? await stream.next() }
                reading.cancel()
                #expect(await reading.value == nil)
                #expect(try await stream.next() == nil)
            }
        }
    }
}

/// Gives what it is fed, and waits for it.
final class FedStream: ByteStream {
    private struct State {
        var pieces: [[UInt8]] = []
        var isClosed = false
        var reader: CheckedContinuation<[UInt8]?, Never>?
    }

    private let state = Mutex(State())

    var isClosed: Bool { state.withLock { $0.isClosed } }

    func feed(_ text: String) {
        let reader = state.withLock { state in
            defer { state.reader = nil }
            if state.reader == nil { state.pieces.append(Array(text.utf8)) }
            return state.reader
        }
        reader?.resume(returning: Array(text.utf8))
    }

    func next() async throws(StreamFault) -> [UInt8]? {
        await withCheckedContinuation { reader in
            let ready = state.withLock { state -> [UInt8]?? in
                if !state.pieces.isEmpty { return .some(state.pieces.removeFirst()) }
                if state.isClosed { return .some(nil) }
                state.reader = reader
                return nil
            }
            if let ready { reader.resume(returning: ready) }
        }
    }

    func close() {
        let reader = state.withLock { state in
            state.isClosed = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }
}
