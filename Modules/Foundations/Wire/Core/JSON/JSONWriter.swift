/// Writes JSON (RFC 8259) directly into memory, in the order of the calls.
///
/// The caller keeps the grammar: a key before each value of an object, and an end for every object and
/// array.
public struct JSONWriter: ~Copyable {
    private var text: ByteText

    /// A writer with room for that many bytes.
    public init(capacity: Int = 256) {
        text = ByteText(capacity: capacity)
    }

    /// The bytes written so far.
    public var bytes: [UInt8] { text.bytes }

    /// `{`
    public mutating func beginObject() {
        separate()
        text.append(UInt8(ascii: "{"))
    }

    /// `}`
    public mutating func endObject() { text.append(UInt8(ascii: "}")) }

    /// `[`
    public mutating func beginArray() {
        separate()
        text.append(UInt8(ascii: "["))
    }

    /// `]`
    public mutating func endArray() { text.append(UInt8(ascii: "]")) }

    /// A member's name that needs no escaping.
    public mutating func key(_ name: StaticString) {
        separate()
        text.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { text.append($0) }
        text.append(UInt8(ascii: "\""))
        text.append(UInt8(ascii: ":"))
    }

    /// A member's name that is already escaped.
    public mutating func key(_ key: JSONKey) {
        separate()
        if let short = key.short {
            text.append(short, first: key.bytes.count)
        } else {
            key.bytes.withUnsafeBufferPointer { text.append($0) }
        }
    }

    /// A member's name of any text.
    public mutating func key(text name: String) {
        string(name)
        text.append(UInt8(ascii: ":"))
    }

    /// A whole number.
    public mutating func integer(_ value: Int64) {
        separate()
        if (0..<10).contains(value) { return text.append(UInt8(truncatingIfNeeded: 48 + value)) }
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
            text.append(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[index...]))
        }
    }

    /// `true` or `false`.
    public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    /// `null`
    public mutating func null() { literal("null") }

    /// A text, escaped as RFC 8259, section 7 requires.
    public mutating func string(_ value: String) {
        separate()
        var value = value
        value.withUTF8 { content in
            text.append(UInt8(ascii: "\""))
            var rest = UnsafeRawBufferPointer(content)
            while true {
                let index = text.appendUnescaped(rest)
                if index == rest.count { break }
                escape(rest[index])
                rest = UnsafeRawBufferPointer(rebasing: rest[(index + 1)...])
            }
            text.append(UInt8(ascii: "\""))
        }
    }

    /// A text of `count` ASCII characters that need no escaping, written in place.
    public mutating func plain(_ count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        separate()
        text.append(UInt8(ascii: "\""))
        text.append(count, write)
        text.append(UInt8(ascii: "\""))
    }

    /// A value that is already encoded.
    public mutating func written(_ value: [UInt8]) {
        separate()
        value.withUnsafeBufferPointer { text.append($0) }
    }

    /// A parsed document.
    public mutating func json(_ value: JSON) {
        switch value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .integer(let number): integer(number)
        case .number(let number):
            separate()
            append(number)
        case .string(let value): string(value)
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

    private mutating func literal(_ name: StaticString) {
        separate()
        name.withUTF8Buffer { text.append($0) }
    }

    private mutating func append(_ plain: String) {
        var plain = plain
        plain.withUTF8 { text.append($0) }
    }

    /// Writes a comma, unless this is the first item or member, or a member's value.
    @inline(__always)
    private mutating func separate() {
        if !isFirst { text.append(UInt8(ascii: ",")) }
    }

    private var isFirst: Bool {
        switch text.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): true
        default: false
        }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append(#"\""#)
        case UInt8(ascii: "\\"): append(#"\\"#)
        case 0x0A: append(#"\n"#)
        default:
            append(#"\u00"#)
            if byte < 16 { text.append(UInt8(ascii: "0")) }
            append(String(byte, radix: 16))
        }
    }
}
