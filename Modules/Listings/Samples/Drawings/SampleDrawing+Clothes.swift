import SampleKit

/// Clothes, laid out flat.
extension SampleDrawing {
    static let coat = SampleDrawing(
        "coat", on: 0xE7E0EE,
        symmetric([
            .polygon(0x8C6A4A, [35, 12, 24, 19, 17, 58, 26, 61, 33, 34]),
            .polygon(0xA57F5A, [50, 12, 36, 10, 31, 18, 28, 71, 50, 71]),
            .polygon(0x7A5A3D, [50, 34, 37, 9, 42, 7, 50, 14]),
            .polygon(0x8C6A4A, [31, 49, 42, 47, 42, 50, 31, 52]),
        ]),
        [.line(0x6B4D33, 0.8, from: (50, 34), to: (50, 71))],
        [38.0, 47, 56].flatMap { y in
            [Shape.ellipse(0x4A3423, 46, y, 1.4), .ellipse(0x4A3423, 54, y, 1.4)]
        })

    static let downJacket = SampleDrawing(
        "down-jacket", on: 0xDCE8EA,
        symmetric([
            .curve(0x2F7F77, [34, 14, 23, 22, 17, 42, 17, 57, 26, 58, 33, 34]),
            .curve(0x3C9C92, [50, 12, 38, 11, 31, 18, 30, 40, 30, 58, 31, 64, 50, 64]),
            .curve(0x2F7F77, [50, 15, 42, 14, 41, 6, 50, 5]),
        ]),
        [23.0, 32, 41, 50, 59].map { .line(0x2B726B, 0.9, from: (30.5, $0), to: (69.5, $0)) },
        [
            .box(0xF2C14E, 49.2, 11, 1.6, 54), .box(0x24625C, 31, 62, 38, 4, round: 2),
            .box(0x24625C, 17, 54.5, 8.5, 3.5, round: 1.5), .box(0x24625C, 74.5, 54.5, 8.5, 3.5, round: 1.5),
        ])

    static let jumper = SampleDrawing(
        "jumper", on: 0xF3E7D3,
        symmetric([
            .curve(0xB9552F, [35, 15, 25, 21, 17, 50, 17, 59, 25, 60, 33, 38]),
            .polygon(0xC9663D, [50, 13, 39, 12, 32, 16, 31, 64, 50, 64]),
            .box(0x9C4526, 16.6, 56, 8.6, 4.6, round: 1.5),
        ]),
        [
            .box(0x9C4526, 31, 61, 38, 5.5, round: 1.5), .ellipse(0x9C4526, 50, 13, 10.5, 5),
            .ellipse(0x5F2A18, 50, 12, 8, 3.3),
        ],
        [0.0, 1, 2, 3, 4, 5].map { column in
            .polygon(
                0xF6E3C4,
                [
                    32.4 + column * 6, 33, 35 + column * 6, 27, 37.6 + column * 6, 33, 35 + column * 6, 39,
                ])
        },
        [24.0, 42].map { .box(0xF6E3C4, 31.6, $0, 36.8, 1.4) })

    static let denimJacket = SampleDrawing(
        "denim-jacket", on: 0xF3DFD3,
        symmetric([
            .polygon(0x3F6390, [35, 13, 25, 20, 17, 55, 26, 57, 33, 35]),
            .polygon(0x4F78AA, [50, 14, 37, 11, 31, 18, 31, 62, 50, 62]),
            .polygon(0x375880, [50, 20, 38, 9, 44, 7, 50, 13]),
            .line(0xE0B15E, 0.6, from: (32, 28), to: (49, 28)),
            .box(0x426A9B, 35, 30, 10, 11, round: 1),
            .polygon(0x375880, [34.4, 30, 45.6, 30, 45.6, 33, 40, 35.4, 34.4, 33]),
            .box(0x375880, 17, 53.6, 9.4, 3.6, round: 1),
        ]),
        [.box(0x375880, 31, 59, 38, 5, round: 1), .line(0xE0B15E, 0.6, from: (50, 20), to: (50, 64))],
        [25.0, 34, 43, 52, 61.5].map { .ellipse(0xE8D9B5, 52, $0, 1) })

    static let trousers = SampleDrawing(
        "trousers", on: 0xDDE8DA,
        symmetric([
            .polygon(0x55604A, [50, 8, 36, 8, 27, 69, 46, 69, 50, 28]),
            .line(0x434C3A, 0.7, from: (41, 16), to: (37, 69)),
            .line(0x434C3A, 0.8, from: (37, 13), to: (33.6, 20)),
        ]),
        [.box(0x434C3A, 35.6, 7, 28.8, 4.6, round: 1), .ellipse(0xD8C28A, 50, 9.3, 1.3)],
        [39.0, 45, 55, 61].map { .box(0x6D7A5F, $0 - 0.7, 6.4, 1.4, 5.8) },
        [.line(0x434C3A, 0.7, from: (50, 11), to: (50, 29))])

    static let checkedShirt = SampleDrawing(
        "checked-shirt", on: 0xE9E4D8,
        symmetric([
            .polygon(0x9E3B3B, [35, 13, 25, 20, 16, 54, 25, 57, 33, 36]),
            .polygon(0xB84A48, [50, 14, 37, 11, 32, 17, 32, 66, 50, 68]),
        ]),
        [37.0, 44, 54, 61].map { .box(0x7C2C2E, $0, 13, 2.6, 53.6) },
        [22.0, 31, 40, 49, 58].map { .box(0x7C2C2E, 32, $0, 36, 2.6) },
        [37.0, 44, 54, 61].flatMap { x in
            [22.0, 31, 40, 49, 58].map { Shape.box(0x541C20, x, $0, 2.6, 2.6) }
        },
        [.box(0xC9605B, 48.4, 18, 3.2, 49.6)],
        [24.0, 34, 44, 54, 63].map { .ellipse(0xF6EFE2, 50, $0, 1) },
        symmetric([
            .polygon(0x8C3233, [50, 19, 38, 9, 45, 6.4, 50, 12]),
            .box(0x7C2C2E, 15.8, 52.6, 9.6, 4.4, round: 1),
        ]))

    static let hoodie = SampleDrawing(
        "hoodie", on: 0xE3E6F0,
        symmetric([
            .curve(0x63666F, [35, 17, 25, 23, 17, 50, 17, 60, 25, 61, 33, 40]),
            .polygon(0x7B7F8A, [50, 16, 38, 14, 32, 18, 31, 65, 50, 65]),
            .box(0x50535B, 16.6, 57, 8.8, 4.4, round: 1.5),
            .polygon(0x696D77, [36, 46, 46, 46, 48, 60, 34, 60]),
        ]),
        [
            .curve(0x696D77, [50, 4, 38, 7, 36, 17, 50, 24, 64, 17, 62, 7]),
            .curve(0x3E4048, [50, 7, 42, 9, 41, 16, 50, 20, 59, 16, 58, 9]),
            .box(0x50535B, 31, 62, 38, 4.6, round: 1.5), .box(0xD7DAE2, 49.4, 20, 1.2, 46),
        ],
        symmetric(Shape.strokes(0xF2F2F2, 0.9, [46, 21, 45, 33])))

    static let dress = SampleDrawing(
        "dress", on: 0xF7E4DC,
        symmetric([
            .polygon(0x3F7CAC, [50, 16, 44, 14, 42, 7, 39, 7, 38, 20, 41, 34, 27, 69, 50, 71]),
            .line(0x32658D, 0.7, from: (45, 36), to: (38, 69)),
        ]),
        [.box(0xF2C14E, 40.6, 32.5, 18.8, 3, round: 1)],
        [(36.0, 60.0), (45, 52), (54, 62), (61, 55), (48, 24), (54, 21), (45, 63), (56, 46), (65, 65)].map {
            x, y in .ellipse(0xF7F0E0, x, y, 1.3)
        })

    static let hanbok = SampleDrawing(
        "hanbok", on: 0xE6EEDC,
        symmetric([
            .curve(0xB6435A, [50, 31, 38, 32, 24, 68, 36, 71, 50, 71]),
            .curve(0xF4D58D, [50, 12, 38, 12, 22, 24, 12, 37, 22, 42, 37, 33, 41, 36, 50, 36]),
            .polygon(0xFFFFFF, [13, 35, 22, 42.4, 23.8, 40.6, 15, 33]),
            .line(0x96334A, 0.7, from: (45, 38), to: (40, 70)),
        ]),
        [
            .polygon(0xFFFFFF, [43, 9, 47, 8, 56, 27, 52, 28]),
            .polygon(0xFFFFFF, [57, 9, 53, 8, 47, 22, 49.4, 27]),
            .curve(0x5E3C8C, [51, 26, 46, 25, 45, 29, 51, 28.5, 56, 31, 57, 27]),
            .polygon(0x5E3C8C, [49.6, 27, 53, 27, 55, 52, 51, 53]),
            .polygon(0x7350A3, [51.6, 27, 54, 27, 59, 46, 55.6, 47.4]),
        ])
}
