import Yams

extension FormError {
    /// What the reader says, with the place where it says it.
    init(_ error: any Error) {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(at: mark, problem)
        case .reader(let problem, let offset, _, let yaml):
            let before = yaml.prefix(offset ?? 0)
            let line = before.reduce(1) { $0 + ($1.isNewline ? 1 : 0) }
            let column = before.reversed().prefix { !$0.isNewline }.count + 1
            self = .malformed(line: line, column: column, problem: problem)
        case .duplicatedKeysInMapping(let names, let context):
            self.init(at: context.mark, "the same name twice: \(names.joined(separator: ", "))")
        default:
            self = .malformed(line: 1, column: 1, problem: "neither YAML nor JSON")
        }
    }

    init(at mark: Mark?, _ problem: String) {
        self = .malformed(line: mark?.line ?? 1, column: mark?.column ?? 1, problem: problem)
    }
}

/// The text as the YAML reader takes it: without a byte order mark, and with the surrogate pairs that JSON
/// writes for characters such as emoji (`\uD83D\uDC4D`; RFC 8259, section 7) as one escape (`\U0001F44D`).
func plainYAML(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    guard scalars.first(where: { !$0.properties.isWhitespace }) == "{" else { return String(scalars) }
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
        result.append(scalar)
        guard scalar == "\\", let mark = scalars.first else { continue }
        if let joined = surrogatePair(scalars.prefix(11)) {
            scalars.removeFirst(11)
            let digits = String(joined, radix: 16)
            result.append(
                contentsOf: "U\(String(repeating: "0", count: 8 - digits.count))\(digits)".unicodeScalars)
        } else {
            scalars.removeFirst()
            result.append(mark)
        }
    }
    return String(result)
}

/// The code point of `uD83D\uDC4D`; nil if it is not such a pair.
private func surrogatePair(_ scalars: Substring.UnicodeScalarView) -> UInt32? {
    let text = Array(String(scalars).utf8)
    guard text.count == 11, text[0] == UInt8(ascii: "u"), text[5] == UInt8(ascii: "\\"),
        text[6] == UInt8(ascii: "u"),
        let high = UInt32(String(decoding: text[1...4], as: UTF8.self), radix: 16),
        let low = UInt32(String(decoding: text[7...10], as: UTF8.self), radix: 16),
        (0xD800...0xDBFF).contains(high), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
}
