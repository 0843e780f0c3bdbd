import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle
import Synchronization
import Wire

/// The body of an answer that is sent while it is read. However it ends, even unsent, its source is closed,
/// and it is told once how many bytes were sent.
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

    /// Writes the body, a piece when the one before is on its way. Throws if the source breaks off or the
    /// client is gone; what comes without a length also ends, well, when the server stops.
    func write(_ writer: inout any ResponseBodyWriter, _ channel: any Channel) async throws {
        defer { stream.close() }
        guard length == nil else { return try await pass(&writer, channel) }
        // Its source may wait for long: somebody has to look whether the client is still there.
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
