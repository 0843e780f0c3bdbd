extension String {
    /// Whether each of its characters can be seen: none is default ignorable (Unicode, section 5.21) or shows
    /// a blank, as the filler of Hangul and the empty pattern of Braille do.
    ///
    /// Emoji keep what they are made of: the joiner between two of them, and the variation selectors that say
    /// how one is shown.
    public var isVisible: Bool {
        let scalars = Array(unicodeScalars)
        return scalars.indices.allSatisfy { index in
            let scalar = scalars[index]
            switch scalar.value {
            // Printable ASCII and Hangul syllables, most of what is written here, need no look into tables.
            case 0x21...0x7E, 0xAC00...0xD7A3: return true
            case 0x200D: return scalars.joinsEmoji(at: index)
            case 0xFE0E, 0xFE0F: return scalars.presentsEmoji(at: index)
            default:
                return !scalar.isInvisibleFormat && !scalar.isBlank && !scalar.properties.isVariationSelector
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it shows nothing but room: Unicode's White_Space, controls, and characters whose picture is
    /// empty although they are none of these.
    fileprivate var isBlank: Bool {
        switch value {
        // The empty pattern of Braille, the empty note head, and letters that only join others.
        case 0x2800, 0x1D159, 0x16FE4, 0x2D7F, 0x1107F: true
        default: properties.isWhitespace || isControl
        }
    }

    /// Whether it is an emoji by itself: digits and `#` are one only together with others.
    fileprivate var isEmoji: Bool { properties.isEmoji && value > 0x7F }
}

extension [Unicode.Scalar] {
    /// Whether the zero-width joiner there stands between two emoji (UTS #51, section 2.3), the first of
    /// which may be followed by a tone of skin or a variation selector.
    fileprivate func joinsEmoji(at index: Int) -> Bool {
        guard index > 0, index + 1 < count, self[index + 1].isEmoji else { return false }
        let before = self[index - 1]
        return before.isEmoji || before.value == 0xFE0F && presentsEmoji(at: index - 1)
    }

    /// Whether the variation selector there says how the emoji before it is shown (UTS #51, section 2.6); a
    /// digit is one if it is a keycap.
    fileprivate func presentsEmoji(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = self[index - 1]
        let isKeycap = index + 1 < count && self[index + 1].value == 0x20E3
        return before.isEmoji || (before.properties.isEmoji && isKeycap)
    }
}
