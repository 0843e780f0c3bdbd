import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Wire

/// Gathers the body of a request within the limits of size and time.
struct BodyReader: Sendable {
    enum Outcome: Sendable {
        case whole([UInt8])
        /// Over the limit; `isAtEnd` tells whether the rest has been taken in, so that the connection can go
        /// on.
        case tooLarge(isAtEnd: Bool)
        /// The time passed before the end.
        case late
    }

    private struct TooSlow: Error {}

    private let largest: Int
    private let time: TimeAmount
    private let held: HeldBytes

    /// How far a body that is too large is taken in and dropped, so that the client comes to read the answer:
    /// closing a connection with unread bytes resets it, and the answer would be lost.
    static let patience = 8

    init(_ configuration: WireServerConfiguration, _ held: HeldBytes) {
        self.held = held
        largest = configuration.largestBody
        time = TimeAmount(configuration.bodyTime)
    }

    /// Whether the head says that the body is so large that none of it is read.
    func refuses(_ head: HTTPRequest) -> Bool {
        guard let length = head.headerFields[.contentLength].flatMap({ Int($0) }) else { return false }
        return length > (Expectation(head.headerFields) == .consent ? largest : largest * Self.patience)
    }

    /// Reads what comes over the channel. Throws what Hummingbird throws when the request is broken or the
    /// connection ends.
    func read(
        _ request: Request, _ channel: any Channel, from client: NetworkAddress?
    ) async throws -> Outcome {
        if !request.head.hasBody { return .whole([]) }
        // The event loop's own timer: a task that sleeps costs each body a turn of two more threads.
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
