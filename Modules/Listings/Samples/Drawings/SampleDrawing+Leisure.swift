import SampleKit

/// Drawings of leisure items.
extension SampleDrawing {
    static let bicycle = SampleDrawing(
        "bicycle", on: 0xD9EAF0,
        [.box(0xC4DBC7, 0, 62, 100, 13)], wheel(27), wheel(73),
        Shape.strokes(0xD9503F, 2.2, [27, 52, 41, 31, 62, 31, 48, 52, 27, 52]),
        Shape.strokes(0xD9503F, 2.2, [48, 52, 39.6, 26]), Shape.strokes(0xB23C2E, 2.2, [73, 52, 61, 22]),
        Shape.strokes(0x2E3540, 2, [61, 22, 66, 19, 69, 21]),
        [.curve(0x2E3540, [33, 24, 45, 24, 46, 26, 38, 27.4, 33, 26.4])],
        Shape.strokes(0x8A93A0, 1.4, [48, 52, 51, 59, 54, 59]),
        [
            .ellipse(0x2E3540, 48, 52, 3.4), .ellipse(0xD9DDE2, 48, 52, 1.5),
            .box(0x8B6B4A, 62, 24, 12, 9, round: 1.6),
        ])

    private static func wheel(_ x: Double) -> [Shape] {
        let spokes: [Shape] = [(12.5, 0.0), (8.8, 8.8), (0, 12.5), (-8.8, 8.8)].map { across, down in
            .line(0xA9B4BE, 0.6, from: (x - across, 52 - down), to: (x + across, 52 + down))
        }
        return [
            .ellipse(0x2E3540, x, 52, 14.5), .ellipse(0xB6C0C9, x, 52, 12.8), .ellipse(0xE6F1F2, x, 52, 12),
        ]
            + spokes + [.ellipse(0x5A6572, x, 52, 2)]
    }

    static let football = SampleDrawing(
        "football", on: 0x7DB56B,
        [0.0, 30, 60, 90].map { .box(0x74AB62, $0, 0, 15, 75) },
        [
            .ellipse(0x5F9450, 51, 64, 25, 4), .ellipse(0x4A4A50, 50, 38, 26.6),
            .ellipse(0xFAFAF6, 50, 38, 25.8),
            .polygon(0x2C2D33, [50, 29, 58.6, 35.2, 55.3, 45.3, 44.7, 45.3, 41.4, 35.2]),
            .polygon(0x2C2D33, [50, 12.4, 42, 14.6, 45, 20, 55, 20, 58, 14.6]),
            .polygon(0x2C2D33, [75.4, 34, 72, 25.6, 67.6, 29, 70, 38, 75.6, 41]),
            .polygon(0x2C2D33, [24.6, 34, 28, 25.6, 32.4, 29, 30, 38, 24.4, 41]),
            .polygon(0x2C2D33, [67, 57.4, 61, 61.4, 58, 55.6, 64.6, 50.4, 70.6, 53.4]),
            .polygon(0x2C2D33, [33, 57.4, 39, 61.4, 42, 55.6, 35.4, 50.4, 29.4, 53.4]),
        ],
        symmetric([
            .line(0x6B6B72, 0.8, from: (58.6, 35.2), to: (67.6, 29)),
            .line(0x6B6B72, 0.8, from: (55.3, 45.3), to: (58, 55.6)),
            .line(0x6B6B72, 0.8, from: (55, 20), to: (67.6, 29)),
            .line(0x6B6B72, 0.8, from: (70, 38), to: (64.6, 50.4)),
        ]),
        [
            .line(0x6B6B72, 0.8, from: (50, 29), to: (50, 20)),
            .line(0x6B6B72, 0.8, from: (42, 55.6), to: (58, 55.6)),
        ])

    static let guitar = SampleDrawing(
        "guitar", on: 0xDCE3D2,
        [
            .curve(
                0xA8652F,
                [
                    50, 32, 60, 33, 62, 40, 60, 46, 67, 56, 62, 69, 50, 72, 38, 69, 33, 56, 40, 46, 38, 40,
                    40, 33,
                ]),
            .curve(
                0xD9954F,
                [
                    50, 34, 58.6, 35, 60.2, 40, 58, 46, 64.6, 56, 60.4, 67, 50, 69.8, 39.6, 67, 35.4, 56, 42,
                    46, 39.8, 40, 41.4, 35,
                ]),
            .ellipse(0x8A4F22, 50, 48, 6.6), .ellipse(0x3B2413, 50, 48, 5.4),
            .box(0x4B2D18, 47.6, 9, 4.8, 38),
            .polygon(0x6B3F20, [46, 1.6, 54, 1.6, 53, 10, 47, 10]), .box(0x4B2D18, 43, 60, 14, 2.6, round: 1),
        ],
        [14.0, 18.6, 22.8, 26.6, 30, 33].map { .box(0xD8CDB8, 47.6, $0, 4.8, 0.5) },
        [48.6, 49.6, 50.4, 51.4].map { .line(0xF3EAD8, 0.3, from: ($0, 4), to: ($0, 60.6)) },
        symmetric([.ellipse(0xE9DFC9, 45, 4, 1.1), .ellipse(0xE9DFC9, 45.4, 7.4, 1.1)]))

    static let campingChairs = SampleDrawing(
        "camping-chairs", on: 0xCFE3EF,
        [
            .polygon(0xA9C9B0, [0, 50, 22, 34, 40, 46, 64, 28, 100, 52, 100, 75, 0, 75]),
            .box(0x8DB57E, 0, 56, 100, 19),
        ],
        chair(9, 0x3F6FA8), chair(51, 0xE08A3C))

    private static func chair(_ x: Double, _ colour: Colour) -> [Shape] {
        let legs =
            Shape.strokes(0x4A4F57, 1.5, [x + 5, 66, x + 31, 46])
            + Shape.strokes(0x4A4F57, 1.5, [x + 35, 66, x + 9, 46])
            + Shape.strokes(0x4A4F57, 1.5, [x + 6, 20, x + 9, 48])
            + Shape.strokes(0x4A4F57, 1.5, [x + 34, 20, x + 31, 48])
        return legs + [
            .polygon(colour, [x + 6, 19, x + 34, 19, x + 32, 44, x + 8, 44]),
            .polygon(0x2F3640, [x + 7, 42, x + 33, 42, x + 37, 52, x + 3, 52]),
            .box(0xF4EFE4, x + 12, 25, 16, 2, round: 1), .box(0x4A4F57, x + 1, 37, 7, 2.6, round: 1.3),
            .box(0x4A4F57, x + 32, 37, 7, 2.6, round: 1.3),
        ]
    }

    static let keyboard = SampleDrawing(
        "keyboard", on: 0x4B5A72,
        [
            .box(0x414F65, 9, 21, 86, 40, round: 4), .box(0xE7E3DA, 7, 18, 86, 40, round: 4),
            .box(0xCFCABF, 10, 21, 80, 34, round: 2),
        ],
        (0..<3).flatMap { row in
            (0..<12).map { column in
                let colour: Colour =
                    row == 0 && column == 0 ? 0xE0693F : row == 1 && column == 11 ? 0x3F86A5 : 0xFBF9F4
                return Shape.box(
                    colour, 11.6 + Double(column) * 6.45, 22.6 + Double(row) * 8, 5.6, 6.8, round: 1.2)
            }
        },
        [(11.6, 8.0), (20.5, 8), (29.4, 38), (68.3, 8), (77.2, 11.2)].map { x, width in
            .box(x > 70 ? 0xE0693F : 0xFBF9F4, x, 46.6, width, 6.8, round: 1.2)
        },
        Shape.strokes(0x2E3848, 1.4, [50, 18, 50, 10, 60, 6, 60, 0]))

    static let pictureBooks = SampleDrawing(
        "picture-books", on: 0xF6E9C9,
        [
            .box(0xE5D4AA, 0, 64, 100, 11), .box(0x3F86A5, 16, 56, 46, 9, round: 1.4),
            .box(0xFBF7EE, 18, 57.6, 44, 5.8),
            .box(0x4E8C5A, 19, 47, 42, 9, round: 1.4), .box(0xFBF7EE, 19, 48.6, 40, 5.8),
            .box(0xE0693F, 15, 38, 44, 9, round: 1.4), .box(0xFBF7EE, 17, 39.6, 42, 5.8),
            .polygon(0x8C6FB3, [60, 66, 66, 20, 92, 24, 87, 66]),
            .polygon(0x7557A0, [60, 66, 66, 20, 68, 20.3, 62.4, 66]),
            .ellipse(0xFFE6A8, 78, 35, 6.4), .ellipse(0x8C6FB3, 80.6, 33.4, 5.6),
            .curve(0xFBF7EE, [66, 58, 70, 50, 77, 52, 82, 50, 86, 58, 76, 60]),
        ],
        [(70.0, 28.0), (73, 44), (86, 42)].map { x, y in .ellipse(0xFFE6A8, x, y, 0.9) },
        [.ellipse(0xD9503F, 30, 31.6, 6), .curve(0x4E8C5A, [30, 26, 34, 22, 36, 24, 33, 27])])
}
