/// The appearance of roles. Selection is visible without colours, too; any other meaning of a role also has
/// words.
public struct Theme: Hashable, Sendable {
    /// The theme's name in a setting.
    public let name: String
    private let colours: [Cell.Role: UInt8]
    private let isContrasty: Bool

    private init(_ name: String, _ colours: [Cell.Role: UInt8], isContrasty: Bool = false) {
        self.name = name
        self.colours = colours
        self.isContrasty = isContrasty
    }

    /// The terminal's own eight colours, on its own ground, whether that is light or dark.
    public static let terminal = Theme(
        "terminal", [.accent: 6, .key: 6, .good: 2, .warning: 3, .fault: 1])
    /// No colour but the terminal's own two, and nothing dim.
    public static let contrast = Theme("contrast", [:], isContrasty: true)
    /// Blue and yellow in place of green and red, which many do not tell apart.
    public static let distinct = Theme(
        "distinct", [.accent: 6, .key: 6, .good: 4, .warning: 3, .fault: 5])

    /// All of them.
    public static let all = [terminal, contrast, distinct]

    /// The pen for a cell, at a terminal that shows that many colours.
    func pen(for look: Cell.Look, _ depth: ColourDepth) -> Pen {
        switch look {
        case .role(let role, let isSelected): pen(for: role, isSelected, depth)
        case .pixels(let top, let bottom): Self.pen(top, bottom, depth)
        case .picture(let part): Self.pen(part.top, part.bottom, depth)
        }
    }

    private func pen(for role: Cell.Role, _ isSelected: Bool, _ depth: ColourDepth) -> Pen {
        var pen = Pen()
        pen.isReversed = isSelected
        pen.isDim = !isContrasty && (role == .faint || role == .border)
        pen.isBold = [.heading, .accent, .key, .fault].contains(role)
        pen.isUnderlined = [.field, .warning].contains(role) || (isContrasty && role == .accent)
        if depth > .none { pen.foreground = colours[role].map { .indexed($0) } }
        return pen
    }

    private static func pen(_ top: Pixel, _ bottom: Pixel, _ depth: ColourDepth) -> Pen {
        var pen = Pen()
        switch depth {
        case .all: (pen.foreground, pen.background) = (.exact(top), .exact(bottom))
        case .palette:
            pen.foreground = .indexed(top.paletteIndex)
            pen.background = .indexed(bottom.paletteIndex)
        // What shows no picture shows none of its cells: the frame has words in their place.
        case .few, .none: break
        }
        return pen
    }
}
