public import ArgumentParser

/// Words to search for that are typed without an option: `madang browse 의자`.
public struct SearchWords: ParsableArguments {
    /// The words as they were typed.
    @Argument(
        help: .words(en: "Only what has all of these words.", ko: "이 단어가 모두 들어 있는 것만.", value: "word"))
    public var words: [String] = []

    /// No words.
    public init() {}

    /// The words, and those that an option has; nil if there are none.
    public func keyword(with option: String? = nil) -> String? {
        let all = words + (option.map { [$0] } ?? [])
        return all.isEmpty ? nil : all.joined(separator: " ")
    }
}
