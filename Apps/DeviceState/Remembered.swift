package import Commands
import Composition
package import Preferences
package import Settings
package import Terminal

/// The stored settings of the device and of the signed-in account, as they apply to one run of the program.
package struct Remembered: Sendable {
    /// The stored values of both.
    package let layers: PreferenceLayers
    private let device: Device
    private let environment: [String: String]
    private let early: EarlyOptions
    /// The settings for the early options; nil if these have a mistake, which is reported later.
    private let known: Settings?

    /// The settings that apply to a run with these options.
    package init(_ early: EarlyOptions, _ environment: [String: String]) async {
        let device = Device(environment)
        let texts = await device.texts()
        let read = try? await Self.read(early.backend, early.config, environment, device, texts)
        layers = PreferenceLayers(device: texts, account: read?.account ?? [:])
        known = read?.settings
        (self.early, self.environment, self.device) = (early, environment, device)
    }

    /// The chosen language; nil for the locale's.
    package var language: Language? { layers.value(of: KnownPreferences.language) }

    /// How amounts are written.
    package var currencyForm: CurrencyForm { layers.value(of: KnownPreferences.currencyForm) }

    /// How pictures are shown.
    package var pictures: PictureChoice { layers.value(of: KnownPreferences.pictures) }

    /// The colours of whole screens.
    package var theme: Theme { layers.value(of: KnownPreferences.theme) }

    /// The movement keys on whole screens.
    package var keys: KeyMap.Preset { layers.value(of: KnownPreferences.keys) }

    /// Whether whole screens take the mouse.
    package var takesMouse: Bool { layers.value(of: KnownPreferences.mouse) }

    /// The settings of a command with these options. Throws `SettingsError`.
    package func settings(_ place: PlaceOptions) async throws -> Settings {
        if let known, (place.backend, place.config) == (early.backend, early.config) { return known }
        return try await Self.read(
            place.backend, place.config, environment, device, layers.device
        ).settings
    }

    /// The settings of a command with these options, without the configuration file. Throws `SettingsError`.
    package func settingsWithoutFile(_ place: PlaceOptions) throws(SettingsError) -> Settings {
        try Settings.read(
            flags: place.backend.map { [.backend: $0] } ?? [:], readsFile: false, environment: environment,
            device: device.values(of: layers.device))
    }

    /// The settings, and the cached settings of the account signed in at their backend.
    private static func read(
        _ backend: String?, _ config: String?, _ environment: [String: String], _ device: Device,
        _ texts: [String: String]
    ) async throws(SettingsError) -> (settings: Settings, account: [String: String]) {
        var kept: [String: String] = [:]
        let settings = try await Settings.read(
            flags: backend.map { [.backend: $0] } ?? [:], configuration: config, environment: environment,
            device: device.values(of: texts)
        ) { backend in
            let account = device.account(at: backend)
            kept = await account.load()
            let layers = PreferenceLayers(device: [:], account: kept)
            guard let language = layers.setting(KnownPreferences.language.description) else { return nil }
            return KeptSettingValues([.language: language.text], in: account.path)
        }
        return (settings, kept)
    }
}

extension Device {
    /// The program's settings among these texts.
    fileprivate func values(of texts: [String: String]) -> KeptSettingValues {
        let layers = PreferenceLayers(device: texts)
        var values: [SettingKey: String] = [:]
        values[.backend] = layers.value(of: KnownPreferences.server)?.backend
        values[.language] = layers.setting(KnownPreferences.language.description)?.text
        return KeptSettingValues(values, in: path)
    }
}
