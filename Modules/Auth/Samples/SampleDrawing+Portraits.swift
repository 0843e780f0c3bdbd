import SampleKit

/// The animals that sample members are called after.
extension SampleDrawing {
    /// Their drawings, in the order of the nicknames' animals.
    static let animals: [SampleDrawing] = [sparrow, cat, raccoonDog, crane, waterDeer]

    private static let sparrow = SampleDrawing(
        "sparrow", on: 0xD5E5C9,
        [.curve(0x8C5A34, [50, 14, 69, 22, 76, 42, 72, 75, 28, 75, 24, 42, 31, 22])],
        [.curve(0xF3E6D0, [50, 34, 68, 38, 72, 58, 68, 77, 32, 77, 28, 58, 32, 38])],
        [.curve(0x7A4526, [50, 12, 66, 18, 70, 31, 50, 30, 30, 31, 34, 18])],
        symmetric([
            .ellipse(0xF9F2E4, 35.5, 43, 8), .ellipse(0x4A2C1A, 34, 46, 3.6),
            .ellipse(0x241A14, 41.5, 36, 3.2),
            .ellipse(0xFFFFFF, 42.6, 34.8, 1),
        ]),
        [
            .curve(0x4A2C1A, [50, 44, 57, 48, 58, 55, 50, 58, 42, 55, 43, 48]),
            .polygon(0x2E2925, [44.6, 40, 55.4, 40, 50, 50]),
            .line(0x6B635A, 0.7, from: (45.6, 42.6), to: (54.4, 42.6)),
        ])

    private static let cat = SampleDrawing(
        "cat", on: 0xC9DDE8,
        symmetric([
            .polygon(0xE39A4C, [25, 40, 27, 9, 47, 24]), .polygon(0xF3C2B0, [29, 32, 30, 16, 41, 25]),
        ]),
        [
            .curve(0xE39A4C, [50, 60, 72, 66, 76, 80, 24, 80, 28, 66]),
            .ellipse(0xE9A85E, 50, 42, 27, 24),
            .polygon(0xC97E36, [47, 18.4, 53, 18.4, 50, 30]),
        ],
        symmetric([
            .polygon(0xC97E36, [39, 20.6, 43.6, 19.2, 43, 28]), .ellipse(0x2F2A24, 39, 41, 3.6, 4.6),
            .ellipse(0xFFFFFF, 40.2, 39.4, 1.2), .line(0x8A5A2B, 0.8, from: (33, 50), to: (20, 47)),
            .line(0x8A5A2B, 0.8, from: (33, 53), to: (20, 54)), .ellipse(0xFBF1E0, 45.4, 52, 6, 5),
        ]),
        [.polygon(0xC96A6A, [46.6, 47.4, 53.4, 47.4, 50, 51.4])],
        symmetric(Shape.strokes(0x6B4423, 0.9, [50, 51, 50, 54, 46, 56])))

    private static let raccoonDog = SampleDrawing(
        "raccoon-dog", on: 0xF1DDC0,
        symmetric([.ellipse(0x4A3A2E, 29, 20, 9), .ellipse(0x9C7B5C, 30, 21, 5)]),
        [
            .curve(0x7A6350, [50, 60, 74, 66, 78, 80, 22, 80, 26, 66]),
            .curve(
                0x9C8067,
                [50, 15, 70, 20, 78, 40, 82, 50, 68, 60, 50, 68, 32, 60, 18, 50, 22, 40, 30, 20]),
        ],
        symmetric([
            .curve(0xE9DCC8, [46, 30, 34, 26, 26, 34, 34, 35, 44, 37]),
            .curve(0x3E3028, [46, 38, 36, 33, 26, 42, 27, 52, 37, 50, 45, 45]),
            .ellipse(0xFFFFFF, 38, 42, 3.8), .ellipse(0x1E1814, 38.6, 42.4, 2.6),
            .ellipse(0xFFFFFF, 39.6, 41.4, 0.9),
        ]),
        [
            .curve(0xF1E6D4, [50, 42, 58, 48, 60, 58, 50, 63, 40, 58, 42, 48]),
            .ellipse(0x241C18, 50, 49, 4.4, 3.2),
        ],
        symmetric(Shape.strokes(0x3E3028, 1, [50, 52, 50, 56, 45.6, 58])))

    private static let crane = SampleDrawing(
        "crane", on: 0xE9CFCB,
        [
            .curve(0xFBFBF8, [44, 50, 62, 50, 84, 62, 88, 80, 28, 80, 30, 62]),
            .curve(0x26282E, [70, 56, 84, 60, 94, 80, 72, 80, 74, 68]),
            .curve(0x26282E, [47, 22, 56, 24, 58, 40, 54, 58, 44, 60, 46, 44]),
            .curve(0xFBFBF8, [52, 14, 60, 20, 62, 36, 60, 56, 54, 60, 55, 40, 52, 26]),
            .ellipse(0x26282E, 47.6, 20.6, 10.6, 8.6),
            .curve(0xFBFBF8, [50, 16, 58, 18, 60, 28, 54, 26, 49, 21]),
            .curve(0xD8382F, [40, 14.4, 47, 9.6, 54, 13, 48, 15.4]),
            .polygon(0xB9A36B, [39, 18, 14, 26.4, 38.6, 24]),
            .ellipse(0xF3D36B, 44.4, 19.4, 2), .ellipse(0x111216, 44.4, 19.4, 1.1),
        ])

    private static let waterDeer = SampleDrawing(
        "water-deer", on: 0xD3E3DA,
        symmetric([
            .curve(0xB07F4F, [36, 28, 24, 24, 17, 8, 30, 8, 41, 20]),
            .curve(0xF0DCC8, [34, 24, 27, 21, 22, 12, 30, 13, 37, 20]),
        ]),
        [
            .curve(0xA87646, [50, 58, 66, 64, 72, 80, 28, 80, 34, 64]),
            .curve(
                0xBE8C59,
                [50, 14, 66, 20, 70, 36, 62, 52, 57, 64, 50, 67, 43, 64, 38, 52, 30, 36, 34, 20]),
            .curve(0xF3E7D6, [50, 50, 58, 54, 57, 63, 50, 66.4, 43, 63, 42, 54]),
        ],
        symmetric([
            .ellipse(0x2A1F18, 38, 36, 3.8, 4.2), .ellipse(0xFFFFFF, 39.2, 34.4, 1.2),
            .curve(0xE3C6A0, [44, 28, 38, 27, 34, 30, 39, 30.6]),
            .polygon(0xFFFFFF, [43.4, 60, 46, 61, 43.8, 70]),
        ]),
        [.curve(0x2A2220, [50, 49, 55, 50.4, 53, 54.6, 50, 56, 47, 54.6, 45, 50.4])],
        symmetric(Shape.strokes(0x6B4A30, 0.9, [50, 56, 50, 59, 46, 60.6])))
}
