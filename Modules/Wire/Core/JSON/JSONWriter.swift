/// Writes JSON (RFC 8259) straight into a byte buffer, members in the order of the calls.
///
/// The caller keeps the grammar: a key before each value of an object, every object and array ended.
public struct JSONWriter: Sendable {
    /// What has been written.
    public private(set) var bytes: [UInt8] = []

    /// A writer with room for that many bytes.
    public init(capacity: Int = 256) {
        bytes.reserveCapacity(capacity)
    }

    /// `{`
    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
    }

    /// `}`
    public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

    /// `[`
    public mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
    }

    /// `]`
    public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

    /// A member's name, which needs no escaping.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    /// A member's name that was escaped before.
    public mutating func key(_ key: JSONKey) {
        separate()
        bytes.append(contentsOf: key.bytes)
    }

    /// A member's name of any text.
    public mutating func key(text name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// A whole number.
    public mutating func integer(_ value: Int64) {
        separate()
        var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &digits) { buffer in
            var (rest, index) = (value.magnitude, buffer.count)
            repeat {
                index -= 1
                buffer[index] = UInt8(truncatingIfNeeded: 48 + rest % 10)
                rest /= 10
            } while rest > 0
            if value < 0 {
                index -= 1
                buffer[index] = UInt8(ascii: "-")
            }
            bytes.append(contentsOf: buffer[index...])
        }
    }

    /// `true` or `false`.
    public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    /// `null`
    public mutating func null() { literal("null") }

    /// A text, escaped as RFC 8259, section 7 demands.
    public mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { text in
            var start = 0
            for index in text.indices where text[index] < 0x20 || text[index] == 0x22 || text[index] == 0x5C {
                bytes.append(contentsOf: text[start..<index])
                escape(text[index])
                start = index + 1
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A value that was written before.
    public mutating func written(_ value: [UInt8]) {
        separate()
        bytes.append(contentsOf: value)
    }

    /// A document that was read before.
    public mutating func json(_ value: JSON) {
        switch value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .integer(let number): integer(number)
        case .number(let text):
            separate()
            bytes.append(contentsOf: text.utf8)
        case .string(let text): string(text)
        case .array(let items):
            beginArray()
            for item in items { json(item) }
            endArray()
        case .object(let object):
            beginObject()
            for member in object.members {
                key(text: member.name)
                json(member.value)
            }
            endObject()
        }
    }

    private mutating func literal(_ text: StaticString) {
        separate()
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// A comma, unless this is the first thing in its object or array or the value of a member.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
        case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
        case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
        default:
            bytes.append(contentsOf: #"\u00"#.utf8)
            if byte < 16 { bytes.append(UInt8(ascii: "0")) }
            bytes.append(contentsOf: String(byte, radix: 16).utf8)
        }
    }
}
