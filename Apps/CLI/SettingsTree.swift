import ArgumentParser
import Commands
import DeviceState
import Operations
import Preferences
import Settings
import Terminal
import Vocabulary

/// `madang settings`: what the person sets for this device or with their account.
struct SettingsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "settings", en: "Settings of this device and of your account.", ko: "이 기기와 내 계정의 설정.",
            subcommands: [List.self, Set.self, Reset.self], fallback: List.self)
    }

    struct List: InstallationCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show the settings and where each comes from.", ko: "설정과 그 출처를 봅니다.",
                examples: [Phrase("madang settings")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ installation: Installation, on console: Console) async throws {
            let account = AccountSettings(installation, console)
            let list = SettingList(
                layers: try await account.read(), settings: installation.settings, language: global.lang,
                accountPath: account.path, devicePath: Device(installation.environment).path)
            switch console.format {
            case .json: console.show(list.document)
            case .plain: console.show(list.plain(in: console.language))
            case .human: console.show(list.table(in: console.language))
            }
        }
    }

    struct Set: InstallationCommand {
        static var configuration: CommandConfiguration {
            .words(
                "set", en: "Change a setting of this device or of your account.",
                ko: "이 기기나 내 계정의 설정을 바꿉니다.",
                examples: [
                    Phrase("madang settings set language ko"),
                    Phrase("madang settings set language ko --account"),
                    Phrase("madang settings set currency-form code"),
                ])
        }
        @Argument(help: .setting) var name: String
        @Argument(help: .words(en: "The new value.", ko: "바꿀 값.", value: "value"))
        var value: String
        @OptionGroup var place: SettingPlace
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ installation: Installation, on console: Console) async throws {
            let setting = try place.setting(name)
            try await place.change(setting, installation, console) { preferences, scope in
                do {
                    try await preferences.set(setting, typed: value, for: scope)
                } catch let error as FieldError {
                    throw UsageError(error)
                }
            }
        }
    }

    struct Reset: InstallationCommand {
        static var configuration: CommandConfiguration {
            .words(
                "reset", en: "Reset a setting of this device or of your account.",
                ko: "이 기기나 내 계정의 설정을 되돌립니다.",
                examples: [
                    Phrase("madang settings reset language"),
                    Phrase("madang settings reset language --account"),
                ])
        }
        @Argument(help: .setting) var name: String
        @OptionGroup var place: SettingPlace
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ installation: Installation, on console: Console) async throws {
            let setting = try place.setting(name)
            try await place.change(setting, installation, console) { preferences, scope in
                try await preferences.reset(setting, for: scope)
            }
        }
    }
}

/// Where a setting is changed.
struct SettingPlace: ParsableArguments {
    @Flag(
        help: .words(
            en: "Of your account, for all devices where you sign in; default: of this device.",
            ko: "내 계정의 설정으로, 로그인한 모든 기기에 적용됩니다. 기본값: 이 기기의 설정."))
    var account = false

    private var scope: PreferenceScope { account ? .account : .device }

    /// The setting of that name. Throws a usage error if there is none, or none that an account keeps.
    func setting(_ name: String) throws(UsageError) -> PreferenceDescription {
        guard let setting = KnownPreferences.all.first(where: { $0.name == name }) else {
            throw UsageError(FieldError("name", .unknown(allowed: KnownPreferences.all.map(\.name))))
        }
        if account, setting.scope == .device {
            throw UsageError(
                Phrase(
                    en: "'\(name)' is a setting of this device only. Leave out --account.",
                    ko: "'\(name)'은(는) 이 기기에서만 쓰는 설정입니다. --account를 빼세요."))
        }
        return setting
    }

    /// Changes the setting there and tells what counts on this device then.
    func change(
        _ setting: PreferenceDescription, _ installation: Installation, _ console: Console,
        _ change: (Preferences, PreferenceScope) async throws -> Void
    ) async throws {
        let settings = AccountSettings(installation, console)
        let layers: PreferenceLayers
        switch scope {
        case .device:
            try await change(Device(installation.environment).preferences, .device)
            layers = try await settings.lastRead()
        case .account:
            layers = try await settings.change { try await change($0, .account) }
        }
        tell(setting, layers, console)
    }

    private func tell(_ setting: PreferenceDescription, _ layers: PreferenceLayers, _ console: Console) {
        let kept = layers.setting(setting)
        let isHidden = account && kept?.scope == .device
        let shown = isHidden ? layers.account[setting.name].flatMap(setting.canonical) : kept?.text
        let value = shown ?? setting.fallback
        let source = shown == nil ? "default" : isHidden ? "account" : kept?.scope.rawValue ?? "default"
        let place = source == "account" ? Phrase(en: " (account)", ko: " (계정)") : Phrase("")
        console.answer(
            .object([
                ("name", .string(setting.name)), ("value", .string(value)), ("source", .string(source)),
            ]), plain: value,
            Phrase(
                en: "\(setting.name): \(value)\(place.en)", ko: "\(setting.name): \(value)\(place.ko)"))
        guard isHidden, let own = kept?.text, console.format == .human else { return }
        console.remark(
            Phrase(
                en: "This device uses its own value, '\(own)'. To follow your account: "
                    + "'madang settings reset \(setting.name)'.",
                ko: "이 기기는 따로 정한 값 '\(own)'을(를) 씁니다. 계정 설정을 따르려면: "
                    + "'madang settings reset \(setting.name)'."))
    }
}

extension ArgumentHelp {
    fileprivate static var setting: ArgumentHelp {
        let names = KnownPreferences.all.map(\.name).joined(separator: ", ")
        return .words(en: "The setting: \(names).", ko: "설정: \(names).", value: "name")
    }
}
