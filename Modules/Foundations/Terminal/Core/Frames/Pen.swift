/// The colours and attributes that a terminal writes with (ECMA-48, SGR).
public struct Pen: Hashable, Sendable {
    /// A colour as sent to the terminal; a pen's nil means the terminal's own colour.
    public enum Colour: Hashable, Sendable {
        /// One of the palette's: 0 to 7 are the eight that every terminal has.
        case indexed(UInt8)
        /// Any colour.
        case exact(Pixel)
    }

    /// Of what is written.
    public var foreground: Colour?
    /// Behind it.
    public var background: Colour?
    /// Whether it is bold.
    public var isBold = false
    /// Whether it is dim.
    public var isDim = false
    /// Whether it is underlined.
    public var isUnderlined = false
    /// Whether the two colours change places.
    public var isReversed = false

    /// The terminal's own colours.
    public init() {}

    /// What takes the terminal from any pen to this one.
    var sequence: String {
        var codes = ["0"]
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if isUnderlined { codes.append("4") }
        if isReversed { codes.append("7") }
        if let foreground { codes.append(Self.code(foreground, base: 30)) }
        if let background { codes.append(Self.code(background, base: 40)) }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static func code(_ colour: Colour, base: Int) -> String {
        switch colour {
        case .indexed(let number) where number < 8: "\(base + Int(number))"
        case .indexed(let number): "\(base + 8);5;\(number)"
        case .exact(let pixel): "\(base + 8);2;\(pixel.red);\(pixel.green);\(pixel.blue)"
        }
    }
}

/// How many colours a terminal shows.
public enum ColourDepth: Hashable, Sendable, Comparable {
    /// None, or none are wanted (NO_COLOR).
    case none
    /// Eight.
    case few
    /// The palette of 256.
    case palette
    /// All.
    case all
}

extension Pixel {
    /// The nearest of the palette's colours: a cube of six steps a side, and 24 greys (xterm's palette, from
    /// 16 on).
    var paletteIndex: UInt8 {
        let (red, green, blue) = (Int(self.red), Int(self.green), Int(self.blue))
        let steps = [red, green, blue].map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
        let cube = steps.map { $0 == 0 ? 0 : 55 + 40 * $0 }
        let grey = max(0, min(23, (red + green + blue - 9) / 30))
        func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
            (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
        }
        let level = 8 + 10 * grey
        if distance(level, level, level) < distance(cube[0], cube[1], cube[2]) { return UInt8(232 + grey) }
        return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    }
}
