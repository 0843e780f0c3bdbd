/// One cell of a frame: what stands in it and how it looks.
public struct Cell: Hashable, Sendable {
    /// What stands in it.
    public let glyph: Glyph
    /// How it looks.
    public let look: Look

    /// Memberwise.
    public init(_ glyph: Glyph, _ look: Look) {
        self.glyph = glyph
        self.look = look
    }

    /// The same in a frame that has other numbers for the clusters of this one's, and its pictures behind
    /// that many others.
    func renumbered(_ clusters: [Int], pictures: Int) -> Cell {
        switch (glyph, look) {
        case (.cluster(let number), _): Cell(.cluster(clusters[number]), look)
        case (_, .picture(let part)): Cell(glyph, .picture(part.behind(pictures)))
        default: self
        }
    }

    /// Nothing, in the colours of plain text.
    public static let blank = Cell(.scalar(" "), .role(.text))
}

extension Cell {
    /// What stands in a cell.
    public enum Glyph: Hashable, Sendable {
        /// One scalar, one or two cells wide.
        case scalar(Unicode.Scalar)
        /// A grapheme cluster of several scalars, by its number in the frame.
        case cluster(Int)
        /// The right half of the wide one before it.
        case tail
    }

    /// How a cell looks.
    public enum Look: Hashable, Sendable {
        /// As what it is for has it in the person's theme; `isSelected` where the choice stands.
        case role(Role, isSelected: Bool = false)
        /// Two pixels of a picture, one above the other.
        case pixels(top: Pixel, bottom: Pixel)
        /// A cell of a picture that the terminal has its own means for.
        case picture(PicturePart)
    }

    /// What a text is for. A theme says how it looks; where there are no colours it must be understood
    /// without.
    public enum Role: Character, Hashable, Sendable, CaseIterable {
        case text = "."
        /// What matters least.
        case faint = "-"
        /// Headings, and what matters most.
        case heading = "h"
        /// Prices, and what the eye looks for.
        case accent = "a"
        /// Lines around things.
        case border = "b"
        /// What can be typed into.
        case field = "f"
        /// A key to be pressed.
        case key = "k"
        /// What went well.
        case good = "g"
        /// What asks for attention.
        case warning = "w"
        /// What went wrong.
        case fault = "!"
    }
}

/// A colour of a picture: sRGB, 8 bits each.
public struct Pixel: Hashable, Sendable {
    /// Red.
    public let red: UInt8
    /// Green.
    public let green: UInt8
    /// Blue.
    public let blue: UInt8

    /// Memberwise.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
