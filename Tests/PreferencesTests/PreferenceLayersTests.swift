import Preferences
import Terminal
import Testing
import Vocabulary

/// Settings of a device above those of whoever is signed in there.
@Suite struct PreferenceLayersTests {
    private static let (language, size) = (PreferencesTests.language, PreferencesTests.size)

    /// What is kept of the language on the device and with the account, and what counts.
    static let layerings: [(device: String?, account: String?, value: Language?, scope: PreferenceScope?)] = [
        (nil, nil, nil, nil), ("ko", nil, .ko, .device), (nil, "ko", .ko, .account),
        ("en", "ko", .en, .device), ("auto", "ko", nil, .device), ("klingon", "ko", .ko, .account),
        ("en", "klingon", .en, .device), ("klingon", "엘프어", nil, nil),
    ]

    @Test("A device overrides the account, and what cannot be read counts as not set", arguments: layerings)
    func overrides(
        _ layering: (device: String?, account: String?, value: Language?, scope: PreferenceScope?)
    ) {
        var layers = PreferenceLayers(device: [:])
        layers.device["language"] = layering.device
        layers.account["language"] = layering.account
        #expect(layers.value(of: Self.language) == layering.value)
        #expect(layers.setting(Self.language.description)?.scope == layering.scope)
    }

    @Test("No account tells a device what is the device's alone")
    func deviceAlone() async throws {
        let layers = PreferenceLayers(device: [:], account: ["page-size": "50"])
        #expect(layers.value(of: Self.size) == 20 && layers.setting(Self.size.description) == nil)
        let preferences = Preferences(InMemoryPreferenceStore(), account: InMemoryPreferenceStore())
        await #expect(throws: ServiceFailure.badRequest([FieldError("page-size", .unexpected)])) {
            try await preferences.set(Self.size, to: 50, for: .account)
        }
    }

    @Test("Each place keeps its own, and both are watched")
    func places() async throws {
        let (device, account) = (InMemoryPreferenceStore(), InMemoryPreferenceStore())
        let preferences = Preferences(device, account: account)
        var values = try await preferences.values(of: Self.language).makeAsyncIterator()
        #expect(await values.next() == .some(nil))
        try await preferences.set(Self.language.description, typed: "ko", for: .account)
        #expect(await values.next() == .ko)
        try await preferences.set(Self.language, to: .en)
        #expect(await values.next() == .en)
        #expect(try await device.load() == ["language": "en"])
        #expect(try await account.load() == ["language": "ko"])
        try await preferences.reset(Self.language.description)
        #expect(await values.next() == .ko, "the account's counts again")
        try await preferences.reset(Self.language.description, for: .account)
        #expect(await values.next() == .some(nil))
    }

    @Test("Nobody keeps a setting with an account who is not signed in")
    func signedOut() async throws {
        let preferences = Preferences(InMemoryPreferenceStore())
        await #expect(throws: ServiceFailure.signInRequired) {
            try await preferences.set(Self.language, to: .ko, for: .account)
        }
        #expect(try await preferences.value(of: Self.language) == nil)
    }
}
