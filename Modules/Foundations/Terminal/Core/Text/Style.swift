/// How a span of text looks where the terminal shows colours; elsewhere it makes no difference.
public struct Style: Hashable, Sendable {
    /// The eight colours that every terminal has, black and white left out because backgrounds differ.
    public enum Colour: Int, Hashable, Sendable {
        case red = 31
        case green, yellow, blue, magenta, cyan
    }

    /// Whether the text is bold.
    public let isBold: Bool
    /// Whether the text is dim.
    public let isDim: Bool
    /// The colour, nil for the terminal's own.
    public let colour: Colour?

    /// Memberwise.
    public init(bold: Bool = false, dim: Bool = false, colour: Colour? = nil) {
        isBold = bold
        isDim = dim
        self.colour = colour
    }

    /// Text as it is.
    public static let normal = Style()
    /// Headings and what matters most.
    public static let bold = Style(bold: true)
    /// What matters least.
    public static let dim = Style(dim: true)
    /// Errors.
    public static let error = Style(bold: true, colour: .red)
    /// Text in a colour.
    public static func colour(_ colour: Colour) -> Style { Style(colour: colour) }

    /// What a screen takes such a text for.
    public var role: Cell.Role {
        switch colour {
        case .green: .good
        case .yellow: .warning
        case .red: .fault
        case .blue, .magenta, .cyan: .accent
        case nil: isDim ? .faint : isBold ? .heading : .text
        }
    }

    /// The escape sequence that turns the style on (ECMA-48, SGR); empty for `normal`.
    var escape: String {
        var codes = [String]()
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if let colour { codes.append(String(colour.rawValue)) }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}
