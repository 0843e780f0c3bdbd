/// The keys of the Korean two-set layout (KS X 5002), so that letters are commands in either layout: who has
/// Hangul on presses ㅓ and means `j`.
extension Key {
    /// The keys as the Latin layout has them, in the order in which they were pressed: one for a letter of
    /// Hangul, two or more for a syllable that the terminal's input method has put together. Others are
    /// themselves.
    public var onLatinLayout: [Key] {
        guard case .text(let scalar) = code else { return [self] }
        let letters = KoreanLayout.letters(of: scalar)
        return letters.isEmpty ? [self] : letters.map { Key(.text($0), modifiers) }
    }
}

private enum KoreanLayout {
    /// Of the leading consonants in Unicode's order (section 3.12), U+1100 and on.
    private static let leading = words("r R s e E f a q Q t T d w W c z x v g")
    /// Of the vowels, U+1161 and on.
    private static let vowels = words("k o i O j p u P h hk ho hl y n nj np nl b m ml l")
    /// Of the trailing consonants, U+11A8 and on.
    private static let trailing = words("r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g")
    /// Of the letters by themselves as input methods show them, U+3131 to U+3163.
    private static let compatibility = words(
        """
        r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g \
        k o i O j p u P h hk ho hl y n nj np nl b m ml l
        """)

    private static func words(_ text: String) -> [[Unicode.Scalar]] {
        text.split(separator: " ").map { Array($0.unicodeScalars) }
    }

    /// The letters of the Latin layout; none for what is no Hangul.
    static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        let value = Int(scalar.value)
        switch value {
        case 0xAC00...0xD7A3:
            let index = value - 0xAC00
            let end = index % 28
            return leading[index / 588] + vowels[index % 588 / 28] + (end == 0 ? [] : trailing[end - 1])
        case 0x1100...0x1112: return leading[value - 0x1100]
        case 0x1161...0x1175: return vowels[value - 0x1161]
        case 0x11A8...0x11C2: return trailing[value - 0x11A8]
        case 0x3131...0x3163: return compatibility[value - 0x3131]
        default: return []
        }
    }
}
