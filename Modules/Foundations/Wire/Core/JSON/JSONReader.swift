/// Why a text is not a JSON document that Madang reads.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// The number of bytes before the fault.
    public let offset: Int
    /// What was expected there, or is wrong.
    public let reason: String
}

/// Parses JSON (RFC 8259) strictly: UTF-8 only, no repeated names, bounded depth.
public struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// The deepest nesting of arrays and objects.
    public static let largestDepth = 32
    /// The most members of an object.
    public static let mostMembers = 1000

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Parses one document that fills all bytes. Time and memory are linear in their number.
    public static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSON {
        var reader = JSONReader(bytes)
        let value = try reader.value()
        reader.skipBlanks()
        if reader.index < bytes.count { throw reader.fault("nothing more") }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSON {
        skipBlanks()
        switch peek {
        case UInt8(ascii: "{"):
            return .object(try nested { reader throws(JSONSyntaxError) in try reader.object() })
        case UInt8(ascii: "["):
            return .array(try nested { reader throws(JSONSyntaxError) in try reader.array() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return try number()
        }
    }

    private mutating func nested<Value>(
        _ body: (inout JSONReader) throws(JSONSyntaxError) -> Value
    ) throws(JSONSyntaxError) -> Value {
        guard depth < Self.largestDepth else { throw fault("at most \(Self.largestDepth) levels") }
        depth += 1
        index += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    private mutating func object() throws(JSONSyntaxError) -> JSONObject {
        let start = index
        var members: [JSONObject.Member] = []
        skipBlanks()
        if take(UInt8(ascii: "}")) { return JSONObject() }
        repeat {
            skipBlanks()
            let name = try string()
            skipBlanks()
            guard take(UInt8(ascii: ":")) else { throw fault("':'") }
            guard members.count < Self.mostMembers else { throw fault("at most \(Self.mostMembers) members") }
            members.append(JSONObject.Member(name: name, value: try value()))
            skipBlanks()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw fault("',' or '}'") }
        guard let object = JSONObject(members) else {
            throw JSONSyntaxError(offset: start, reason: "a name stands twice in the object that begins here")
        }
        return object
    }

    private mutating func array() throws(JSONSyntaxError) -> [JSON] {
        var items: [JSON] = []
        skipBlanks()
        if take(UInt8(ascii: "]")) { return items }
        repeat {
            items.append(try value())
            skipBlanks()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw fault("',' or ']'") }
        return items
    }

    private mutating func literal(_ text: StaticString, _ value: JSON) throws(JSONSyntaxError) -> JSON {
        let end = index + text.utf8CodeUnitCount
        let matches = text.withUTF8Buffer { end <= bytes.count && bytes[index..<end].elementsEqual($0) }
        guard matches else { throw fault("\(text)") }
        index = end
        return value
    }
}

extension JSONReader {
    private mutating func number() throws(JSONSyntaxError) -> JSON {
        let start = index
        _ = take(UInt8(ascii: "-"))
        guard let first = peek, first.isDigit else { throw fault("a value") }
        let wholeDigits = skipDigits()
        if first == UInt8(ascii: "0"), wholeDigits > 1 { throw fault("a number without leading zeros") }
        var isWhole = true
        if take(UInt8(ascii: ".")) {
            isWhole = false
            guard skipDigits() > 0 else { throw fault("a digit") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isWhole = false
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard skipDigits() > 0 else { throw fault("a digit") }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let value = Int64(text) { return .integer(value) }
        return .number(text)
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        guard take(UInt8(ascii: "\"")) else { throw fault("'\"'") }
        var start = index
        var text: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw fault("no raw control character in a string") }
            index += 1
            guard byte == UInt8(ascii: "\\") else { continue }
            text += bytes[start..<index - 1]
            text += Array(String(try escaped()).utf8)
            start = index
        }
        let rest = bytes[start..<index]
        guard take(UInt8(ascii: "\"")) else { throw fault("the end of the string") }
        if text.isEmpty { return try checked(String(validating: rest, as: UTF8.self)) }
        text += rest
        return try checked(String(validating: text, as: UTF8.self))
    }

    private func checked(_ text: String?) throws(JSONSyntaxError) -> String {
        guard let text else { throw fault("valid UTF-8 before here") }
        return text
    }

    private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
        guard let byte = peek else { throw fault("an escape") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw fault("a known escape")
        }
    }

    private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let unit = try fourHexDigits()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard (0xD800..<0xDC00).contains(unit), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw fault("the second half of a surrogate pair")
        }
        let second = try fourHexDigits()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else { throw fault("the second half of a surrogate pair") }
        return scalar
    }

    private mutating func fourHexDigits() throws(JSONSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault("four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while peek?.isDigit == true { index += 1 }
        return index - start
    }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func fault(_ expected: String) -> JSONSyntaxError {
        JSONSyntaxError(offset: index, reason: "expected \(expected)")
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (48...57).contains(self) }
}
