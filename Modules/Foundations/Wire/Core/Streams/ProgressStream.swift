import Synchronization

/// Reports the progress of reading a stream.
final class ProgressStream: ByteStream {
    /// Called with the number of bytes read and their total.
    typealias Progress = @Sendable (_ sent: Int, _ total: Int) -> Void

    private let stream: any ByteStream
    private let total: Int
    private let tell: Progress
    private let sent = Mutex(0)

    init(_ stream: any ByteStream, total: Int, _ tell: @escaping Progress) {
        self.stream = stream
        self.total = total
        self.tell = tell
    }

    func next() async throws(StreamFault) -> [UInt8]? {
        guard let piece = try await stream.next() else { return nil }
        let count = sent.withLock { sent in
            sent += piece.count
            return sent
        }
        tell(count, total)
        return piece
    }

    func close() { stream.close() }

    func again() -> (any ByteStream)? {
        stream.again().map { ProgressStream($0, total: total, tell) }
    }
}
