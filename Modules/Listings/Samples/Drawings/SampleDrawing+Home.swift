import SampleKit

/// Drawings of home furnishings.
extension SampleDrawing {
    static let desk = SampleDrawing(
        "desk", on: 0xE4EAE6,
        [
            .box(0xD2DAD4, 0, 63, 100, 12), .box(0x8A5B34, 20, 36, 4, 30), .box(0x8A5B34, 76, 36, 4, 30),
            .box(0x9C6A3F, 54, 36, 24, 17), .box(0xB98350, 56, 38, 20, 6, round: 0.8),
            .box(0xB98350, 56, 45.4, 20, 6, round: 0.8), .ellipse(0x5E3B1F, 66, 41, 1.1),
            .ellipse(0x5E3B1F, 66, 48.4, 1.1), .box(0xC28C56, 15, 32, 70, 4.6, round: 1),
            .box(0x3F7CAC, 26, 27.6, 15, 2.2, round: 0.5), .box(0xC9463D, 27.5, 29.8, 15, 2.2, round: 0.5),
            .box(0xF4F1E8, 50, 24, 7, 8, round: 1.4), .ellipse(0xF4F1E8, 58, 27.6, 2.8),
            .ellipse(0xE4EAE6, 58, 27.6, 1.5),
        ])

    static let floorLamp = SampleDrawing(
        "floor-lamp", on: 0x3D4A63,
        [
            .box(0x333E54, 0, 64, 100, 11), .polygon(0x566382, [38, 28, 62, 28, 80, 64, 20, 64]),
            .box(0xD9B36A, 49.2, 27, 1.6, 38), .ellipse(0xC79C4E, 50, 66, 11, 2.6),
            .polygon(0xFFE6A8, [42, 9, 58, 9, 66, 29, 34, 29]), .ellipse(0xFFF6DC, 50, 29, 16, 2),
            .line(0xD9B36A, 0.6, from: (57, 31), to: (57, 37)), .ellipse(0xD9B36A, 57, 38, 1),
        ])

    static let bookcase: SampleDrawing = {
        let colours: [Colour] = [0xC9463D, 0x3F7CAC, 0xF2C14E, 0x4E8C5A, 0x7350A3, 0xE6DCC8]
        let books = (0..<5).flatMap { shelf in
            (0..<7).map { book in
                let kind = (shelf * 5 + book * 3) % colours.count
                let height = 7.0 + Double((shelf + book * 2) % 3)
                let x = 31 + Double(book) * 4.2 + Double(shelf % 2) * 6
                return Shape.box(
                    colours[kind], x, 17 - height + Double(shelf) * 12.4, 3.4, height, round: 0.4)
            }
        }
        return SampleDrawing(
            "bookcase", on: 0xDDE4EC,
            [.box(0xCBD4DE, 0, 68, 100, 7), .box(0x8A5B34, 26, 3, 48, 68, round: 1)],
            (0..<5).map { .box(0x5E3B1F, 29, 6 + Double($0) * 12.4, 42, 11) }, books)
    }()

    static let refrigerator = SampleDrawing(
        "refrigerator", on: 0xEFE2DA,
        [
            .box(0xDDCDC3, 0, 66, 100, 9), .box(0x9BA5AD, 32, 5, 36, 65, round: 2.5),
            .box(0xD5DCE1, 33, 6, 34, 30, round: 2), .box(0xC8D0D6, 33, 37.4, 34, 14.6, round: 1.4),
            .box(0xC8D0D6, 33, 53.4, 34, 14.6, round: 1.4), .box(0x6F7A83, 36, 12, 2, 18, round: 1),
            .box(0x6F7A83, 42, 40, 16, 1.8, round: 0.9), .box(0x6F7A83, 42, 56, 16, 1.8, round: 0.9),
            .box(0x33444F, 53, 10, 10, 5, round: 0.8), .box(0x7FE0C3, 54.6, 11.6, 4, 1.8),
            .curve(0xC9463D, [52, 44, 55, 46, 54, 49.6, 50, 50, 46, 49.4, 45.4, 46, 48, 44.6]),
            .curve(0x4E8C5A, [50, 45, 48, 43.4, 51, 43, 54, 43.6]),
        ])

    static let onggi = SampleDrawing(
        "onggi", on: 0xDCE6D0,
        [
            .ellipse(0xC5D2B6, 50, 69, 27, 3.4),
            .curve(
                0x6B3E26, [50, 19, 64, 21, 75, 36, 71, 54, 61, 69, 50, 70, 39, 69, 29, 54, 25, 36, 36, 21]),
            .curve(0x7F4C30, [44, 22, 34, 30, 31, 42, 36, 56, 42, 66, 38, 50, 37, 36]),
            .box(0x56311D, 36, 15, 28, 5, round: 2),
            .curve(0x7A4A2E, [50, 8, 62, 11, 66, 15, 50, 16.4, 34, 15, 38, 11]),
            .ellipse(0x56311D, 50, 8, 4, 2.2),
        ],
        Shape.strokes(0x8F5B3B, 1, [34, 40, 40, 44, 46, 40, 52, 44, 58, 40, 64, 44, 68, 41]))

    static let monstera = SampleDrawing(
        "monstera", on: 0xF4E6DC,
        [
            .ellipse(0xE2D0C3, 50, 70, 22, 3), .polygon(0xD98A5F, [36, 48, 64, 48, 60, 70, 40, 70]),
            .box(0xC4744B, 34, 45, 32, 6, round: 1.2),
        ],
        [(50.0, 18.0), (30, 26), (70, 26), (38, 14), (63, 13)].flatMap { x, y in
            Shape.strokes(0x3E7A4A, 1.2, [50, 46, x, y + 4])
        },
        leaf(28, 30, 0x3C8A52), leaf(72, 30, 0x3C8A52), leaf(36, 15, 0x2F7444), leaf(64, 15, 0x2F7444),
        leaf(50, 25, 0x4C9F63))

    private static func leaf(_ x: Double, _ y: Double, _ colour: Colour) -> [Shape] {
        let cuts: [Shape] = [-1.0, 1].flatMap { side in
            [0.0, 4.6].map { down in
                Shape.polygon(
                    0xF4E6DC,
                    [x + side * 12, y - 3 + down, x + side * 12, y - 1.2 + down, x + side * 4, y - 1 + down])
            }
        }
        let heart = Shape.curve(
            colour,
            [
                x, y - 8, x + 7, y - 10, x + 11, y - 2, x + 6, y + 6, x, y + 11, x - 6, y + 6, x - 11, y - 2,
                x - 7, y - 10,
            ])
        return [heart] + cuts + [.line(0x2A6238, 0.6, from: (x, y - 6), to: (x, y + 8))]
    }
}
