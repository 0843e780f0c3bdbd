import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

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

    private let largest: Int
    private let time: Duration

    /// How far a body that is too large is taken in and dropped, so that the client comes to read the answer:
    /// closing a connection with unread bytes resets it, and the answer would be lost.
    private static let patience = 8

    init(_ configuration: WireServerConfiguration) {
        largest = configuration.largestBody
        time = configuration.bodyTime
    }

    /// Throws what Hummingbird throws when the request is broken or the connection ends.
    func read(_ request: Request) async throws -> Outcome {
        let length = request.headers[.contentLength].flatMap { Int($0) }
        if length == 0 || length == nil && request.headers[.transferEncoding] == nil { return .whole([]) }
        let waitsForConsent = request.headers[.expect] != nil
        if let length, length > (waitsForConsent ? largest : largest * Self.patience) {
            return .tooLarge(isAtEnd: false)
        }
        return try await withThrowingTaskGroup(of: Outcome.self) { group in
            group.addTask { try await gather(request.body) }
            group.addTask {
                try await Task.sleep(for: time)
                return .late
            }
            defer { group.cancelAll() }
            return try await group.next() ?? .late
        }
    }

    private func gather(_ body: RequestBody) async throws -> Outcome {
        var (bytes, dropped): ([UInt8], Int) = ([], 0)
        for try await part in body {
            if dropped == 0, bytes.count + part.readableBytes <= largest {
                bytes += part.readableBytesView
            } else {
                dropped += part.readableBytes
                guard dropped <= largest * Self.patience else { return .tooLarge(isAtEnd: false) }
            }
        }
        return dropped > 0 ? .tooLarge(isAtEnd: true) : .whole(bytes)
    }
}
