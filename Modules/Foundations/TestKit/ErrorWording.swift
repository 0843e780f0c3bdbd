public import Terminal
public import Testing
public import Vocabulary

/// Checks that the texts of errors are sentences in both languages.
public enum ErrorWording {
    /// One of each service failure.
    public static let serviceFailures: [ServiceFailure] = [
        .signInRequired, .accessExpired, .accessInvalid, .silenced(.example),
        .badRequest([]), .noSuchEndpoint,
        .keyReused, .keyInFlight, .limited(retryAfterSeconds: 3), .tooBroad(retryAfterSeconds: 2),
        .unavailable("disk"), .internal("promise"),
    ]

    /// Expects a phrase to be a sentence in both languages, and each of them to be in its language.
    public static func expectWorded(
        _ phrase: Phrase, of code: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            phrase.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) },
            "no Korean: \(code)", sourceLocation: sourceLocation)
        #expect(
            !phrase.en.unicodeScalars.contains { $0.value > 0x2FF }, "Korean in English: \(code)",
            sourceLocation: sourceLocation)
        #expect(
            phrase.en.hasSuffix(".") && phrase.ko.hasSuffix("."), "not a sentence: \(code)",
            sourceLocation: sourceLocation)
    }
}
