/// A piece of HTML whose values are always escaped.
///
/// Written as a literal: `"<p>\(name)</p>"`. A text that is put in becomes text or the value of a quoted
/// attribute, whatever it holds; only literals and other pieces are markup.
struct Markup: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// In UTF-8.
    private(set) var bytes: [UInt8]

    init(stringLiteral value: StaticString) {
        bytes = value.withUTF8Buffer { Array($0) }
    }

    init(stringInterpolation: Interpolation) { bytes = stringInterpolation.bytes }

    /// Pieces put one behind the other.
    init(_ parts: [Markup]) { bytes = parts.flatMap(\.bytes) }

    /// Collects the literals and values of a piece.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        mutating func appendLiteral(_ literal: StaticString) {
            literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
        }

        /// Puts in a text.
        mutating func appendInterpolation(_ text: String) { bytes += Markup.escaped(text) }

        /// Puts in a number.
        mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

        /// Puts in another piece.
        mutating func appendInterpolation(_ markup: Markup) { bytes += markup.bytes }

        /// Puts in other pieces, one behind the other.
        mutating func appendInterpolation(_ parts: [Markup]) {
            for part in parts { bytes += part.bytes }
        }
    }
}

extension Markup {
    /// The text's bytes with entities for `& < > " '`. Scalars decide: to Swift, a quotation mark with a
    /// combining accent is another character, and would end an attribute. Control characters, and those that
    /// turn the direction of what follows, become U+FFFD.
    static func escaped(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"": bytes += "&quot;".utf8
            case "'": bytes += "&#39;".utf8
            case "\n": bytes.append(UInt8(ascii: "\n"))
            case _ where isHarmful(scalar): bytes += "\u{FFFD}".utf8
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return bytes
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
        default: false
        }
    }
}
