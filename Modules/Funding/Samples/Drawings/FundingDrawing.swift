import SampleKit

/// The photos of the sample's shelters and campaigns.
enum FundingDrawing {
    static let kennel = DescribedDrawing(
        SampleDrawing("shelter-kennel", on: 0xCFE3EE, ground(0x9DBB84), house, dog(0xC48A52, at: 70, 50)),
        description: "느티나무 쉼터 앞마당의 갈색 개")
    static let cats = DescribedDrawing(
        SampleDrawing(
            "shelter-cats", on: 0xBFD8E4, sea, ground(0xD9C9A8), cat(0x4A4A52, at: 30, 46),
            cat(0xE0A35C, at: 66, 50)),
        description: "바닷가에 앉은 검은 고양이와 노란 고양이")
    static let rabbit = DescribedDrawing(
        SampleDrawing("shelter-rabbit", on: 0xE3EBD5, ground(0xA9C78D), rabbit(at: 50, 44), flowers),
        description: "들꽃 사이에 앉은 흰 토끼")
    static let blanket = DescribedDrawing(
        SampleDrawing("campaign-blanket", on: 0xE9E2D6, floor, cover(0xB5524A), dog(0xE8D9BE, at: 52, 36)),
        description: "빨간 담요를 덮은 흰 개")
    static let walk = DescribedDrawing(
        SampleDrawing(
            "update-walk", on: 0xD3E6EF, ground(0x8FB37A), path, dog(0xC48A52, at: 34, 50),
            dog(0xE8D9BE, at: 66, 46)),
        description: "산책길의 개 두 마리")
    static let heater = DescribedDrawing(
        SampleDrawing("campaign-heater", on: 0xDAD4CC, floor, boiler), description: "견사의 낡은 보일러와 배관")
    static let clinic = DescribedDrawing(
        SampleDrawing("campaign-clinic", on: 0xDDEBE8, floor, table, cat(0x8C8478, at: 50, 36)),
        description: "동물병원 진료대 위의 고양이")
    static let van = DescribedDrawing(
        SampleDrawing("campaign-van", on: 0xCFDDE8, ground(0x9A9FA5), vehicle),
        description: "구조 이동장을 실을 승합차")
    static let hutch = DescribedDrawing(
        SampleDrawing("campaign-hutch", on: 0xE8E3CF, ground(0xB7C99A), rabbit(at: 50, 40), bars),
        description: "좁은 토끼장 안의 흰 토끼")

    private static let ink: SampleDrawing.Colour = 0x33323A
}

extension FundingDrawing {
    private static func ground(_ colour: SampleDrawing.Colour) -> [SampleDrawing.Shape] {
        [.polygon(colour, [0, 52, 100, 48, 100, 75, 0, 75])]
    }

    private static let floor: [SampleDrawing.Shape] = [.box(0xC7B79E, 0, 58, 100, 17)]

    private static let sea: [SampleDrawing.Shape] = [
        .box(0x6FA3BF, 0, 34, 100, 20), .box(0x8DBBD1, 0, 40, 100, 1.5), .box(0x8DBBD1, 0, 46, 100, 1.5),
    ]

    private static let house: [SampleDrawing.Shape] = [
        .box(0xE6D3B1, 12, 30, 34, 28), .polygon(0xA5543F, [8, 31, 29, 14, 50, 31]),
        .ellipse(0x5C4636, 29, 48, 7, 10),
    ]

    private static let path: [SampleDrawing.Shape] = [
        .polygon(0xD8C7A6, [20, 75, 44, 50, 56, 49, 84, 75])
    ]

    private static let flowers: [SampleDrawing.Shape] = [12, 24, 78, 90].flatMap { x in
        [
            SampleDrawing.Shape.line(0x6E8F57, 1, from: (x, 68), to: (x, 60)),
            .ellipse(0xD98BA6, x, 58, 3), .ellipse(0xF2D36B, x, 58, 1.2),
        ]
    }

    private static let boiler: [SampleDrawing.Shape] =
        [
            .box(0x8C8F94, 30, 20, 30, 40, round: 3), .box(0xB9BCC0, 34, 25, 22, 9, round: 1),
            .ellipse(0xD0673F, 45, 47, 6), .ellipse(0xF2B35E, 45, 48, 3),
        ]
        + SampleDrawing.Shape.strokes(0x6B6E73, 3, [60, 28, 76, 28, 76, 58, 92, 58])

    private static let table: [SampleDrawing.Shape] = [
        .box(0xB4C4C8, 16, 56, 68, 5, round: 1), .box(0x8FA2A7, 22, 61, 4, 14),
        .box(0x8FA2A7, 74, 61, 4, 14), .box(0xF4F7F6, 78, 12, 14, 14, round: 2),
        .box(0xC8413B, 83.5, 14, 3, 10), .box(0xC8413B, 80, 17.5, 10, 3),
    ]

    private static let vehicle: [SampleDrawing.Shape] = [
        .box(0xF2F0EA, 14, 24, 56, 32, round: 4),
        .polygon(0xF2F0EA, [66, 32, 78, 32, 88, 44, 88, 56, 66, 56]),
        .polygon(0x7FA6BC, [70, 35, 77, 35, 84, 44, 70, 44]), .box(0x7FA98C, 14, 44, 56, 4),
        .ellipse(ink, 30, 57, 7), .ellipse(ink, 74, 57, 7), .ellipse(0xB9BCC0, 30, 57, 3),
        .ellipse(0xB9BCC0, 74, 57, 3),
    ]

    private static let bars: [SampleDrawing.Shape] =
        stride(from: 22.0, through: 78, by: 8).map { .box(0x8A7A63, $0, 14, 1.5, 50) }
        + [.box(0x6E5F4A, 18, 11, 64, 4), .box(0x6E5F4A, 18, 62, 64, 4)]

    private static func cover(_ colour: SampleDrawing.Colour) -> [SampleDrawing.Shape] {
        [
            .curve(colour, [16, 66, 24, 46, 50, 40, 78, 46, 86, 66]), .box(0xE5C9A8, 22, 56, 58, 2),
            .box(0xE5C9A8, 22, 61, 58, 2),
        ]
    }
}

extension FundingDrawing {
    /// A dog's head with hanging ears.
    private static func dog(
        _ colour: SampleDrawing.Colour, at x: Double, _ y: Double
    ) -> [SampleDrawing.Shape] {
        [
            .ellipse(colour, x, y, 12, 11), .ellipse(0x7A5434, x - 11, y + 1, 4, 8),
            .ellipse(0x7A5434, x + 11, y + 1, 4, 8), .ellipse(0xF6F0E4, x, y + 5, 6, 5),
            .ellipse(ink, x, y + 3, 2.2, 1.6), .ellipse(ink, x - 5, y - 2, 1.4),
            .ellipse(ink, x + 5, y - 2, 1.4),
        ]
    }

    /// A sitting cat.
    private static func cat(
        _ colour: SampleDrawing.Colour, at x: Double, _ y: Double
    ) -> [SampleDrawing.Shape] {
        [
            .ellipse(colour, x, y + 11, 10, 12), .ellipse(colour, x, y - 4, 8.5, 7.5),
            .polygon(colour, [x - 8, y - 7, x - 6, y - 16, x - 1, y - 10]),
            .polygon(colour, [x + 8, y - 7, x + 6, y - 16, x + 1, y - 10]),
            .ellipse(0xE7E4A0, x - 3.5, y - 5, 1.6), .ellipse(0xE7E4A0, x + 3.5, y - 5, 1.6),
            .ellipse(0xD98BA6, x, y - 1.5, 1.1, 0.8),
        ]
    }

    private static func rabbit(at x: Double, _ y: Double) -> [SampleDrawing.Shape] {
        [
            .ellipse(0xF7F4EE, x, y + 13, 13, 12), .ellipse(0xF7F4EE, x, y, 9, 8.5),
            .ellipse(0xF7F4EE, x - 4.5, y - 14, 3, 9), .ellipse(0xF7F4EE, x + 4.5, y - 14, 3, 9),
            .ellipse(0xE8B9C2, x - 4.5, y - 14, 1.3, 6), .ellipse(0xE8B9C2, x + 4.5, y - 14, 1.3, 6),
            .ellipse(ink, x - 3.5, y - 1, 1.2), .ellipse(ink, x + 3.5, y - 1, 1.2),
            .ellipse(0xD98BA6, x, y + 2.5, 1.2, 0.9),
        ]
    }
}
