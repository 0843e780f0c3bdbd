import Wire

/// The strong validator of an answer (RFC 9110, section 8.8.3).
///
/// It is computed from the body's bytes alone, so all servers and processes give equal bytes the same tag. A
/// compressed body is another representation with its own tag.
struct EntityTag {
    /// The tag with its quotes, as in the field.
    let text: String

    init(of body: [UInt8], isPacked: Bool) {
        let text = Self.text(ContentHash.of(body))
        self.text = isPacked ? "\(text.dropLast())-gzip\"" : text
    }

    /// Whether an `If-None-Match` field names this tag.
    func isNamed(in field: String) -> Bool { EntityTagList(field).names(text) }

    /// 13 digits of 5 bits in quotes: short enough for Swift to store without allocation.
    private static func text(_ hash: UInt64) -> String {
        String(unsafeUninitializedCapacity: 15) { buffer in
            buffer[0] = UInt8(ascii: "\"")
            Base32.write(hash, digits: 13, to: buffer, at: 1)
            buffer[14] = UInt8(ascii: "\"")
            return 15
        }
    }
}

/// Crockford's base 32 in lower case.
enum Base32 {
    /// Writes the lowest bits of the value, five per digit, the highest first.
    static func write(
        _ value: UInt64, digits: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
    ) {
        var rest = value
        for index in (start..<start + digits).reversed() {
            buffer[index] = digit(UInt8(rest & 31))
            rest >>= 5
        }
    }

    /// The alphabet leaves out i, l, o and u.
    private static func digit(_ value: UInt8) -> UInt8 {
        switch value {
        case 0..<10: 48 + value
        case 10..<18: 87 + value
        case 18..<20: 88 + value
        case 20..<22: 89 + value
        case 22..<27: 90 + value
        default: 91 + value
        }
    }
}
