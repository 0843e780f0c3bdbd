import Database
import Hashing

/// The hash of rows in their order: SHA-256 (FIPS 180-4) of their packed forms, one behind the other. Equal
/// hashes of a table mean equal rows, whatever engines they lie on.
struct RowHash {
    private var digest = SHA256()
    private var packed: [UInt8] = []
    /// How many rows were added.
    private(set) var rows = 0

    /// Adds the next rows.
    mutating func add(_ rows: [[SQLValue]]) {
        packed.removeAll(keepingCapacity: true)
        for values in rows { PackedRow(values).append(to: &packed) }
        digest.update(packed)
        self.rows += rows.count
    }

    /// 64 hexadecimal digits.
    var text: String { digest.text }
}
