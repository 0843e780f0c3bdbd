import UnicodeText

/// One line of text, made of styled spans, that is safe to write to a terminal whatever its source.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
    struct Span: Hashable, Sendable {
        let text: String
        let style: Style
    }

    let spans: [Span]

    init(spans: [Span]) {
        self.spans = spans
    }

    /// The text in a style, hostile characters replaced as `safeLine` does.
    public init(_ text: String, _ style: Style = .normal) {
        spans = text.isEmpty ? [] : [Span(text: text.safeLine, style: style)]
    }

    /// The text without a style.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Both texts, one behind the other.
    public static func + (left: StyledText, right: StyledText) -> StyledText {
        StyledText(spans: left.spans + right.spans)
    }

    /// The characters without their styles.
    public var plain: String { spans.map(\.text).joined() }

    /// Terminal cells that the text takes.
    public var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

    /// Whether there is nothing to see.
    public var isEmpty: Bool { spans.isEmpty }

    /// The characters, with escape sequences around styled spans if colours are wanted.
    public func rendered(colour: Bool) -> String {
        guard colour else { return plain }
        return spans.map { span in
            let escape = span.style.escape
            return escape.isEmpty ? span.text : "\(escape)\(span.text)\u{1B}[0m"
        }.joined()
    }

    /// The text filled up with blanks to that many cells; longer texts stay as they are.
    func padded(to width: Int, _ alignment: Table.Alignment) -> StyledText {
        let missing = width - displayWidth
        guard missing > 0 else { return self }
        let blanks = StyledText(String(repeating: " ", count: missing))
        return alignment == .left ? self + blanks : blanks + self
    }
}
