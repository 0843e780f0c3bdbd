import Hashing
import Synchronization

/// Compares what is read of a blob with its key, where all of it is read: what readers of all stores share.
package final class BlobCheck: Sendable {
    private let key: BlobKey
    /// Nil where a part is read, and when reading was given up.
    private let hash: Mutex<SHA256?>

    /// For who reads that range of a blob of so many bytes.
    package init(_ key: BlobKey, _ range: Range<Int>, size: Int) {
        self.key = key
        hash = Mutex(range == 0..<size ? SHA256() : nil)
    }

    /// These bytes come next.
    package func add(_ bytes: [UInt8]) { hash.withLock { $0?.update(bytes) } }

    /// Nothing comes any more, and nobody asks whether it was all.
    package func stop() { hash.withLock { $0 = nil } }

    /// All bytes have come. Throws `damaged` if they are not those of the key.
    package func end() throws(BlobError) {
        guard let hash = hash.withLock({ $0 }) else { return }
        guard hash.text == key.hash else { throw .damaged("\(key) holds other bytes") }
    }
}
