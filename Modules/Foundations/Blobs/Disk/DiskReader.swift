import Blobs
import Glibc
import Synchronization
import Threads

/// Reads a part of an open file. Deleting or replacing the file removes only its name.
final class DiskReader: BlobReader {
    private struct State {
        var file: OpenFile?
        var range: Range<Int>
    }

    private let state: Mutex<State>
    private let key: BlobKey
    private let check: BlobCheck
    private let threads: WorkerThreads

    init(_ file: OpenFile, _ range: Range<Int>, size: Int, of key: BlobKey, on threads: WorkerThreads) {
        state = Mutex(State(file: file, range: range))
        check = BlobCheck(key, range, size: size)
        self.key = key
        self.threads = threads
    }

    func next() async throws(BlobError) -> [UInt8]? {
        let (file, range) = state.withLock { ($0.file, $0.range) }
        guard let file else { return nil }
        guard !range.isEmpty else {
            try check.end()
            return nil
        }
        let (key, count) = (key, min(range.count, BlobLimits.piece))
        let piece = try await threads.run { () throws(BlobError) in
            try Self.read(count, of: file, at: range.lowerBound, key)
        }
        check.add(piece)
        state.withLock { $0.range = (range.lowerBound + piece.count)..<range.upperBound }
        return piece
    }

    func close() {
        state.withLock { $0.file = nil }
        check.stop()
    }

    private static func read(
        _ count: Int, of file: OpenFile, at offset: Int, _ key: BlobKey
    ) throws(BlobError) -> [UInt8] {
        var (bytes, code) = ([UInt8](), Int32(0))
        repeat {
            bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                let result = pread(file.descriptor, buffer.baseAddress, count, offset)
                code = result < 0 ? errno : 0
                filled = max(0, result)
            }
        } while code == EINTR
        guard code == 0 else { throw .reading(key.text, code) }
        guard !bytes.isEmpty else { throw .damaged("\(key) is cut short") }
        return bytes
    }
}
