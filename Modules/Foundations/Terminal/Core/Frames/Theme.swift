/// The appearance of roles. Selection is visible without colours, too; any other meaning of a role also has
/// words.
///
/// Colours are from the part of the palette that every terminal shows alike (16 to 255), and have a contrast
/// of at least 4.5:1 with the ground; where the ground is unknown, with both white and black.
public struct Theme: Hashable, Sendable {
    /// The theme's name in a setting.
    public let name: String
    private let colours: [Ground: Colours]
    private let isContrasty: Bool

    private init(_ name: String, _ colours: [Ground: Colours], isContrasty: Bool = false) {
        self.name = name
        self.colours = colours
        self.isContrasty = isContrasty
    }

    /// Cyan, green, yellow and red, as the ground needs them.
    public static let terminal = Theme(
        "terminal",
        [
            .dark: Colours(accent: 80, good: 114, warning: 221, fault: 210, faint: 248),
            .light: Colours(accent: 25, good: 22, warning: 94, fault: 124, faint: 240),
            .unknown: Colours(accent: 63, good: 29, warning: 163, fault: 131, faint: 243),
        ])
    /// No colour but the terminal's own two, and nothing dim.
    public static let contrast = Theme("contrast", [:], isContrasty: true)
    /// Blue and yellow in place of green and red, which many do not tell apart.
    public static let distinct = Theme(
        "distinct",
        [
            .dark: Colours(accent: 80, good: 117, warning: 221, fault: 213, faint: 248),
            .light: Colours(accent: 24, good: 25, warning: 94, fault: 90, faint: 240),
            .unknown: Colours(accent: 98, good: 63, warning: nil, fault: 163, faint: 243),
        ])

    /// All of them.
    public static let all = [terminal, contrast, distinct]

    /// The pen for a cell, at a terminal that shows that many colours on that ground.
    func pen(for look: Cell.Look, _ depth: ColourDepth, on ground: Ground = .unknown) -> Pen {
        switch look {
        case .role(let role, let isSelected): pen(for: role, isSelected, depth, ground)
        case .pixels(let top, let bottom): Self.pen(top, bottom, depth)
        case .picture(let part): Self.pen(part.top, part.bottom, depth)
        }
    }

    private func pen(
        for role: Cell.Role, _ isSelected: Bool, _ depth: ColourDepth, _ ground: Ground
    ) -> Pen {
        var pen = Pen()
        pen.isReversed = isSelected
        pen.isBold = [.heading, .accent, .key, .fault].contains(role)
        pen.isUnderlined = [.field, .warning].contains(role) || (isContrasty && role == .accent)
        pen.foreground = colours[ground]?.colour(of: role, depth, ground).map(Pen.Colour.indexed)
        let isFaint = role == .faint || role == .border
        pen.isDim = isFaint && !isContrasty && pen.foreground == nil
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

/// A theme's colours on one ground, by their numbers in the palette; nil for the terminal's own.
private struct Colours: Hashable {
    let accent: UInt8
    let good: UInt8
    let warning: UInt8?
    let fault: UInt8
    let faint: UInt8

    func colour(of role: Cell.Role, _ depth: ColourDepth, _ ground: Ground) -> UInt8? {
        switch depth {
        case .none: nil
        case .few: Self.basic(role, on: ground)
        case .palette, .all: colour(of: role)
        }
    }

    private func colour(of role: Cell.Role) -> UInt8? {
        switch role {
        case .accent, .key: accent
        case .good: good
        case .warning: warning
        case .fault: fault
        case .faint, .border: faint
        case .text, .heading, .field: nil
        }
    }

    /// Of the eight colours those that can be read, also where bold ones are lighter.
    private static func basic(_ role: Cell.Role, on ground: Ground) -> UInt8? {
        switch (role, ground) {
        case (.accent, .dark), (.key, .dark): 6
        case (.good, .dark): 2
        case (.warning, .dark): 3
        case (.accent, .light), (.key, .light): 4
        case (.warning, .light): 1
        default: nil
        }
    }
}
