/// A picture of the sample neighbourhood, as shapes that are painted one over the other on a ground of one
/// colour. A domain draws what its records show, and gives it to `SampleStage.pictures`.
public struct SampleDrawing: Hashable, Sendable {
    /// How it is called in golden files: `football`. No two have the same.
    public let name: String
    /// What is behind all shapes.
    public let ground: Colour
    /// The first lies below the others.
    public let shapes: [Shape]

    /// How many units every drawing is wide; places are counted from its left upper corner.
    public static let width = 100.0
    /// How many units every drawing is high.
    public static let height = 75.0

    /// With the shapes of all groups, in their order.
    public init(_ name: String, on ground: Colour, _ groups: [Shape]...) {
        (self.name, self.ground, shapes) = (name, ground, Array(groups.joined()))
    }

    /// An opaque colour, written as `0xRRGGBB`.
    public struct Colour: Hashable, Sendable, ExpressibleByIntegerLiteral {
        /// How much there is of each, from 0 to 255.
        public let red, green, blue: UInt8

        /// Memberwise.
        public init(red: UInt8, green: UInt8, blue: UInt8) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }

        /// `0xRRGGBB`
        public init(integerLiteral number: UInt32) {
            self.init(
                red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
                blue: UInt8(truncatingIfNeeded: number))
        }
    }

    /// A place, in units.
    public struct Point: Hashable, Sendable {
        public let x, y: Double

        /// Memberwise.
        public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    }
}

/// A drawing with its alternative text.
public struct DescribedDrawing: Hashable, Sendable {
    /// The drawing.
    public let drawing: SampleDrawing
    /// One line.
    public let description: String

    /// Memberwise.
    public init(_ drawing: SampleDrawing, description: String) {
        (self.drawing, self.description) = (drawing, description)
    }
}
