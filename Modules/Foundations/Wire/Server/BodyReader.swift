import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Wire

/// Collects the body of a request within limits of size and time.
struct BodyReader: Sendable {
    enum Outcome: Sendable {
        case whole([UInt8])
        /// Over the limit; `isAtEnd` tells whether the rest was consumed, so that the connection stays
        /// usable.
        case tooLarge(isAtEnd: Bool)
        /// The time limit passed before the end.
        case late
    }

    private struct TooSlow: Error {}

    private let largest: Int
    private let time: TimeAmount
    private let held: HeldBytes

    /// How many times the limit of an oversized body is consumed and dropped, so that the client reads the
    /// answer. Closing a connection with unread bytes resets it and loses the answer.
    static let patience = 8

    init(_ configuration: WireServerConfiguration, _ held: HeldBytes) {
        self.held = held
        largest = configuration.largestBody
        time = TimeAmount(configuration.bodyTime)
    }

    /// Whether the announced length is so large that the body is not read at all.
    func refuses(_ head: HTTPRequest) -> Bool {
        guard let length = head.headerFields[.contentLength].flatMap({ Int($0) }) else { return false }
        return length > (Expectation(head.headerFields) == .consent ? largest : largest * Self.patience)
    }

    /// Reads the body from the channel. Throws Hummingbird's error if the request is malformed or the
    /// connection ends.
    func read(
        _ request: Request, _ channel: any Channel, from client: NetworkAddress?
    ) async throws -> Outcome {
        if !request.head.hasBody { return .whole([]) }
        // Uses the event loop's timer: a sleeping task would cost each body a turn on two more threads.
        let timer = channel.eventLoop.scheduleTask(in: time) { channel.pipeline.fireErrorCaught(TooSlow()) }
        defer { timer.cancel() }
        do {
            return try await gather(request.body, channel, from: client)
        } catch is TooSlow {
            return .late
        }
    }

    private func gather(
        _ body: RequestBody, _ channel: any Channel, from client: NetworkAddress?
    ) async throws -> Outcome {
        var (bytes, dropped, counted): ([UInt8], Int, Int) = ([], 0, 0)
        defer { if counted > 0 { held.release(channel) } }
        for try await part in body {
            if dropped == 0, bytes.count + part.readableBytes <= largest {
                bytes += part.readableBytesView
                if bytes.count - counted >= HeldBytes.least {
                    counted = bytes.count
                    held.hold(counted, by: channel, of: client)
                }
            } else {
                dropped += part.readableBytes
                guard dropped <= largest * Self.patience else { return .tooLarge(isAtEnd: false) }
            }
        }
        return dropped > 0 ? .tooLarge(isAtEnd: true) : .whole(bytes)
    }
}
