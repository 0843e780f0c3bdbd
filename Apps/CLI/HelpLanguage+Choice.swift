import Commands
import Settings
import Terminal

extension HelpLanguage {
    /// The language that the command line, the environment, the device or the locale ask for; what the
    /// configuration file says is not known yet.
    static func choice(
        _ arguments: [String], _ environment: [String: String], device: Language?
    ) -> Language {
        var flag: String?
        for (index, word) in arguments.enumerated() {
            if word == "--" { break }
            if word == "--lang", index + 1 < arguments.count { flag = arguments[index + 1] }
            if word.hasPrefix("--lang=") { flag = String(word.dropFirst("--lang=".count)) }
        }
        return flag.flatMap(Language.init(code:))
            ?? environment["MADANG_LANGUAGE"].flatMap(Language.init(code:)) ?? device
            ?? .detect(environment: environment)
    }
}

extension GlobalOptions {
    /// The settings with these flags and what the device remembers. Throws `SettingsError`.
    func settings(
        _ environment: [String: String], device: DeviceSettingValues
    ) throws(SettingsError) -> Settings {
        let flags: [SettingKey: String] = backend.map { [.backend: $0] } ?? [:]
        return try Settings.read(
            flags: flags, configuration: config, environment: environment, device: device)
    }
}
