import Hashing
import Vocabulary

/// By what a table knows the content of a request again: the first 128 bits of SHA-256 (FIPS 180-4) of
/// its bytes.
///
/// Enough that nobody finds two contents with one fingerprint. It is no secret's hiding place:
/// whoever has it can try guesses fast.
struct RequestFingerprint: Hashable, Sendable {
    /// The bits.
    let bits: RawIdentifier

    /// The fingerprint of what was asked.
    init(_ content: RequestContent) {
        let digest = SHA256.digest(of: content.bytes)
        bits = RawIdentifier(high: Self.number(digest[..<8]), low: Self.number(digest[8..<16]))
    }

    /// 26 characters of base 32, as they stand in the tables.
    var text: String { bits.base32 }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
