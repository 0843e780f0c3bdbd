import UnicodeText

/// One grapheme cluster, or a part that terminals place by itself, with its style: what is never split.
private struct Glyph {
    let character: Character
    let style: Style
    var width: Int { character.displayWidth }
}

extension StyledText {
    /// The text cut to at most that many cells, the cut marked by `…`; no grapheme cluster is split.
    public func truncated(to width: Int) -> StyledText {
        guard displayWidth > width else { return self }
        guard width > 0 else { return "" }
        var kept = [Glyph]()
        var used = 0
        for glyph in glyphs {
            guard used + glyph.width <= width - 1 else { break }
            kept.append(glyph)
            used += glyph.width
        }
        kept.append(Glyph(character: "…", style: kept.last?.style ?? .normal))
        return StyledText(kept)
    }

    /// The text in lines of at most that many cells (2 at least): broken at blanks, and inside words that do
    /// not fit on a line of their own between Hangul syllables or other grapheme clusters. Never empty.
    public func wrapped(to width: Int) -> [StyledText] {
        let limit = max(2, width)
        guard displayWidth > limit else { return [self] }
        var lines = [[Glyph]]()
        var line = [Glyph]()
        var used = 0
        for word in words {
            for piece in word.pieces(of: limit) {
                let gap = line.isEmpty || piece.continues ? 0 : 1
                if used + gap + piece.width > limit, !line.isEmpty {
                    lines.append(line)
                    (line, used) = ([], 0)
                }
                if !line.isEmpty, gap == 1 { line.append(Glyph(character: " ", style: .normal)) }
                used += (line.isEmpty ? 0 : gap) + piece.width
                line += piece.glyphs
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines.isEmpty ? [""] : lines.map { StyledText($0) }
    }

    private var glyphs: [Glyph] {
        spans.flatMap { span in
            span.text.flatMap(\.placed).map { Glyph(character: $0, style: span.style) }
        }
    }

    private var words: [[Glyph]] {
        glyphs.split { $0.character == " " || $0.character == "\u{3000}" }.map { Array($0) }
    }

    private init(_ glyphs: [Glyph]) {
        var spans = [Span]()
        for glyph in glyphs {
            if let last = spans.last, last.style == glyph.style {
                spans[spans.count - 1] = Span(text: last.text + String(glyph.character), style: last.style)
            } else {
                spans.append(Span(text: String(glyph.character), style: glyph.style))
            }
        }
        self.init(spans: spans)
    }
}

/// A part of a word that fits on a line; `continues` if it goes on where the part before it ended.
private struct Piece {
    let glyphs: [Glyph]
    let width: Int
    let continues: Bool
}

extension [Glyph] {
    fileprivate func pieces(of limit: Int) -> [Piece] {
        var pieces = [Piece]()
        var (part, width): ([Glyph], Int) = ([], 0)
        for glyph in self {
            if width + glyph.width > limit, !part.isEmpty {
                pieces.append(Piece(glyphs: part, width: width, continues: !pieces.isEmpty))
                (part, width) = ([], 0)
            }
            part.append(glyph)
            width += glyph.width
        }
        if !part.isEmpty { pieces.append(Piece(glyphs: part, width: width, continues: !pieces.isEmpty)) }
        return pieces
    }
}

extension StringProtocol {
    /// The text, made safe, cut to at most that many cells, the cut marked by `…`.
    public func truncated(to width: Int) -> String {
        guard let cells = plainWidth else { return StyledText(String(self)).truncated(to: width).plain }
        return cells <= width ? String(self) : width > 0 ? plainPrefix(width - 1) + "…" : ""
    }

    /// As much of the front of a plain text as fits into that many cells.
    private func plainPrefix(_ width: Int) -> String {
        var rest = width
        let kept = unicodeScalars.prefix {
            rest -= $0.plainWidth ?? 0
            return rest >= 0
        }
        return String(String.UnicodeScalarView(kept))
    }

    /// The text, made safe, in lines of at most that many cells; its own line breaks are kept.
    public func wrapped(to width: Int) -> [String] {
        safeLines.flatMap { StyledText($0).wrapped(to: width).map(\.plain) }
    }
}
