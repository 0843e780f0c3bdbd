import SampleKit

/// The covers of the sample's crews: a shirt in their colour before the place where they play.
enum CrewCover {
    static let futsal = DescribedDrawing(
        drawing("futsal", on: 0x7FA98C, pitch(0xDCE9DF), shirt: 0x2F7D4F, trim: 0xF6F3EC, ball(0xF6F3EC)),
        description: "풋살장 앞의 초록색 유니폼")
    static let running = DescribedDrawing(
        drawing("running", on: 0xC9D8E6, path, shirt: 0xF2A33A, trim: 0x35353C, []),
        description: "새벽 하천길 앞의 주황색 유니폼")
    static let football = DescribedDrawing(
        drawing("football", on: 0x8FB37A, pitch(0xEAF1E2), shirt: 0x1F3F8F, trim: 0xF6F3EC, ball(0xF6F3EC)),
        description: "A navy shirt before a football pitch")
    static let badminton = DescribedDrawing(
        drawing("badminton", on: 0xB9CFC4, net, shirt: 0xC8413B, trim: 0xF6F3EC, shuttlecock),
        description: "배드민턴 네트 앞의 빨간색 유니폼")
    static let cycling = DescribedDrawing(
        drawing("cycling", on: 0xD5E3EA, bridge, shirt: 0x3AA0C8, trim: 0xF6F3EC, []),
        description: "A blue jersey before a bridge")
    static let basketball = DescribedDrawing(
        drawing("basketball", on: 0xD9B98C, court, shirt: 0x6B3FA0, trim: 0xF6F3EC, ball(0xD9772E)),
        description: "농구장 앞의 보라색 유니폼")

    private static func drawing(
        _ name: String, on ground: SampleDrawing.Colour, _ place: [SampleDrawing.Shape],
        shirt colour: SampleDrawing.Colour, trim: SampleDrawing.Colour, _ thing: [SampleDrawing.Shape]
    ) -> SampleDrawing {
        SampleDrawing("crew-\(name)", on: ground, place, shirt(colour, trim), thing)
    }

    private static func shirt(
        _ colour: SampleDrawing.Colour, _ trim: SampleDrawing.Colour
    ) -> [SampleDrawing.Shape] {
        [
            .polygon(
                colour,
                [
                    38, 16, 44, 14, 50, 18, 56, 14, 62, 16, 76, 27, 69, 37, 62, 32, 62, 60, 38, 60, 38, 32,
                    31, 37, 24, 27,
                ]),
            .polygon(trim, [44, 14, 50, 18, 56, 14, 54, 21, 50, 23, 46, 21]),
            .box(trim, 47, 29, 6, 20, round: 1),
        ]
    }

    private static func ball(_ colour: SampleDrawing.Colour) -> [SampleDrawing.Shape] {
        [.ellipse(0x35353C, 79, 62, 8.5), .ellipse(colour, 79, 62, 7.5), .ellipse(0x35353C, 79, 62, 2)]
    }

    private static func pitch(_ line: SampleDrawing.Colour) -> [SampleDrawing.Shape] {
        [.box(line, 4, 6, 92, 1.5), .box(line, 4, 68, 92, 1.5), .box(line, 12, 6, 1.5, 63)]
    }

    private static let path: [SampleDrawing.Shape] = [
        .polygon(0x9FB79A, [0, 40, 100, 34, 100, 75, 0, 75]),
        .polygon(0xD8C7A6, [10, 75, 42, 38, 54, 37, 78, 75]),
        .ellipse(0xF2C65A, 82, 14, 7),
    ]

    private static let net: [SampleDrawing.Shape] = [
        .box(0x6F8B7D, 0, 44, 100, 1), .box(0x6F8B7D, 0, 50, 100, 1), .box(0x6F8B7D, 0, 56, 100, 1),
        .box(0xF6F3EC, 0, 40, 100, 2.5),
    ]

    private static let shuttlecock: [SampleDrawing.Shape] = [
        .polygon(0xF6F3EC, [76, 66, 83, 50, 90, 66]), .ellipse(0xD9A63A, 83, 67, 4.5),
    ]

    private static let bridge: [SampleDrawing.Shape] = [
        .box(0x7E9BB0, 0, 50, 100, 25), .box(0x8C9097, 0, 40, 100, 4), .box(0x8C9097, 14, 44, 4, 20),
        .box(0x8C9097, 82, 44, 4, 20),
    ]

    private static let court: [SampleDrawing.Shape] = [
        .box(0xB98F5E, 0, 60, 100, 15), .box(0xF6F3EC, 78, 10, 16, 12), .box(0xC8413B, 82, 21, 8, 1.5),
    ]
}
