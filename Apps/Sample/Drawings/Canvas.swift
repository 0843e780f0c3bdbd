package import SampleKit

/// A drawing as pixels: each is the mean of sixteen samples, so that edges are smooth.
///
/// Lines of samples and rows of pixels are runs of one colour, since drawings have few: what is painted
/// costs no more for being wide.
package struct Canvas {
    /// What is of one colour, up to an end that does not belong to it.
    package struct Run: Hashable {
        package var end: Int
        package var colour: SampleDrawing.Colour
    }

    /// How many samples a pixel has in each direction.
    private static let samples = 4

    private let scale: Double
    private let columns: Int
    private var lines: [[Run]]

    /// That many pixels wide, and as high as drawings are.
    package init(_ drawing: SampleDrawing, width: Int) {
        columns = width * Self.samples
        scale = Double(columns) / SampleDrawing.width
        let height = Int(SampleDrawing.height * Double(width) / SampleDrawing.width)
        let line = [Run(end: columns, colour: drawing.ground)]
        lines = Array(repeating: line, count: height * Self.samples)
        for shape in drawing.shapes { paint(shape) }
    }

    /// The rows of pixels from above.
    package var rows: [[Run]] {
        stride(from: 0, to: lines.count, by: Self.samples).map { start in
            row(Array(lines[start..<start + Self.samples]))
        }
    }

    private mutating func paint(_ shape: SampleDrawing.Shape) {
        guard var last = shape.outline.last else { return }
        let first = line(at: shape.outline.map(\.y).min() ?? 0)
        let end = line(at: shape.outline.map(\.y).max() ?? 0)
        var crossings: [[Int]] = Array(repeating: [], count: max(0, end - first))
        for point in shape.outline {
            cross(from: last, to: point, from: first, &crossings)
            last = point
        }
        for (offset, places) in crossings.enumerated() {
            let sorted = places.count > 2 ? places.sorted() : places
            for index in stride(from: 0, to: sorted.count - 1, by: 2) {
                let (one, other) = (sorted[index], sorted[index + 1])
                paint(min(one, other), max(one, other), shape.colour, line: first + offset)
            }
        }
    }

    /// The first line whose middle is not above that place.
    private func line(at y: Double) -> Int {
        max(0, min(lines.count, Int((y * scale - 0.5).rounded(.up))))
    }

    /// Notes at which sample an edge crosses the middle of each line, counted from the first.
    private func cross(
        from one: SampleDrawing.Point, to other: SampleDrawing.Point, from first: Int,
        _ crossings: inout [[Int]]
    ) {
        let (upper, lower) = one.y < other.y ? (one, other) : (other, one)
        let (start, end) = (line(at: upper.y), line(at: lower.y))
        guard start < end else { return }
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        var (line, x) = (start, upper.x * scale + (Double(start) + 0.5 - upper.y * scale) * slope)
        while line < end {
            crossings[line - first].append(Int(x.rounded()))
            line += 1
            x += slope
        }
    }

    private mutating func paint(_ start: Int, _ end: Int, _ colour: SampleDrawing.Colour, line: Int) {
        let (start, end) = (max(0, start), min(columns, end))
        guard start < end else { return }
        var (painted, begin): ([Run], Int) = ([], 0)
        painted.reserveCapacity(lines[line].count + 2)
        for run in lines[line] {
            if begin < start { painted.append(Run(end: min(run.end, start), colour: run.colour)) }
            if begin < end, run.end >= end { painted.append(Run(end: end, colour: colour)) }
            if run.end > end { painted.append(run) }
            begin = run.end
        }
        lines[line] = painted
    }

    /// The pixels of the lines that lie in one row.
    private func row(_ lines: [[Run]]) -> [Run] {
        var row: [Run] = []
        var (places, x) = (Array(repeating: 0, count: lines.count), 0)
        while x < columns {
            var (sum, shortest) = (ColourSum(), columns)
            for index in places.indices { shortest = min(shortest, lines[index][places[index]].end) }
            // What no line changes in is one run; a pixel in which one does is a mixture.
            let end = max(x + Self.samples, shortest / Self.samples * Self.samples)
            for index in lines.indices { sum.add(lines[index], from: x, to: end, &places[index]) }
            if let last = row.last, last.colour == sum.mean {
                row[row.count - 1].end = end / Self.samples
            } else {
                row.append(Run(end: end / Self.samples, colour: sum.mean))
            }
            x = end
        }
        return row
    }
}

/// Colours that are mixed.
private struct ColourSum {
    private var (red, green, blue, count) = (0, 0, 0, 0)

    /// Adds the samples of a line between two of them. `place` is the run of the first, and afterwards of the
    /// one behind the last.
    mutating func add(_ line: [Canvas.Run], from start: Int, to end: Int, _ place: inout Int) {
        var x = start
        while x < end {
            let run = line[place]
            let part = min(run.end, end) - x
            red += Int(run.colour.red) * part
            green += Int(run.colour.green) * part
            blue += Int(run.colour.blue) * part
            count += part
            x += part
            if x == run.end { place += 1 }
        }
    }

    var mean: SampleDrawing.Colour {
        SampleDrawing.Colour(red: mean(red), green: mean(green), blue: mean(blue))
    }

    private func mean(_ sum: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (sum + count / 2) / max(1, count))
    }
}
