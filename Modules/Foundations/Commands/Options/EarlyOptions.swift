/// What is needed of a command line before it is parsed: help and complaints have a language, too, which the
/// device or the account may decide, and that depends on the backend.
public struct EarlyOptions: Hashable, Sendable {
    /// Behind `--lang`.
    public private(set) var lang: String?
    /// Behind `--backend`.
    public private(set) var backend: String?
    /// Behind `--config`.
    public private(set) var config: String?

    /// Those of these words; the last of a kind counts, as for the parser.
    public init(_ words: [String]) {
        for (index, word) in words.enumerated() {
            if word == "--" { break }
            let next = index + 1 < words.count ? words[index + 1] : nil
            note("--lang", word, next, \.lang)
            note("--backend", word, next, \.backend)
            note("--config", word, next, \.config)
        }
    }

    /// Where the data is.
    public var place: PlaceOptions {
        var place = PlaceOptions()
        (place.backend, place.config) = (backend, config)
        return place
    }

    private mutating func note(
        _ flag: String, _ word: String, _ next: String?, _ option: WritableKeyPath<EarlyOptions, String?>
    ) {
        if word == flag, let next { self[keyPath: option] = next }
        if word.hasPrefix(flag + "=") { self[keyPath: option] = String(word.dropFirst(flag.count + 1)) }
    }
}
