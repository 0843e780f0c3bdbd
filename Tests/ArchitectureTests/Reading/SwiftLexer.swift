/// Splits Swift source into tokens. Knows comments (nested), string literals (of several lines, raw,
/// interpolated) and `#/…/#` regular expressions: enough to tell code from text about code.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var followsBlank = true
    private var startsLine = true
    private(set) var tokens: [Token] = []
    /// The text of `///` comments by line.
    private(set) var documentation: [Int: String] = [:]

    init(_ source: String) {
        bytes = Array(source.utf8)
        readCode(untilParenthesisCloses: false)
    }

    private mutating func readCode(untilParenthesisCloses isInterpolation: Bool) {
        var depth = 0
        while let byte = peek() {
            if isInterpolation, byte == UInt8(ascii: ")"), depth == 0 {
                skip()
                return
            }
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            readOne(byte)
        }
    }

    private mutating func readOne(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): skipBlank(byte)
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): readLineComment()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "\""): readString(hashes: 0)
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "`"): readQuotedWord()
        case _ where Self.isWordByte(byte): readWord()
        default:
            add(.symbol, String(UnicodeScalar(byte)))
            skip()
        }
    }

    private mutating func skipBlank(_ byte: UInt8) {
        followsBlank = true
        if byte == UInt8(ascii: "\n") { startsLine = true }
        skip()
    }

    private mutating func readLineComment() {
        let start = position
        while let byte = peek(), byte != UInt8(ascii: "\n") { skip() }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if text.hasPrefix("///"), !text.hasPrefix("////") { documentation[line] = String(text.dropFirst(3)) }
        followsBlank = true
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                skip(2)
            } else if starts(with: "*/") {
                depth -= 1
                skip(2)
            } else {
                skip()
            }
        } while depth > 0 && position < bytes.count
        followsBlank = true
    }

    private mutating func readWord() {
        let start = position
        let (wasBlank, wasStart) = (followsBlank, startsLine)
        while let byte = peek(), Self.isWordByte(byte) { skip() }
        (followsBlank, startsLine) = (wasBlank, wasStart)
        add(.word, String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func readQuotedWord() {
        let start = position
        skip()
        while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { skip() }
        skip()
        add(.word, String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}

extension SwiftLexer {
    private mutating func readHash() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch peek(hashes) {
        case UInt8(ascii: "\""): readString(hashes: hashes)
        case UInt8(ascii: "/"): readRegularExpression(hashes: hashes)
        default:
            add(.symbol, "#")
            skip()
        }
    }

    private mutating func readRegularExpression(hashes: Int) {
        add(.string, "")
        skip(hashes + 1)
        let end = "/" + String(repeating: "#", count: hashes)
        while position < bytes.count, !starts(with: end) { skip() }
        skip(hashes + 1)
    }

    private mutating func readString(hashes: Int) {
        let index = tokens.count
        add(.string, "")
        let mark = String(repeating: "#", count: hashes)
        skip(hashes)
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        skip(quotes.utf8.count)
        var text: [UInt8] = []
        while let byte = peek(), !starts(with: quotes + mark) {
            if byte == UInt8(ascii: "\n"), quotes.utf8.count == 1 { break }
            if starts(with: "\\" + mark) {
                readEscape(hashes: hashes, stringAt: index, into: &text)
            } else {
                text.append(byte)
                skip()
            }
        }
        if starts(with: quotes + mark) { skip(quotes.utf8.count + hashes) }
        tokens[index].text = String(decoding: text, as: UTF8.self)
        (followsBlank, startsLine) = (false, false)
    }

    private mutating func readEscape(hashes: Int, stringAt index: Int, into text: inout [UInt8]) {
        skip(hashes + 1)
        if peek() == UInt8(ascii: "(") {
            tokens[index].isInterpolated = true
            skip()
            followsBlank = true
            readCode(untilParenthesisCloses: true)
        } else if let byte = peek() {
            text += [UInt8(ascii: "\\"), byte]
            skip()
        }
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private func starts(with text: String) -> Bool {
        bytes[min(position, bytes.count)...].starts(with: text.utf8)
    }

    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func add(_ kind: Token.Kind, _ text: String) {
        tokens.append(
            Token(kind: kind, text: text, line: line, followsBlank: followsBlank, startsLine: startsLine))
        (followsBlank, startsLine) = (false, false)
    }
}
