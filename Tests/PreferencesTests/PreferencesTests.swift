import Preferences
import Terminal
import Testing
import Vocabulary

/// Typed settings, kept as lines of text.
@Suite struct PreferencesTests {
    static let size = Preference<Int>(
        "page-size", of: .device, fallback: 20, Phrase(en: "Items per page", ko: "한 번에 볼 개수"),
        form: "1 to 100",
        read: { Int($0).flatMap { (1...100).contains($0) ? $0 : nil } }, write: { "\($0)" })
    static let language = Preference<Language?>(
        "language", of: .account, fallback: nil, Phrase(en: "Language", ko: "언어"), form: "auto, ko, en",
        read: { $0 == "auto" ? .some(nil) : Language(rawValue: $0).map { .some($0) } },
        write: { $0?.rawValue ?? "auto" })

    @Test func whatNobodyHasSetIsTheFallback() async throws {
        let preferences = Preferences(InMemoryPreferenceStore(["language": "klingon"]))
        #expect(try await preferences.value(of: Self.size) == 20)
        #expect(
            try await preferences.value(of: Self.language) == nil, "what cannot be read counts as not set")
    }

    @Test func whatIsSetStaysAndCanBeReset() async throws {
        let store = InMemoryPreferenceStore()
        try await Preferences(store).set(Self.language, to: .ko)
        try await Preferences(store).set(Self.size.description, typed: "050")
        let again = Preferences(store)
        #expect(try await again.value(of: Self.language) == .ko)
        #expect(try await again.value(of: Self.size) == 50)
        #expect(try await again.layers().device == ["language": "ko", "page-size": "50"])
        try await again.reset(Self.language.description)
        #expect(try await again.value(of: Self.language) == nil)
    }

    @Test func whatItCannotBeIsRefusedByName() async throws {
        let preferences = Preferences(InMemoryPreferenceStore())
        let error = await #expect(throws: FieldError.self) {
            try await preferences.set(Self.size.description, typed: "0")
        }
        #expect(error == FieldError("page-size", .unknown(allowed: ["1 to 100"])))
        #expect(try await preferences.layers().device.isEmpty)
    }

    @Test func whoWatchesHearsOfChanges() async throws {
        let preferences = Preferences(InMemoryPreferenceStore())
        var values = try await preferences.values(of: Self.size).makeAsyncIterator()
        #expect(await values.next() == 20)
        try await preferences.set(Self.language, to: .ko)
        try await preferences.set(Self.size, to: 30)
        #expect(await values.next() == 30)
        try await preferences.set(Self.size, to: 40)
        try await preferences.set(Self.size, to: 50)
        #expect(await values.next() == 50, "the newest counts")
        try await preferences.reset(Self.size.description)
        #expect(await values.next() == 20)
    }
}
