import Synchronization

/// Checks a stream's announced length, counts its bytes, and closes it on deinit.
package final class MeasuredStream: ByteStream {
    private let stream: any ByteStream
    private let length: Int?
    private let taken = Mutex(0)

    /// The bytes of the body.
    package init(_ body: StreamedBody) {
        stream = body.stream
        length = body.length
    }

    deinit { stream.close() }

    /// The number of bytes read.
    package var count: Int { taken.withLock { $0 } }

    /// The next bytes. Throws `broken` if there are more or fewer than announced.
    package func next() async throws(StreamFault) -> [UInt8]? {
        guard let piece = try await stream.next() else {
            if let length, count < length { throw .broken("\(count) of \(length) bytes came") }
            return nil
        }
        let count = taken.withLock { taken in
            taken += piece.count
            return taken
        }
        if let length, count > length { throw .broken("more than \(length) bytes came") }
        return piece
    }

    package func close() { stream.close() }
}
