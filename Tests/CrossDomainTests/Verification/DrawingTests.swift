import Blobs
import Composition
import Sample
import SampleKit
import TestKit
import Testing

@Suite struct DrawingTests {
    /// What the domains and the members of the sample neighbourhood show.
    private static let drawings =
        Domain.all.compactMap(\.samples).flatMap(\.drawings) + SampleNeighbourhood.portraits

    @Test("Every drawing looks as people have seen it, and its file is the same on every machine")
    func looks() throws {
        var page = "# Drawings of the sample neighbourhood: a letter for each colour, a dot for the ground.\n"
        for drawing in Self.drawings {
            let file = BlobKey(of: drawing.png(width: 640)).hash
            page += "\n\(drawing.name) \(file.prefix(16))\n\(Self.letters(of: drawing))"
        }
        try GoldenFile("Tests/Golden/Sample/drawings.txt").expect(page)
    }

    @Test("Drawings have names of their own, and there are enough of them")
    func names() {
        let names = Self.drawings.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count >= 24)
    }

    @Test("What is painted over is gone, what lies outside is not painted, and edges are mixed")
    func canvas() {
        let drawing = SampleDrawing(
            "흰 바탕", on: 0xFFFFFF,
            [
                .box(0x112233, 0, 0, 100, 75), .box(0x0000FF, -10, -10, 60, 200),
                .box(0xFF0000, 50, 0, 25, 50),
            ],
            [.ellipse(0x00FF00, 300, 300, 9)])
        let rows = Canvas(drawing, width: 6).rows
        #expect(rows.count == 4)
        let blue: SampleDrawing.Colour = 0x0000FF
        #expect(rows[0].map(\.end) == [3, 4, 5, 6])
        #expect(rows[0].map(\.colour) == [blue, 0xFF0000, SampleDrawing.Colour(0x88, 0x11, 0x1A), 0x112233])
        #expect(rows[3].map(\.colour) == [blue, 0x112233])
    }

    /// Twelve lines of 24 letters, each for the colour of the drawing that is nearest to a pixel's.
    private static func letters(of drawing: SampleDrawing) -> String {
        var colours = [drawing.ground]
        for shape in drawing.shapes where !colours.contains(shape.colour) { colours.append(shape.colour) }
        let alphabet = Array(".abcdefghijklmnopqrstuvwxyz")
        let rows = Canvas(drawing, width: 48).rows
        return (0..<12).map { line in
            let row = rows[line * 3 + 1]
            let cells = (0..<24).map { cell -> Character in
                let colour = row.first { $0.end > cell * 2 }?.colour ?? drawing.ground
                let nearest = colours.indices.min {
                    distance(colours[$0], colour) < distance(colours[$1], colour)
                }
                return alphabet[nearest ?? 0]
            }
            return String(cells) + "\n"
        }.joined()
    }

    private static func distance(_ one: SampleDrawing.Colour, _ other: SampleDrawing.Colour) -> Int {
        [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)].reduce(0) { sum, pair in
            let difference = Int(pair.0) - Int(pair.1)
            return sum + difference * difference
        }
    }
}

extension SampleDrawing.Colour {
    fileprivate init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.init(red: red, green: green, blue: blue)
    }
}
