import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle
import Synchronization
import Wire

/// A streamed body of an answer. However it ends, even unsent, its source is closed and the number of sent
/// bytes is reported once.
final class OutgoingStream: Sendable {
    private let stream: MeasuredStream
    private let length: Int?
    private let sent = Atomic(0)
    private let end: @Sendable (_ sent: Int) -> Void

    init(_ body: StreamedBody, _ end: @escaping @Sendable (_ sent: Int) -> Void) {
        stream = MeasuredStream(body)
        length = body.length
        self.end = end
    }

    deinit { end(sent.load(ordering: .relaxed)) }

    /// Writes the body, each piece after the one before was sent. Throws if the source breaks off or the
    /// client disconnects. A stream without a length also ends, successfully, when the server stops.
    func write(_ writer: inout any ResponseBodyWriter, _ channel: any Channel) async throws {
        defer { stream.close() }
        guard length == nil else { return try await pass(&writer, channel) }
        // The source may wait for long, so a timer checks whether the client is still connected.
        let watch = channel.eventLoop.scheduleRepeatedTask(initialDelay: Self.look, delay: Self.look) {
            [stream] _ in
            if !channel.isActive { stream.close() }
        }
        defer { watch.cancel() }
        try await withGracefulShutdownHandler {
            try await pass(&writer, channel)
        } onGracefulShutdown: { [stream] in
            stream.close()
        }
    }

    private static let look = TimeAmount.seconds(1)

    private func pass(_ writer: inout any ResponseBodyWriter, _ channel: any Channel) async throws {
        try await withTaskCancellationHandler {
            while let piece = try await stream.next() {
                try await writer.write(ByteBuffer(bytes: piece))
                try await channel.takeInWrites()
                sent.add(piece.count, ordering: .relaxed)
            }
        } onCancel: { [stream] in
            stream.close()
        }
    }
}
