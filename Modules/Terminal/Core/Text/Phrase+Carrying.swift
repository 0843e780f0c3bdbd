extension Phrase {
    /// The phrase with these words behind every command of `madang` that it names: one in single quotes, or
    /// the phrase as a whole. Somebody who pastes such a command then asks the same place in the same
    /// language.
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
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static let command = "madang "
}
