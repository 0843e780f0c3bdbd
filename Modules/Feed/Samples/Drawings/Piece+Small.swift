import SampleKit

/// Shoes, seen from above as a pair, and hats, about the middle of a drawing.
extension Piece {
    var trainers: [SampleDrawing.Shape] {
        let laces = [27.0, 32, 37].map {
            SampleDrawing.Shape.line(colour.trim, 1.6, from: (29, $0), to: (37, $0))
        }
        return SampleDrawing.symmetric(
            [
                .curve(
                    0xFFFFFF,
                    [
                        33, 6, 23, 14, 22, 32, 25, 50, 26, 66, 33, 70, 40, 66, 41, 50, 44, 32, 42, 13,
                    ]),
                .curve(
                    colour.colour,
                    [33, 10, 25.6, 16, 24.6, 32, 27, 50, 28, 64, 33, 67, 38, 64, 39, 50, 41.4, 32, 40, 15]),
                .curve(colour.shade, [33, 20, 28, 24, 28, 42, 33, 46, 38, 42, 38, 24]),
            ] + laces + [.ellipse(colour.lining, 33, 54, 4.6, 8.6)])
    }

    var boots: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.colour, [26, 8, 42, 8, 43, 44, 42, 58, 26, 58]),
            .curve(colour.colour, [27, 44, 16, 50, 12, 59, 20, 62, 40, 62, 43, 56, 40, 44]),
            .box(0x4A3A2C, 11, 60, 33, 5, round: 2), .box(0x4A3A2C, 34, 60, 10, 9, round: 1),
            .box(colour.shade, 25, 7, 18, 5, round: 1.5),
            .polygon(colour.shade, [32, 14, 37, 14, 38, 38, 31, 38]),
        ])
    }

    var cap: [SampleDrawing.Shape] {
        [
            .curve(colour.colour, [24, 50, 24, 34, 34, 20, 50, 15, 66, 20, 76, 34, 76, 50, 50, 46]),
            .curve(
                colour.shade,
                [22, 50, 34, 45, 50, 43, 66, 45, 78, 50, 84, 60, 66, 54, 50, 52, 34, 54, 16, 60]),
            .line(colour.lining, 0.9, from: (50, 16), to: (50, 44)), .ellipse(colour.lining, 50, 15, 2.6),
            .polygon(colour.trim, [45, 27, 50, 23, 55, 27, 55, 34, 50, 38, 45, 34]),
        ]
    }

    var beanie: [SampleDrawing.Shape] {
        let ribs = stride(from: 30.0, through: 70, by: 8).map {
            SampleDrawing.Shape.line(colour.lining, 0.9, from: ($0, 47), to: ($0, 58))
        }
        return [
            .ellipse(colour.trim, 50, 13, 8),
            .curve(colour.colour, [24, 52, 26, 34, 36, 20, 50, 16, 64, 20, 74, 34, 76, 52, 50, 54]),
            .box(colour.shade, 22, 46, 56, 13, round: 5),
        ] + ribs
    }

    var strawHat: [SampleDrawing.Shape] {
        let weave = [24.0, 29, 34].map {
            SampleDrawing.Shape.line(0xCFAE6B, 0.8, from: (33, $0), to: (67, $0))
        }
        return [
            .ellipse(0xD9BC7E, 50, 48, 38, 10), .ellipse(0xE8CF98, 50, 46, 36, 8.6),
            .curve(0xE8CF98, [30, 46, 31, 26, 40, 17, 50, 16, 60, 17, 69, 26, 70, 46, 50, 50]),
        ] + weave + [.curve(colour.colour, [30, 46, 30, 38, 50, 41, 70, 38, 70, 46, 50, 50])]
    }
}
