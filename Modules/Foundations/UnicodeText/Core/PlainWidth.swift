/// Most texts by far are of scalars that are characters by themselves wherever they stand among one another:
/// to see that is much faster than to look for grapheme clusters.
extension StringProtocol {
    /// Terminal cells of a text that is of nothing but visible ASCII, Hangul syllables, `₩` and `…`, so that
    /// it is safe, in NFC, and each scalar is a character; nil for any other.
    public var plainWidth: Int? {
        var width = 0
        for scalar in unicodeScalars {
            guard let cells = scalar.plainWidth else { return nil }
            width += cells
        }
        return width
    }
}

extension Unicode.Scalar {
    /// Terminal cells of a scalar of which such texts are; nil for any other.
    public var plainWidth: Int? {
        switch value {
        case 0x20...0x7E, 0x2026, 0x20A9: 1
        case 0xAC00...0xD7A3: 2
        default: nil
        }
    }
}

extension StringProtocol {
    /// The scalars at the front of the text that fill that many cells, and perhaps some more; all of a
    /// shorter text. Nil if one of them is not plain: a character may then reach beyond them. The scalars
    /// behind are not read.
    public func plainFront(_ cells: Int) -> Self.UnicodeScalarView.SubSequence? {
        // One scalar more shows that no combining mark follows the last.
        let front = unicodeScalars.prefix(Swift.max(0, cells) + 2)
        return front.allSatisfy { $0.plainWidth != nil } ? front : nil
    }
}
