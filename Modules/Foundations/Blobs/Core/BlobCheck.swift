import Hashing
import Synchronization

/// Verifies a blob's bytes against its key when all of it is read; shared by all stores.
package final class BlobCheck: Sendable {
    private let key: BlobKey
    /// Nil if only a part is read, or after `stop`.
    private let hash: Mutex<SHA256?>

    /// A check for reading that range of a blob of `size` bytes.
    package init(_ key: BlobKey, _ range: Range<Int>, size: Int) {
        self.key = key
        hash = Mutex(range == 0..<size ? SHA256() : nil)
    }

    /// Adds the next bytes.
    package func add(_ bytes: [UInt8]) { hash.withLock { $0?.update(bytes) } }

    /// Ends the check early; `end` then verifies nothing.
    package func stop() { hash.withLock { $0 = nil } }

    /// Ends the check after the last byte. Throws `damaged` if the bytes do not match the key.
    package func end() throws(BlobError) {
        guard let hash = hash.withLock({ $0 }) else { return }
        guard hash.text == key.hash else { throw .damaged("\(key) holds other bytes") }
    }
}
