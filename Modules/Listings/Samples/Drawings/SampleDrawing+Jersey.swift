import SampleKit

/// The colours in which a club plays, and how they lie on its shirt.
enum ClubColours: String, CaseIterable, Sendable {
    case red, blue, white, sky, yellow, green, stripes, claret

    fileprivate var shirt: SampleDrawing.Colour {
        switch self {
        case .red: 0xC8312F
        case .blue: 0x2450A4
        case .white: 0xF7F5F0
        case .sky: 0x7DB9E8
        case .yellow: 0xF4C430
        case .green: 0x1E7F4F
        case .stripes: 0x23262E
        case .claret: 0x7A1F3D
        }
    }

    fileprivate var trim: SampleDrawing.Colour {
        switch self {
        case .red, .green, .sky: 0xFFFFFF
        case .blue: 0xE9B93A
        case .white: 0x26356B
        case .yellow: 0x1F1F24
        case .stripes: 0xF2F2F2
        case .claret: 0x8CC4EA
        }
    }

    fileprivate var number: (tens: Int, ones: Int) {
        switch self {
        case .red: (1, 0)
        case .blue: (1, 1)
        case .white: (0, 7)
        case .sky: (1, 7)
        case .yellow: (0, 9)
        case .green: (2, 0)
        case .stripes: (2, 3)
        case .claret: (1, 4)
        }
    }
}

extension SampleDrawing {
    /// A shirt with its number.
    static func jersey(_ colours: ClubColours) -> SampleDrawing {
        let (shirt, trim) = (colours.shirt, colours.trim)
        return SampleDrawing(
            "jersey-\(colours)", on: colours == .white ? 0xBFD3C6 : 0xEFE6D6,
            [
                .ellipse(colours == .white ? 0xAFC4B6 : 0xDFD3BF, 50, 70, 27, 3),
                .polygon(
                    shirt,
                    [
                        41, 10, 33, 12, 15, 30, 26, 41, 32, 34, 31, 70, 69, 70, 68, 34, 74, 41, 85, 30,
                        67, 12, 59, 10,
                    ]),
            ],
            pattern(colours),
            symmetric([
                .polygon(trim, [15, 30, 26, 41, 28.4, 38.2, 17.8, 27.2]),
                .line(shaded(colours), 0.7, from: (32, 34), to: (34, 20)),
            ]),
            [
                .ellipse(trim, 50, 10.5, 10, 6), .ellipse(0x3A3A42, 50, 9.5, 7.6, 4.2),
                .box(trim, 31, 67.6, 38, 2.4),
            ],
            digits(colours))
    }

    private static func pattern(_ colours: ClubColours) -> [Shape] {
        switch colours {
        case .stripes:
            return [35.5, 46.5, 57.5].map { .box(colours.trim, $0, 12, 7, 58) }
        case .claret:
            return symmetric([.polygon(colours.trim, [33, 12, 15, 30, 26, 41, 32, 34, 34, 20, 36, 11.4])])
        case .sky: return [.box(colours.trim, 31.4, 56, 37.4, 4)]
        case .green: return [19.0, 33, 47].map { .box(colours.trim, 31.8, $0, 36.4, 7) }
        default: return []
        }
    }

    private static func shaded(_ colours: ClubColours) -> Colour {
        colours == .white ? 0xD9D6CE : 0x2A2A30
    }

    private static func digits(_ colours: ClubColours) -> [Shape] {
        let colour: Colour = [.green, .stripes].contains(colours) ? 0xE8493F : colours.trim
        let (tens, ones) = colours.number
        let alone = tens == 0
        let plate: [Shape] =
            colours == .stripes || colours == .green
            ? [.box(colours.shirt, alone ? 43 : 37.5, 27.5, alone ? 14 : 25, 26, round: 3)] : []
        return plate + (alone ? [] : digit(tens, colour, x: 41)) + digit(ones, colour, x: alone ? 46.5 : 52.5)
    }

    /// A digit of strokes, 7 wide and 18 high.
    private static func digit(_ digit: Int, _ colour: Colour, x: Double) -> [Shape] {
        let path: [Double] =
            switch digit {
            case 0: [0, 0, 1, 0, 1, 2, 0, 2, 0, 0]
            case 1: [0.1, 0.4, 0.6, 0, 0.6, 2]
            case 2: [0, 0, 1, 0, 1, 1, 0, 1, 0, 2, 1, 2]
            case 3: [0, 0, 1, 0, 1, 1, 0.2, 1, 1, 1, 1, 2, 0, 2]
            case 4: [0.7, 2, 0.7, 0, 0, 1.3, 1.1, 1.3]
            case 7: [0, 0, 1, 0, 0.4, 2]
            default: [1, 1, 0, 1, 0, 0, 1, 0, 1, 2, 0, 2]
            }
        let places = path.enumerated().map { index, value in
            index.isMultiple(of: 2) ? x + value * 6.5 : 32 + value * 8.5
        }
        return Shape.strokes(colour, 3.2, places)
    }
}
