import ArgumentParser
import Commands
import Operations
import Preferences
import Settings
import Terminal
import Vocabulary

/// `madang settings`: what the person sets for this device.
struct SettingsNoun: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "settings", en: "Settings of this device.", ko: "이 컴퓨터에서 쓰는 설정.",
            subcommands: [List.self, Set.self, Reset.self], fallback: List.self)
    }

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show the settings of this device.", ko: "이 컴퓨터의 설정을 봅니다.",
                examples: [Phrase("madang settings")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let (device, console) = (Device(context.environment), context.console)
            let texts = try await device.preferences.texts()
            let rows = DevicePreferences.all.map { setting in
                (setting, texts[setting.name].flatMap(setting.canonical))
            }
            if console.format == .json {
                return console.show(.array(rows.map { Self.document($0, $1) }))
            }
            var table = Table([
                Table.Column(Phrase(en: "Setting", ko: "설정")),
                Table.Column(Phrase(en: "Value", ko: "값"), flexible: 12),
                Table.Column(Phrase(en: "Meaning", ko: "의미"), flexible: 16, wanting: 48),
                Table.Column(Phrase(en: "Values", ko: "쓸 수 있는 값"), flexible: 10, leftOut: 1),
            ])
            table.rows = rows.map { setting, text in
                [
                    StyledText(setting.name),
                    StyledText(text ?? setting.fallback, text == nil ? .dim : .bold),
                    StyledText(setting.words.text(in: console.language)), StyledText(setting.form, .dim),
                ]
            }
            console.show(table)
        }

        private static func document(_ setting: PreferenceDescription, _ text: String?) -> JSONDocument {
            .object([
                ("name", .string(setting.name)), ("value", .string(text ?? setting.fallback)),
                ("default", .string(setting.fallback)), ("isSet", .bool(text != nil)),
            ])
        }
    }

    struct Set: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "set", en: "Change a setting of this device.", ko: "이 컴퓨터의 설정을 바꿉니다.",
                examples: [
                    Phrase("madang settings set language ko"),
                    Phrase("madang settings set currency-form code"),
                ])
        }
        @Argument(help: .setting) var name: String
        @Argument(help: .words(en: "The new value.", ko: "바꿀 값.", value: "value"))
        var value: String
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let (device, setting) = (Device(context.environment), try PreferenceDescription.named(name))
            do {
                try await device.preferences.set(setting, typed: value)
            } catch let error as FieldError {
                throw UsageError(error)
            }
            context.console.tellSetting(setting, try await device.preferences.texts()[setting.name])
        }
    }

    struct Reset: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "reset", en: "Reset a setting to its default.", ko: "설정을 기본값으로 되돌립니다.",
                examples: [Phrase("madang settings reset language")])
        }
        @Argument(help: .setting) var name: String
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let setting = try PreferenceDescription.named(name)
            try await Device(context.environment).preferences.reset(setting)
            context.console.tellSetting(setting, nil)
        }
    }
}

extension ArgumentHelp {
    fileprivate static var setting: ArgumentHelp {
        let names = DevicePreferences.all.map(\.name).joined(separator: ", ")
        return .words(en: "The setting: \(names).", ko: "설정: \(names).", value: "name")
    }
}

extension PreferenceDescription {
    fileprivate static func named(_ name: String) throws(UsageError) -> PreferenceDescription {
        if let known = DevicePreferences.all.first(where: { $0.name == name }) { return known }
        throw UsageError(FieldError("name", .unknown(allowed: DevicePreferences.all.map(\.name))))
    }
}

extension Console {
    fileprivate func tellSetting(_ setting: PreferenceDescription, _ text: String?) {
        let value = text ?? setting.fallback
        answer(
            .object([("name", .string(setting.name)), ("value", .string(value))]), plain: value,
            Phrase("\(setting.name): \(value)"))
    }
}
