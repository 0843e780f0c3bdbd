import Synchronization
import Wire

/// A body that breaks off: a part of it comes, and then the connection ends.
final class BrokenStream: ByteStream {
    private let part: Mutex<[UInt8]>

    /// Breaks off after these bytes.
    init(after part: [UInt8]) { self.part = Mutex(part) }

    func next() async throws(StreamFault) -> [UInt8]? {
        let bytes = part.withLock { part in
            defer { part = [] }
            return part
        }
        guard !bytes.isEmpty else { throw .disconnected }
        return bytes
    }

    func close() { part.withLock { $0 = [] } }
}

/// A body of which little comes at a time.
final class SlowStream: ByteStream {
    private let rest: Mutex<ArraySlice<UInt8>>
    private let rate: Int
    private let pause: @Sendable (Duration) async -> Void

    /// Supplies that many bytes a second, the first after a second.
    init(_ bytes: [UInt8], rate: Int, pause: @escaping @Sendable (Duration) async -> Void) {
        rest = Mutex(bytes[...])
        (self.rate, self.pause) = (max(1, rate), pause)
    }

    func next() async throws(StreamFault) -> [UInt8]? {
        if rest.withLock(\.isEmpty) { return nil }
        await pause(.seconds(1))
        let piece = rest.withLock { rest in
            defer { rest = rest.dropFirst(rate) }
            return Array(rest.prefix(rate))
        }
        return piece.isEmpty ? nil : piece
    }

    func close() { rest.withLock { $0 = [] } }
}
