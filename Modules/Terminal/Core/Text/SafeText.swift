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
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            append(scalar, after: previous, to: &safe)
            previous = scalar
        }
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

private func append(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, to safe: inout String.UnicodeScalarView
) {
    switch scalar.value {
    case 0x00...0x1F, 0x7F:
        safe.append("^")
        safe.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
    case 0x200D, 0xFE0F:
        // Behind anything but an emoji these only make a text look other than it measures.
        safe.append(previous.map(joins) == true ? scalar : replacement)
    default:
        safe.append(scalar.isControl || scalar.isInvisibleFormat ? replacement : scalar)
    }
}

private func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.properties.isEmoji || scalar.properties.isEmojiModifier
}

private func isHangulSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
}
