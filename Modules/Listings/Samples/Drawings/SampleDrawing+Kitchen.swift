import SampleKit

/// Drawings of kitchen appliances, a cat carrier and packaging.
extension SampleDrawing {
    static let espressoMachine = SampleDrawing(
        "espresso-machine", on: 0xE8DDCF,
        [
            .box(0xD5C7B5, 0, 62, 100, 13), .box(0x9E2F2B, 28, 12, 44, 16, round: 3),
            .box(0x7F2522, 28, 26, 15, 36), .box(0x3C3C42, 26, 60, 48, 6, round: 2),
            .box(0x55555D, 44, 57, 28, 3, round: 1), .box(0xB9BEC4, 51, 28, 12, 5, round: 1),
            .box(0x3C3C42, 61, 29.4, 15, 2.6, round: 1.3),
            .polygon(0x8C9096, [53, 33, 61, 33, 59, 37, 55, 37]),
            .box(0x4A2B18, 56.4, 37, 1.2, 10), .box(0xFBF7EE, 51, 47, 12, 10, round: 3),
            .ellipse(0xFBF7EE, 64, 51.4, 3.2), .ellipse(0xE8DDCF, 64, 51.4, 1.7),
            .ellipse(0xF5F0E4, 38, 20, 4.6),
            .line(0x3C3C42, 0.8, from: (38, 20), to: (40.6, 17.4)), .ellipse(0xF2C14E, 53, 20, 1.6),
            .ellipse(0x7FE0A3, 59, 20, 1.6), .box(0xB9BEC4, 32, 8, 36, 4, round: 1),
        ],
        [35.0, 45, 55].map { .box(0xFBF7EE, $0, 3.6, 7, 4.4, round: 1.2) })

    static let kettle = SampleDrawing(
        "kettle", on: 0xD5E3E8,
        [
            .box(0xC1D2D9, 0, 63, 100, 12),
            .curve(0x36424A, [62, 22, 80, 22, 82, 44, 66, 54, 64, 50, 75, 42, 74, 28, 62, 28]),
            .polygon(0xAEB9C0, [36, 24, 24, 16, 22, 20, 33, 38]),
            .curve(0xDCE3E7, [50, 17, 63, 19, 67, 40, 67, 60, 50, 63, 33, 60, 33, 40, 37, 19]),
            .curve(0xF3F6F8, [42, 22, 39, 34, 38, 52, 41, 54, 43, 36]),
            .ellipse(0x36424A, 50, 18.4, 13, 2.6), .box(0x36424A, 47, 11, 6, 6, round: 2.4),
            .box(0x36424A, 31, 60, 38, 5, round: 2), .box(0x7FB8D0, 56, 34, 3.4, 18, round: 1.7),
            .box(0x3F86A5, 56, 42, 3.4, 10, round: 1.7),
        ])

    static let catCarrier = SampleDrawing(
        "cat-carrier", on: 0xE9E2EF,
        [
            .box(0xD6CDDF, 0, 64, 100, 11),
            .curve(0x4A5568, [40, 17, 43, 8, 57, 8, 60, 17, 55, 17, 54, 12, 46, 12, 45, 17]),
            .box(0x8FB7D4, 20, 16, 60, 30, round: 10), .box(0x5D8AAB, 18, 42, 64, 25, round: 5),
            .box(0x4A7292, 18, 40, 64, 4, round: 2), .box(0x2E3540, 31, 24, 38, 36, round: 8),
        ],
        symmetric([
            .polygon(0xE39A4C, [38, 46, 39, 32, 47, 39]), .ellipse(0x2F2A24, 45, 45, 1.7, 2.2),
        ]),
        [.ellipse(0xE8A65A, 50, 48, 12.5, 11.5)],
        symmetric([
            .polygon(0xE8A65A, [38.4, 46, 39.4, 33, 47.6, 39.6]), .ellipse(0x2F2A24, 45, 46, 1.7, 2.2),
            .line(0xF8EEDD, 0.6, from: (42, 52), to: (36, 51)),
            .line(0xF8EEDD, 0.6, from: (42, 53.4), to: (36, 54.6)),
        ]),
        [.ellipse(0xF8EEDD, 50, 53, 5, 3.8), .polygon(0xC96A6A, [48.6, 50.4, 51.4, 50.4, 50, 52.2])],
        [33.5, 39, 44.5, 50, 55.5, 61, 66.5].map { .box(0xB8C2CC, $0 - 0.5, 25, 1, 34) },
        [30.0, 56].map { .box(0xB8C2CC, 31, $0, 38, 1) })

    static let box = SampleDrawing(
        "box", on: 0xDFE6EA,
        [
            .box(0xCBD5DB, 0, 62, 100, 13), .polygon(0xB98653, [22, 32, 50, 38, 50, 70, 24, 63]),
            .polygon(0xD3A26C, [78, 32, 50, 38, 50, 70, 76, 63]),
            .polygon(0x7C5530, [22, 32, 50, 26, 78, 32, 50, 38]),
            .polygon(0xE0B37E, [22, 32, 12, 40, 40, 47, 50, 38]),
            .polygon(0xEBC393, [78, 32, 88, 40, 60, 47, 50, 38]),
            .polygon(0xC89661, [22, 32, 50, 26, 44, 17, 17, 23]),
            .polygon(0xD3A26C, [78, 32, 50, 26, 56, 17, 83, 23]),
            .polygon(0xF6F1E7, [57, 50, 70, 47, 69.4, 57, 57, 60.4]),
            .line(0x8A8378, 0.7, from: (59, 52.6), to: (68, 50.4)),
            .line(0x8A8378, 0.7, from: (59, 55.2), to: (68, 53)),
        ])

    static let label = SampleDrawing(
        "label", on: 0xB9C7D6,
        [10.0, 26, 42, 58, 74, 90].map { .box(0xB0BFCF, $0, 0, 6, 75) },
        [
            .box(0x9AABBD, 27, 19, 48, 40, round: 2), .box(0xFBF8F1, 25, 17, 48, 40, round: 2),
            .box(0xC9463D, 30, 23, 22, 5, round: 0.8), .box(0x8A8F98, 30, 33, 36, 1.6),
            .box(0x8A8F98, 30, 37, 30, 1.6),
            .box(0x8A8F98, 30, 41, 34, 1.6), .curve(0x4A5568, [30, 47, 41, 47, 40, 53, 31, 53]),
            .ellipse(0x4A5568, 48, 50, 3), .ellipse(0xFBF8F1, 48, 50, 2),
            .polygon(0x4A5568, [55, 53, 58.5, 47, 62, 53]),
        ],
        [31.0, 39, 47, 55, 63].map { .line(0x6C7A8A, 0.8, from: ($0, 17.8), to: ($0 + 4, 17.8)) })
}
