import UnicodeText

/// One grapheme cluster, or a part that terminals place by itself, with its style: what is never split.
private struct Glyph {
    let character: Character
    let style: Style
    var width: Int { character.displayWidth }
}

extension StyledText {
    /// The text cut to at most that many cells, the cut marked by `…`; no grapheme cluster is split.
    public func truncated(to width: Int) -> StyledText { truncated(to: width, hasMore: false) }

    /// The same of the beginning of a text that `hasMore`, which is always cut.
    fileprivate func truncated(to width: Int, hasMore: Bool) -> StyledText {
        var (kept, room, rest) = ([Glyph](), 0, width)
        for glyph in glyphs {
            let cells = glyph.width
            rest -= cells
            guard rest >= 0 else { return Self.cut(kept.prefix(room), width) }
            kept.append(glyph)
            // What still leaves a cell for the mark of the cut.
            if rest >= 1 { room = kept.count }
        }
        return hasMore ? Self.cut(kept.prefix(room), width) : self
    }

    private static func cut(_ kept: ArraySlice<Glyph>, _ width: Int) -> StyledText {
        guard width > 0 else { return "" }
        return StyledText(kept + [Glyph(character: "…", style: kept.last?.style ?? .normal)])
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

    /// The glyphs, computed lazily.
    private var glyphs: some Sequence<Glyph> {
        spans.lazy.flatMap { span in
            span.text.lazy.flatMap(\.placed).map { Glyph(character: $0, style: span.style) }
        }
    }

    private var words: [ArraySlice<Glyph>] {
        glyphs.split { $0.character == " " || $0.character == "\u{3000}" }
    }

    private init(_ glyphs: some Sequence<Glyph>) {
        var (spans, text, style) = ([Span](), "", Style.normal)
        for glyph in glyphs {
            if glyph.style != style, !text.isEmpty {
                spans.append(Span(text: text, style: style))
                text = ""
            }
            style = glyph.style
            text.append(glyph.character)
        }
        if !text.isEmpty { spans.append(Span(text: text, style: style)) }
        self.init(spans: spans)
    }
}

/// A part of a word that fits on a line; `continues` if it goes on where the part before it ended.
private struct Piece {
    let glyphs: [Glyph]
    let width: Int
    let continues: Bool
}

extension ArraySlice<Glyph> {
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
    /// The text, made safe, cut to at most that many cells, the cut marked by `…`. What lies behind the cut
    /// is not looked at.
    public func truncated(to width: Int) -> String {
        if let front = plainFront(width) { return plain(front, cutTo: width) }
        let front = self.prefix(2 * Swift.max(0, width) + 8)
        return StyledText(String(front)).truncated(to: width, hasMore: front.endIndex < endIndex).plain
    }

    private func plain(_ front: some Collection<Unicode.Scalar>, cutTo width: Int) -> String {
        var (rest, room) = (width, 0)
        for (number, scalar) in front.enumerated() {
            rest -= scalar.plainWidth ?? 1
            guard rest >= 0 else {
                return width > 0 ? String(String.UnicodeScalarView(front.prefix(room))) + "…" : ""
            }
            // What still leaves a cell for the mark of the cut.
            if rest >= 1 { room = number + 1 }
        }
        return String(String.UnicodeScalarView(front))
    }

    /// The text, made safe, in lines of at most that many cells; its own line breaks are kept.
    public func wrapped(to width: Int) -> [String] {
        safeLines.flatMap { StyledText($0).wrapped(to: width).map(\.plain) }
    }
}
