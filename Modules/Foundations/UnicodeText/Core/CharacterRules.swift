extension Unicode.Scalar {
    /// A control character (Unicode category Cc), which includes escape, NUL, tab and line breaks.
    public var isControl: Bool { properties.generalCategory == .control }

    /// A character that reorders, hides or joins the text around it without being seen: bidirectional marks,
    /// embeddings, overrides and isolates (Unicode Standard Annex 9), zero-width characters, soft hyphens,
    /// tags, and the Hangul fillers; what Unicode calls default ignorable, but for variation selectors.
    public var isInvisibleFormat: Bool {
        switch properties.generalCategory {
        case .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isPlain: Bool {
        switch value {
        // Printable ASCII and Hangul syllables, most of what is written here, need no look into tables.
        case 0x20...0x7E, 0xAC00...0xD7A3: true
        default: !isControl && (!isInvisibleFormat || value == 0x200D)
        }
    }
}

extension String {
    /// Whether a one-line text for people may hold it: no controls, and nothing invisible but the joiner and
    /// the variation selectors inside emoji.
    public var isPlainLine: Bool {
        unicodeScalars.allSatisfy(\.isPlain)
    }

    /// Whether a text of several lines for people may hold it: as `isPlainLine`, line feeds and tabs allowed.
    public var isPlainText: Bool {
        unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.isPlain }
    }

    /// Whether it holds a blank of any kind (Unicode White_Space).
    public var hasBlank: Bool { unicodeScalars.contains { $0.properties.isWhitespace } }

    /// The text without blanks at its ends.
    public var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }
}
