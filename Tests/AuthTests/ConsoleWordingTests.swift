import Auth
import AuthConsole
import Terminal
import Testing
import Vocabulary

/// Everything that can go wrong with accounts can be said in both languages.
@Suite struct ConsoleWordingTests {
    static let errors: [AuthError] =
        [
            .invalidFields([]), .wrongCredentials, .sessionEnded, .noSuchMember, .noSuchSession, .changed,
            .forbidden,
        ] + failures.map { .service($0) }

    static let failures: [ServiceFailure] = [
        .signInRequired, .accessExpired, .accessInvalid, .badRequest([]), .noSuchEndpoint,
        .keyReused, .keyInFlight, .limited(retryAfterSeconds: 3), .tooBroad(retryAfterSeconds: 2),
        .unavailable("disk"),
        .internal("promise"),
    ]

    @Test(arguments: errors)
    func everyErrorIsWordedInBothLanguages(_ error: AuthError) {
        let phrase = error.phrase
        #expect(
            phrase.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) },
            "no Korean: \(error.code)")
        #expect(!phrase.en.unicodeScalars.contains { $0.value > 0x2FF }, "Korean in English: \(error.code)")
        #expect(phrase.en.hasSuffix(".") && phrase.ko.hasSuffix("."), "not a sentence: \(error.code)")
    }

    @Test func noCaseIsMissingAbove() {
        let positions = Set(Self.errors.map(position))
        #expect(positions == Set(0...7), "a case of AuthError has no example in this table")
    }

    @Test func everyFieldHasAName() {
        for field in [
            "email", "nickname", "phone", "birthday", "introduction", "language", "password", "current",
            "new",
        ] {
            #expect(AuthError.fieldName(field) != nil, "no name for \(field)")
        }
    }

    private func position(_ error: AuthError) -> Int {
        switch error {
        case .invalidFields: 0
        case .wrongCredentials: 1
        case .sessionEnded: 2
        case .noSuchMember: 3
        case .noSuchSession: 4
        case .changed: 5
        case .forbidden: 6
        case .service: 7
        }
    }
}
