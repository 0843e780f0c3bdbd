import SampleKit

/// A piece of clothing in one colour.
struct Piece: Hashable, Sendable {
    let kind: Kind
    let colour: ClothColour

    /// What pieces of an outfit are.
    enum Kind: String, CaseIterable, Sendable {
        case shirt, tee, jumper, jersey, jacket
        case trousers, jeans, shorts, skirt
        case trainers, boots
        case cap, beanie, strawHat = "straw-hat"

        static let tops: [Kind] = [.shirt, .tee, .jumper, .jacket]
        static let bottoms: [Kind] = [.trousers, .jeans, .shorts, .skirt]
        static let shoes: [Kind] = [.trainers, .boots]
        static let hats: [Kind] = [.cap, .beanie, .strawHat]
    }

    init(_ kind: Kind, _ colour: ClothColour) { (self.kind, self.colour) = (kind, colour) }

    /// How it is called in golden files: `jersey-red`.
    var name: String { "\(kind.rawValue)-\(colour.rawValue)" }

    /// What it is called: `빨간 유니폼`, `red jersey`.
    var words: SampleWords {
        let (colour, kind) = (colour.words, kind.words)
        return SampleWords("\(colour.ko) \(kind.ko)", "\(colour.en) \(kind.en)")
    }

    /// Its shapes on a whole drawing, about the middle.
    var shapes: [SampleDrawing.Shape] {
        switch kind {
        case .shirt: shirt
        case .tee: tee
        case .jumper: jumper
        case .jersey: jersey
        case .jacket: jacket
        case .trousers: trousers
        case .jeans: jeans
        case .shorts: shorts
        case .skirt: skirt
        case .trainers: trainers
        case .boots: boots
        case .cap: cap
        case .beanie: beanie
        case .strawHat: strawHat
        }
    }
}

extension Piece.Kind {
    /// What it is called.
    var words: SampleWords {
        switch self {
        case .shirt: SampleWords("셔츠", "shirt")
        case .tee: SampleWords("티셔츠", "T-shirt")
        case .jumper: SampleWords("니트", "jumper")
        case .jersey: SampleWords("유니폼", "jersey")
        case .jacket: SampleWords("재킷", "jacket")
        case .trousers: SampleWords("바지", "trousers")
        case .jeans: SampleWords("청바지", "jeans")
        case .shorts: SampleWords("반바지", "shorts")
        case .skirt: SampleWords("치마", "skirt")
        case .trainers: SampleWords("운동화", "trainers")
        case .boots: SampleWords("부츠", "boots")
        case .cap: SampleWords("모자", "cap")
        case .beanie: SampleWords("비니", "beanie")
        case .strawHat: SampleWords("밀짚모자", "straw hat")
        }
    }
}
