import CUTF8Proc

extension Unicode.Scalar {
    /// Terminal cells that the scalar takes: 0 for combining marks and controls, 2 for wide ones such as
    /// Hangul.
    public var displayWidth: Int {
        // The vowels and final consonants of conjoining Jamo stack upon the leading consonant before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return max(0, Int(utf8proc_charwidth(Int32(bitPattern: value))))
    }
}

extension Character {
    /// Terminal cells that the grapheme cluster takes: the widest of its scalars, 2 if shown as an emoji.
    public var displayWidth: Int {
        let scalars = unicodeScalars
        if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x200D }) {
            return 2
        }
        return scalars.reduce(0) { max($0, $1.displayWidth) }
    }
}

extension StringProtocol {
    /// Terminal cells that the text takes on one line.
    public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}
