import UnicodeText

extension StringProtocol {
    /// The text as it may stand on one line of a terminal: ASCII controls in caret form (`^[` for escape,
    /// `^J` for a line feed), other controls, bidirectional and invisible characters as U+FFFD. Safe text
    /// stays as it is.
    public var safeLine: String {
        if unicodeScalars.allSatisfy({ (0x20...0x7E).contains($0.value) || isHangulSyllable($0) }) {
            return String(self)
        }
        var safe = String.UnicodeScalarView()
        for scalar in unicodeScalars { append(scalar, to: &safe) }
        return String(safe)
    }

    /// The lines of the text, each of them safe; CR LF, LF and a final line break are understood.
    public var safeLines: [String] {
        var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map(\.safeLine)
    }
}

private let replacement: Unicode.Scalar = "\u{FFFD}"

private func append(_ scalar: Unicode.Scalar, to safe: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F:
        safe.append("^")
        safe.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
    case 0x200D, 0xFE0F:
        // Behind anything but an emoji these only make a text look other than it measures.
        safe.append(safe.last.map { $0.takes(scalar) } == true ? scalar : replacement)
    default:
        safe.append(scalar.isControl || scalar.isInvisibleFormat ? replacement : scalar)
    }
}

extension Unicode.Scalar {
    /// Whether the joiner or the emoji's sign means something behind it (UTS #51, section 1.4). Digits have a
    /// form as an emoji, and join nothing; halves of flags do neither.
    fileprivate func takes(_ sign: Unicode.Scalar) -> Bool {
        if (0x1F1E6...0x1F1FF).contains(value) { return false }
        if sign.value == 0xFE0F { return properties.isEmoji }
        return value == 0xFE0F || properties.isEmoji && value > 0x7F
    }
}

private func isHangulSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
}
