/// A text on one line, as windows and pages show it.
struct PortOneLine: Hashable, Sendable {
    /// Nil if nothing but blanks is left.
    let text: String?

    /// The text with control characters, also invisible ones that turn the direction, as blanks; without
    /// blanks at its ends, and cut behind that many characters (and four times as many scalars).
    init(_ typed: some StringProtocol, atMost longest: Int) {
        var line = String.UnicodeScalarView()
        for scalar in typed.unicodeScalars.prefix(16 * longest) {
            line.append(Self.isBlank(scalar) ? " " : scalar)
        }
        var characters = String(line)[...]
        while characters.first == " " { characters.removeFirst() }
        characters = characters.prefix(longest)
        while characters.unicodeScalars.count > 4 * longest || characters.last == " " {
            characters.removeLast()
        }
        text = characters.isEmpty ? nil : String(characters)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned: true
        // Joiners belong to emoji and scripts; the rest of the format characters shows nothing.
        case .format: scalar.value != 0x200C && scalar.value != 0x200D
        default: false
        }
    }
}
