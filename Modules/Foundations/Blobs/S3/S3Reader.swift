import Blobs
import Synchronization

/// Reads a part of an object with one request per piece. A lost connection costs one piece; a slow reader
/// holds no connection.
final class S3Reader: BlobReader {
    private struct State {
        /// The range left to read; nil when closed.
        var range: Range<Int>?
        /// The bytes received when the object was opened.
        var first: [UInt8]?
    }

    private let state: Mutex<State>
    private let size: Int
    private let key: BlobKey
    private let check: BlobCheck
    private let objects: S3Objects

    init(_ range: Range<Int>, size: Int, first: [UInt8], of key: BlobKey, in objects: S3Objects) {
        state = Mutex(State(range: range, first: first.isEmpty ? nil : first))
        check = BlobCheck(key, range, size: size)
        self.size = size
        self.key = key
        self.objects = objects
    }

    func next() async throws(BlobError) -> [UInt8]? {
        let (range, first) = state.withLock { state in
            defer { state.first = nil }
            return (state.range, state.first)
        }
        guard let range else { return nil }
        guard !range.isEmpty else {
            try check.end()
            return nil
        }
        let piece = if let first { first } else { try await fetched(range) }
        check.add(piece)
        state.withLock { state in
            if state.range != nil { state.range = (range.lowerBound + piece.count)..<range.upperBound }
        }
        return piece
    }

    func close() {
        state.withLock { $0 = State(range: nil, first: nil) }
        check.stop()
    }

    private func fetched(_ range: Range<Int>) async throws(BlobError) -> [UInt8] {
        guard let part = try await objects.part(of: key, range), part.size == size else {
            throw .damaged("\(key) has changed its size")
        }
        return part.bytes
    }
}
