extension SampleDrawing {
    /// An area of one colour within an outline; where the outline crosses itself, twice within is without.
    public struct Shape: Hashable, Sendable {
        public let colour: Colour
        /// Its corners, the last joined to the first.
        public let outline: [Point]

        /// The area within straight lines from point to point: x, y, x, y and so on.
        public static func polygon(_ colour: Colour, _ places: [Double]) -> Shape {
            Shape(colour: colour, outline: points(places))
        }

        /// The area within a smooth line through all points: x, y, x, y and so on.
        public static func curve(_ colour: Colour, _ places: [Double]) -> Shape {
            Shape(colour: colour, outline: smoothed(points(places)))
        }

        /// An ellipse about a point, with the radii of both directions; a circle if there is but one.
        public static func ellipse(
            _ colour: Colour, _ x: Double, _ y: Double, _ width: Double, _ height: Double? = nil
        ) -> Shape {
            let outline = circle.map { Point(x + $0.x * width, y + $0.y * (height ?? width)) }
            return Shape(colour: colour, outline: outline)
        }

        /// A rectangle from its left upper corner, its own corners rounded by that radius.
        public static func box(
            _ colour: Colour, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
            round radius: Double = 0
        ) -> Shape {
            let inner = Point(width / 2 - radius, height / 2 - radius)
            let outline = circle.map { point in
                Point(
                    x + width / 2 + point.x * radius + (point.x > 0 ? inner.x : -inner.x),
                    y + height / 2 + point.y * radius + (point.y > 0 ? inner.y : -inner.y))
            }
            return Shape(colour: colour, outline: outline)
        }

        /// A straight stroke of that width.
        public static func line(
            _ colour: Colour, _ width: Double, from start: (Double, Double), to end: (Double, Double)
        ) -> Shape {
            let (x, y) = (end.0 - start.0, end.1 - start.1)
            let length = (x * x + y * y).squareRoot()
            let (across, down) = length > 0 ? (-y / length * width / 2, x / length * width / 2) : (0, 0)
            return polygon(
                colour,
                [
                    start.0 + across, start.1 + down, end.0 + across, end.1 + down,
                    end.0 - across, end.1 - down, start.0 - across, start.1 - down,
                ])
        }

        /// The same on the other side of the drawing's middle.
        public var mirrored: Shape {
            Shape(colour: colour, outline: outline.map { Point(SampleDrawing.width - $0.x, $0.y) })
        }
    }
}

extension SampleDrawing.Shape {
    /// Strokes from point to point, their ends and corners round.
    public static func strokes(
        _ colour: SampleDrawing.Colour, _ width: Double, _ places: [Double]
    ) -> [SampleDrawing.Shape] {
        let points = points(places)
        return points.map { ellipse(colour, $0.x, $0.y, width / 2) }
            + zip(points, points.dropFirst()).map {
                line(colour, width, from: ($0.x, $0.y), to: ($1.x, $1.y))
            }
    }

    /// A circle about the origin, of fractions alone, so that it is the same on every machine.
    private static let circle: [SampleDrawing.Point] = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].flatMap {
        side in
        let quarter = (0...12).map { step in
            let part = Double(step) / 12
            let (x, y) = ((1 - part * part) / (1 + part * part), 2 * part / (1 + part * part))
            return SampleDrawing.Point(side.0 * max(x, 1e-9), side.1 * max(y, 1e-9))
        }
        return side.0 * side.1 > 0 ? quarter : quarter.reversed()
    }

    private static func points(_ places: [Double]) -> [SampleDrawing.Point] {
        stride(from: 0, to: places.count - 1, by: 2).map { SampleDrawing.Point(places[$0], places[$0 + 1]) }
    }

    /// A closed line through the points (Catmull and Rom 1974), in eight steps from one to the next.
    private static func smoothed(_ points: [SampleDrawing.Point]) -> [SampleDrawing.Point] {
        points.indices.flatMap { index in
            let near = (-1...2).map { points[(index + $0 + points.count) % points.count] }
            return (0..<8).map { step in
                let part = Double(step) / 8
                return SampleDrawing.Point(
                    between(near.map(\.x), at: part), between(near.map(\.y), at: part))
            }
        }
    }

    private static func between(_ values: [Double], at part: Double) -> Double {
        let (a, b, c, d) = (values[0], values[1], values[2], values[3])
        let curve = 2 * a - 5 * b + 4 * c - d + part * (3 * b - 3 * c + d - a)
        return b + part * (c - a + part * curve) / 2
    }
}

extension SampleDrawing {
    /// The shapes, and above them the same on the other side of the drawing's middle.
    public static func symmetric(_ shapes: [Shape]) -> [Shape] { shapes + shapes.map(\.mirrored) }
}
