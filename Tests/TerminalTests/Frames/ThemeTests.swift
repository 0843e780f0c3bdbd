import Glibc
import Testing

@testable import Terminal

/// What themes look like on light and dark grounds.
@Suite struct ThemeTests {
    static let grounds: [(Ground, Pixel)] = [
        (.light, Pixel(red: 255, green: 255, blue: 255)), (.dark, Pixel(red: 0, green: 0, blue: 0)),
        // Solarized, Gruvbox, Nord, Dracula and Ubuntu's.
        (.light, Pixel(red: 0xFD, green: 0xF6, blue: 0xE3)), (.dark, Pixel(red: 0, green: 0x2B, blue: 0x36)),
        (.light, Pixel(red: 0xFB, green: 0xF1, blue: 0xC7)),
        (.dark, Pixel(red: 0x28, green: 0x28, blue: 0x28)),
        (.dark, Pixel(red: 0x2E, green: 0x34, blue: 0x40)),
        (.dark, Pixel(red: 0x28, green: 0x2A, blue: 0x36)),
        (.dark, Pixel(red: 0x30, green: 0x0A, blue: 0x24)),
        (.unknown, Pixel(red: 255, green: 255, blue: 255)), (.unknown, Pixel(red: 0, green: 0, blue: 0)),
    ]

    @Test(arguments: Theme.all, grounds.indices)
    func everyRoleCanBeReadOnEveryGround(theme: Theme, number: Int) {
        let (ground, pixel) = Self.grounds[number]
        for depth in [ColourDepth.none, .few, .palette, .all] {
            for role in Cell.Role.allCases {
                let pen = theme.pen(for: .role(role), depth, on: ground)
                // Of eight colours each terminal has its own; xterm's are drawn upon white and black.
                if depth == .few, pixel != Self.grounds[0].1, pixel != Self.grounds[1].1 { continue }
                for colour in Self.shown(by: pen) {
                    let contrast = Self.contrast(colour, pixel)
                    #expect(contrast >= 4.5, "\(theme.name) \(role) \(depth) \(ground): \(contrast)")
                }
            }
        }
    }

    @Test(arguments: Theme.all, Ground.allCases)
    func everyRoleDiffersFromTextAndWhatIsChosenFromWhatIsNot(theme: Theme, ground: Ground) {
        for depth in [ColourDepth.none, .few, .palette] {
            let text = theme.pen(for: .role(.text), depth, on: ground)
            for role in Cell.Role.allCases {
                let pen = theme.pen(for: .role(role), depth, on: ground)
                let chosen = theme.pen(for: .role(role, isSelected: true), depth, on: ground)
                #expect(chosen != pen, "\(theme.name) \(role)")
                let isPlain =
                    role == .text || role == .good
                    || (theme == .contrast && (role == .faint || role == .border))
                #expect(isPlain || pen != text, "\(theme.name) \(role) \(depth) \(ground)")
            }
        }
    }

    /// The colours that a terminal may write with: a bold one of the eight may be the lighter one.
    private static func shown(by pen: Pen) -> [Pixel] {
        guard case .indexed(let number)? = pen.foreground else { return [] }
        return pen.isBold && number < 8 ? [pixel(number), pixel(number + 8)] : [pixel(number)]
    }

    /// xterm's palette.
    private static func pixel(_ number: UInt8) -> Pixel {
        let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
        switch number {
        case 4: return Pixel(red: 0, green: 0, blue: 238)
        case 12: return Pixel(red: 92, green: 92, blue: 255)
        case 0..<16:
            let bright: UInt8 = number < 8 ? 205 : 255
            return Pixel(
                red: number & 1 == 0 ? 0 : bright, green: number & 2 == 0 ? 0 : bright,
                blue: number & 4 == 0 ? 0 : bright)
        case 16..<232:
            let place = Int(number) - 16
            return Pixel(
                red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
        default:
            let grey = 8 + 10 * (number - 232)
            return Pixel(red: grey, green: grey, blue: grey)
        }
    }

    /// The contrast of two colours by WCAG 2: from 1 to 21.
    private static func contrast(_ one: Pixel, _ other: Pixel) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ pixel: Pixel) -> Double {
        func linear(_ value: UInt8) -> Double {
            let share = Double(value) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
    }
}

/// The ground of a terminal, as it says and as its environment does.
@Suite struct GroundTests {
    static let answers: [(String, Ground?)] = [
        ("]11;rgb:ffff/ffff/ffff", .light), ("]11;rgb:0000/0000/0000", .dark),
        ("]11;rgb:ff/ff/ff", .light), ("]11;rgb:f/f/f", .light), ("]11;rgba:0/0/0/f", .dark),
        ("]11;rgb:fdfd/f6f6/e3e3", .light), ("]11;rgb:0000/2b2b/3636", .dark),
        ("]11;rgb:2e2e/3434/4040", .dark), ("]10;rgb:ffff/ffff/ffff", nil), ("]11;rgb:ffff/ffff", nil),
        ("]11;rgb:g/0/0", nil), ("]11;rgb:00000/0/0", nil), ("]11;#ffffff", nil), ("]11;?", nil), ("", nil),
        ("[1;2R", nil),
    ]

    @Test(arguments: answers.indices) func anAnswerTellsTheGround(_ number: Int) {
        let (answer, ground) = Self.answers[number]
        #expect(Ground(answer: answer) == ground, "\(answer)")
    }

    @Test(
        arguments: [
            ([:], Ground.unknown), (["COLORFGBG": "0;15"], .light), (["COLORFGBG": "15;0"], .dark),
            (["COLORFGBG": "0;default;15"], .light), (["COLORFGBG": "12;8"], .dark),
            (["COLORFGBG": "0;7"], .light), (["COLORFGBG": "0;default"], .unknown),
            (["COLORFGBG": ""], .unknown), (["COLORFGBG": "1;99"], .unknown), (["TERM": "linux"], .dark),
        ] as [([String: String], Ground)])
    func theEnvironmentTellsTheGround(environment: [String: String], ground: Ground) {
        #expect(Ground(environment) == ground)
    }
}
