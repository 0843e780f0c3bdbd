extension Phrase {
    /// The phrase with these words added to every `madang` command in it: each in single quotes, or the
    /// phrase as a whole. A pasted command then uses the same place and language.
    public func carrying(_ words: [String]) -> Phrase {
        if words.isEmpty { return self }
        let tail = words.map { " " + $0.shellWord }.joined()
        return Phrase(en: Self.carrying(tail, en), ko: Self.carrying(tail, ko))
    }

    private static func carrying(_ tail: String, _ text: String) -> String {
        if text.hasPrefix(command) { return text + tail }
        var (result, rest) = ("", Substring(text))
        while let start = rest.firstRange(of: "'" + command) {
            guard let end = rest[start.upperBound...].firstIndex(of: "'") else { break }
            result += rest[..<end] + tail + "'"
            rest = Self.withoutParticle(rest[rest.index(after: end)...])
        }
        return result + rest
    }

    /// The text behind a command, whose Korean particle went by the word that stood there: it goes to the
    /// word for a command instead.
    private static func withoutParticle(_ text: Substring) -> Substring {
        for particle in ["으로", "로"] where text.hasPrefix(particle) {
            return " 명령으로" + text.dropFirst(particle.count)
        }
        return text
    }

    private static let command = "madang "
}
