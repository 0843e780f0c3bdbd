/// Marks an item of an ordered list by its sort key and identifier, so that a page can go on behind it.
///
/// A cursor belongs to one query: its scope is a digest of the filters and the order. The wire form is
/// base64url (RFC 4648, section 5) of 8 bytes scope, 8 bytes key, 16 bytes identifier, 4 bytes checksum,
/// big-endian. The checksum tells a mangled cursor from a valid one; a forged one reaches no item that the
/// query would not show.
public struct Cursor: Hashable, Sendable {
    /// Digest of the query that the cursor belongs to.
    public let scope: UInt64
    /// The item's sort key.
    public let key: Int64
    /// The item's identifier, which breaks ties.
    public let id: RawIdentifier

    /// Marks the item with this sort key and identifier under the query with this scope.
    public init(scope: UInt64, key: Int64, id: RawIdentifier) {
        self.scope = scope
        self.key = key
        self.id = id
    }

    /// The digest (FNV-1a, 64 bits) of a query's description.
    public static func scope(of description: String) -> UInt64 {
        description.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension Cursor {
    /// The wire form: 48 characters of base64url.
    public var text: String {
        var bytes = [UInt8]()
        bytes.reserveCapacity(36)
        for word in [scope, UInt64(bitPattern: key), id.high, id.low] { append(word, 8, to: &bytes) }
        append(UInt64(checksum(bytes)), 4, to: &bytes)
        return base64URL(bytes)
    }

    /// Reads the wire form; nil if it is mangled.
    public init?(text: some StringProtocol) {
        guard text.utf8.count == 48, let bytes = bytes(base64URL: text),
            UInt64(checksum(bytes[..<32])) == word(bytes[32..<36])
        else { return nil }
        self.init(
            scope: word(bytes[0..<8]), key: Int64(bitPattern: word(bytes[8..<16])),
            id: RawIdentifier(high: word(bytes[16..<24]), low: word(bytes[24..<32])))
    }
}

private func append(_ word: UInt64, _ count: Int, to bytes: inout [UInt8]) {
    for shift in stride(from: count * 8 - 8, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
}

private func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
}

private func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
}

private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

private func base64URL(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = word(bytes[start..<start + 3])
        for shift in [18, 12, 6, 0] {
            text.unicodeScalars.append(Unicode.Scalar(alphabet[Int(group >> shift & 63)]))
        }
    }
    return text
}

private func bytes(base64URL text: some StringProtocol) -> [UInt8]? {
    var bytes = [UInt8]()
    var (group, count): (UInt64, Int) = (0, 0)
    for byte in text.utf8 {
        guard let digit = alphabet.firstIndex(of: byte) else { return nil }
        group = group << 6 | UInt64(digit)
        count += 1
        guard count == 4 else { continue }
        append(group, 3, to: &bytes)
        (group, count) = (0, 0)
    }
    return bytes
}
