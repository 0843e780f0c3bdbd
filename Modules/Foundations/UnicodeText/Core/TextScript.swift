/// A writing system that a text rule can name, by the blocks of Unicode that hold it (Unicode Standard,
/// sections 18.6 for Hangul and 7.1 for Latin). Marks that combine are of every script, and are bound by the
/// text's size.
public enum TextScript: String, Hashable, Sendable, CaseIterable {
    /// Syllables, and single letters such as initial consonants: 가, ㅋ.
    case hangul
    /// Latin letters, with and without marks: a, é.
    case latin
    /// Decimal digits of ASCII.
    case digits
    /// ASCII's blank and marks: hyphen, dot.
    case punctuation

    /// Whether the scalar is of this script.
    func holds(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .hangul:
            switch scalar.value {
            case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
            default: false
            }
        case .latin:
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F,
                0x1E00...0x1EFF:
                true
            default: false
            }
        case .digits: (0x30...0x39).contains(scalar.value)
        case .punctuation:
            switch scalar.value {
            case 0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
            default: false
            }
        }
    }
}

extension Set<TextScript> {
    /// Whether a text of these scripts may hold the scalar.
    func allows(_ scalar: Unicode.Scalar) -> Bool {
        if contains(where: { $0.holds(scalar) }) { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return scalar == "\n" || scalar == "\t"
        }
    }
}
