extension String {
    /// The Korean text with every particle that is written in both forms in the one that fits the word before
    /// it: `책상을(를)` becomes `책상을`, `3(으)로` becomes `3으로`. Both forms stay where it is not known how the
    /// word is read.
    var withParticles: String {
        guard utf8.contains(UInt8(ascii: "(")) else { return self }
        var (text, rest) = ("", Substring(self))
        while let place = rest.firstIndex(of: "(") {
            guard let particle = Particle(at: place, in: rest) else {
                text += rest[...place]
                rest = rest[rest.index(after: place)...]
                continue
            }
            text += rest[..<particle.range.lowerBound]
            text += KoreanEnding(of: text).map(particle.form) ?? String(rest[particle.range])
            rest = rest[particle.range.upperBound...]
        }
        return text + rest
    }
}

/// A particle that stands in a text in both of its forms.
private struct Particle {
    let range: Range<Substring.Index>
    private let behindConsonant: String
    private let behindVowel: String
    /// Whether a final ㄹ counts as a vowel: `서울로`.
    private let joinsRieul: Bool

    private static let pairs = [("은", "는"), ("이", "가"), ("을", "를"), ("과", "와")]

    /// The particle whose bracket opens there; nil if the bracket is none of a particle.
    init?(at place: Substring.Index, in text: Substring) {
        let group = text[place...].prefix(4)
        guard group.dropFirst(2).first == ")", let inner = group.dropFirst().first.map(String.init) else {
            return nil
        }
        let end = text.index(place, offsetBy: 3)
        let before = text[..<place].last.map(String.init) ?? ""
        if let pair = Self.pairs.first(where: {
            [$0.0, $0.1] == [before, inner] || [$0.1, $0.0] == [before, inner]
        }) {
            range = text.index(before: place)..<end
            (behindConsonant, behindVowel, joinsRieul) = (pair.0, pair.1, false)
            return
        }
        let next = group.dropFirst(3).first.map(String.init) ?? ""
        guard inner == "으" && next == "로" || inner == "이" && ["라", "나", "랑", "며"].contains(next) else {
            return nil
        }
        range = place..<end
        (behindConsonant, behindVowel, joinsRieul) = (inner, "", inner == "으")
    }

    func form(behind ending: KoreanEnding) -> String {
        switch ending {
        case .vowel: behindVowel
        case .rieul: joinsRieul ? behindVowel : behindConsonant
        case .consonant: behindConsonant
        }
    }
}
