extension String {
    /// The text as a value of the type TEXT (RFC 5545, section 3.3.11), in one line.
    ///
    /// Backslash, comma and semicolon get a backslash. Every line break becomes `\n`: CRLF, CR, LF, and those
    /// of Unicode at which some programs split lines, too. Other controls than the tab are dropped.
    var calendarText: String {
        var escaped = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in unicodeScalars {
            switch scalar {
            case "\n" where isAfterReturn: break
            case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}":
                escaped.append(contentsOf: "\\n".unicodeScalars)
            case "\\", ",", ";":
                escaped.append("\\")
                escaped.append(scalar)
            default: if scalar == "\t" || !scalar.isControl { escaped.append(scalar) }
            }
            isAfterReturn = scalar == "\r"
        }
        return String(escaped)
    }
}

extension Unicode.Scalar {
    /// Unicode's category Cc: C0, DEL and C1.
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
