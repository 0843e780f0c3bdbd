package import Vocabulary

/// A parsed request target: decoded path segments and query pairs (RFC 3986).
///
/// In the query `+` is a blank, as in HTML forms. Empty segments are kept, so that an empty member in a path
/// never reaches another endpoint.
package struct Target: Sendable {
    package let segments: [String]
    package let query: [(name: String, text: String)]

    package init(_ text: String) throws(ServiceFailure) {
        let (path, question) = halves(text.utf8[...], at: "?")
        guard path.first == UInt8(ascii: "/") else { throw .noSuchEndpoint }
        var segments: [String] = []
        if path.count > 1 {
            let slash = UInt8(ascii: "/")
            for part in path.dropFirst().split(separator: slash, omittingEmptySubsequences: false) {
                guard let segment = percentDecoded(part) else { throw .noSuchEndpoint }
                segments.append(segment)
            }
        }
        var query: [(name: String, text: String)] = []
        for pair in question.split(separator: UInt8(ascii: "&")) {
            let (name, value) = halves(pair, at: "=")
            guard let name = percentDecoded(name, plusIsBlank: true),
                let value = percentDecoded(value, plusIsBlank: true)
            else { throw .badRequest([FieldError("query", .malformed(expected: "percent-encoded UTF-8"))]) }
            query.append((name, value))
        }
        self.segments = segments
        self.query = query
    }
}

/// The texts before and after the first mark; the second is empty without a mark.
private func halves(
    _ text: Substring.UTF8View, at mark: Unicode.Scalar
) -> (Substring.UTF8View, Substring.UTF8View) {
    let place = text.firstIndex(of: UInt8(ascii: mark)) ?? text.endIndex
    return (text[..<place], text[place...].dropFirst())
}

/// The percent-decoded text (RFC 3986, section 2.1); nil if it is malformed or not UTF-8.
package func percentDecoded(_ text: Substring.UTF8View, plusIsBlank: Bool = false) -> String? {
    let isPlain = !text.contains { $0 == UInt8(ascii: "%") || plusIsBlank && $0 == UInt8(ascii: "+") }
    if isPlain { return String(text) }
    var bytes: [UInt8] = []
    var source = text.makeIterator()
    while let byte = source.next() {
        switch byte {
        case UInt8(ascii: "%"):
            guard let high = source.next().flatMap(hexValue), let low = source.next().flatMap(hexValue) else {
                return nil
            }
            bytes.append(high << 4 | low)
        case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
        default: bytes.append(byte)
        }
    }
    return String(validating: bytes, as: UTF8.self)
}

/// The text with all but unreserved characters percent-encoded (RFC 3986, section 2.3).
package func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
        switch byte {
        case 48...57, 65...90, 97...122, 45, 46, 95, 126: bytes.append(byte)
        default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
}
