import CUTF8Proc

extension Unicode.Scalar {
    /// Terminal cells that the scalar takes: 0 for combining marks and controls, 2 for wide ones such as
    /// Hangul.
    public var displayWidth: Int {
        // The vowels and final consonants of conjoining Jamo stack upon the leading consonant before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        // The tone marks of old Hangul stand beside a syllable, within its cells.
        if (0x302E...0x302F).contains(value) { return 0 }
        return max(0, Int(utf8proc_charwidth(Int32(bitPattern: value))))
    }
}

extension Character {
    /// Terminal cells that the grapheme cluster takes: 2 if it is shown as one emoji, else those of all its
    /// scalars, since terminals compose no consonants with those behind them (Hangul, Indic scripts).
    public var displayWidth: Int {
        let scalars = unicodeScalars
        guard scalars.count > 1 else { return scalars.first?.displayWidth ?? 0 }
        if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x200D }) { return 2 }
        return scalars.reduce(0) { $0 + ($1.properties.isEmojiModifier && $0 > 0 ? 0 : $1.displayWidth) }
    }

    /// What terminals place one behind the other, each in one cell or two: the cluster as a rule.
    public var placed: [Character] {
        guard displayWidth > 2 else { return [self] }
        var parts: [String.UnicodeScalarView] = []
        for scalar in unicodeScalars {
            if parts.isEmpty || scalar.displayWidth > 0 { parts.append(String.UnicodeScalarView()) }
            parts[parts.count - 1].append(scalar)
        }
        return parts.map { Character(String($0)) }
    }
}

extension StringProtocol {
    /// Terminal cells that the text takes on one line.
    public var displayWidth: Int { plainWidth ?? reduce(0) { $0 + $1.displayWidth } }
}
