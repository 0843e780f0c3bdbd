import SampleKit

/// The colours of sample clothes.
enum ClothColour: String, CaseIterable, Sendable {
    case red, navy, white, black, green, mustard, sky, brown, pink, grey, beige

    /// The cloth.
    var colour: SampleDrawing.Colour {
        switch self {
        case .red: 0xC8413B
        case .navy: 0x33467A
        case .white: 0xF6F3EC
        case .black: 0x35353C
        case .green: 0x3F7F5A
        case .mustard: 0xD9A63A
        case .sky: 0x8DBBDD
        case .brown: 0x8A5F3C
        case .pink: 0xE3A0A8
        case .grey: 0x8C9097
        case .beige: 0xDCC7A1
        }
    }

    /// Its folds and seams.
    var shade: SampleDrawing.Colour { darkened(by: 4) }

    /// The lining, as seen through the neck.
    var lining: SampleDrawing.Colour { darkened(by: 2) }

    /// A colour that stands out from the cloth.
    var trim: SampleDrawing.Colour {
        switch self {
        case .white, .sky, .beige, .pink, .mustard: 0x2B3350
        case .red, .navy, .black, .green, .brown, .grey: 0xF6F3EC
        }
    }

    /// The colour before the name of a piece: `빨간 셔츠`, `red shirt`.
    var words: SampleWords {
        switch self {
        case .red: SampleWords("빨간", "red")
        case .navy: SampleWords("남색", "navy")
        case .white: SampleWords("흰", "white")
        case .black: SampleWords("검은", "black")
        case .green: SampleWords("초록", "green")
        case .mustard: SampleWords("겨자색", "mustard")
        case .sky: SampleWords("하늘색", "sky-blue")
        case .brown: SampleWords("갈색", "brown")
        case .pink: SampleWords("분홍", "pink")
        case .grey: SampleWords("회색", "grey")
        case .beige: SampleWords("베이지", "beige")
        }
    }

    /// The cloth without one part of that many of its light.
    private func darkened(by parts: Int) -> SampleDrawing.Colour {
        let light = [colour.red, colour.green, colour.blue].map { $0 - UInt8(Int($0) / parts) }
        return SampleDrawing.Colour(red: light[0], green: light[1], blue: light[2])
    }
}

/// The same words in Korean and English.
struct SampleWords: Hashable, Sendable {
    let ko: String
    let en: String

    init(_ ko: String, _ en: String) { (self.ko, self.en) = (ko, en) }

    /// The words in Korean, or in English.
    func text(inKorean isKorean: Bool) -> String { isKorean ? ko : en }
}
