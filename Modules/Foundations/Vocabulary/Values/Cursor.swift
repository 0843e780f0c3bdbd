/// Marks an item of an ordered list by sort key and identifier; the next page starts behind it.
///
/// A cursor belongs to one query: its scope is a digest of the filters and the order. The wire form is
/// base64url (RFC 4648, section 5) of 8 bytes scope, 8 bytes key, 16 bytes identifier, 4 bytes checksum,
/// big-endian. The checksum detects a mangled cursor; a forged one reaches no item that the query would not
/// show.
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
    /// How many characters the wire form has.
    private static let length = 48

    /// What is wrong with a text that is no cursor: its length, its characters, or that it was mangled.
    public static func fault(of text: String) -> FieldError.Rule {
        if text.count != length {
            return text.count < length ? .tooShort(minimum: length) : .tooLong(maximum: length)
        }
        let isSafe = text.utf8.allSatisfy {
            switch $0 {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
        return isSafe ? .mismatch : .forbiddenCharacters
    }

    /// The wire form: 48 characters of base64url.
    public var text: String {
        var bytes = [UInt8]()
        bytes.reserveCapacity(36)
        for word in [scope, UInt64(bitPattern: key), id.high, id.low] { append(word, 8, to: &bytes) }
        append(UInt64(checksum(bytes)), 4, to: &bytes)
        return base64URL(bytes)
    }

    /// Parses the wire form; nil if it is mangled.
    public init?(text: some StringProtocol) {
        guard text.utf8.count == Self.length, let bytes = bytes(base64URL: String(text)),
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

private let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/// The six bits of each digit; `noDigit` for bytes outside the alphabet.
private let digits = {
    var digits = [UInt8](repeating: noDigit, count: 256)
    for digit in 0..<64 { digits[Int(alphabet.utf8Start[digit])] = UInt8(digit) }
    return digits
}()

private let noDigit: UInt8 = 0x80

/// Encodes groups of three bytes as groups of four characters.
private func base64URL(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: bytes.count / 3 * 4) { text in
        for place in text.indices {
            let group = word(bytes[(place / 4 * 3)..<(place / 4 * 3 + 3)])
            text[place] = alphabet.utf8Start[Int(group >> (18 - UInt64(place % 4) * 6) & 63)]
        }
        return text.count
    }
}

/// Decodes groups of four characters to groups of three bytes; nil for a character outside the alphabet.
private func bytes(base64URL text: String) -> [UInt8]? {
    var bytes = [UInt8]()
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (group, all, count): (UInt64, UInt8, Int) = (0, 0, 0)
    for byte in text.utf8 {
        let digit = digits[Int(byte)]
        all |= digit
        group = group << 6 | UInt64(digit & 63)
        count += 1
        if count % 4 == 0 { append(group & 0xFF_FFFF, 3, to: &bytes) }
    }
    return all & noDigit == 0 ? bytes : nil
}
