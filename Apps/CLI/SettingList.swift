import DeviceState
import Preferences
import Settings
import Terminal

/// What `madang settings` shows: every setting of the person with what counts, and where that comes from.
struct SettingList {
    let layers: PreferenceLayers
    let settings: Settings
    /// Behind `--lang`.
    let language: String?
    let accountPath: String
    let devicePath: String

    fileprivate struct Row {
        let setting: PreferenceDescription
        let value: String
        let source: SettingSource
    }

    /// For people.
    func table(in language: Language) -> Table {
        var table = Table([
            Table.Column(Phrase(en: "Setting", ko: "설정")),
            Table.Column(Phrase(en: "Value", ko: "값"), flexible: 8, wanting: 22),
            Table.Column(Phrase(en: "Source", ko: "출처")),
            Table.Column(Phrase(en: "Meaning", ko: "의미"), flexible: 16, wanting: 24),
            Table.Column(Phrase(en: "Scope", ko: "적용 범위"), leftOut: 1),
            Table.Column(Phrase(en: "Values", ko: "쓸 수 있는 값"), flexible: 10, leftOut: 2),
        ])
        table.rows = rows.map { row in
            [
                StyledText(row.setting.name), StyledText(row.value, row.source == .default ? .dim : .bold),
                StyledText(row.source.shortWords.text(in: language)),
                StyledText(row.setting.words.text(in: language)),
                StyledText(row.setting.scope.words.text(in: language)), StyledText(row.setting.form, .dim),
            ]
        }
        return table
    }

    /// For programs: name, value, meaning, what may be set, scope and source.
    func plain(in language: Language) -> Table {
        Table(
            names: ["name", "value", "meaning", "form", "scope", "source"],
            rows: rows.map { row in
                [
                    row.setting.name, row.value, row.setting.words.text(in: language), row.setting.form,
                    row.setting.scope.rawValue, row.source.name,
                ].map { StyledText($0) }
            })
    }

    /// As JSON.
    var document: JSONDocument {
        .array(
            rows.map { row in
                let place = row.source.place.map { [("place", JSONDocument.string($0))] } ?? []
                return .object(
                    [
                        ("name", .string(row.setting.name)), ("value", .string(row.value)),
                        ("default", .string(row.setting.fallback)),
                        ("isSet", .bool(layers.setting(row.setting) != nil)),
                        ("scope", .string(row.setting.scope.rawValue)),
                        ("source", .string(row.source.name)),
                    ] + place)
            })
    }

    private var rows: [Row] { KnownPreferences.all.map(row) }

    /// What counts: flags and variables, then what is kept on the device and with the account, then the
    /// configuration file.
    private func row(_ setting: PreferenceDescription) -> Row {
        let key = KnownPreferences.key(of: setting)
        if key == .language, let language {
            return Row(setting: setting, value: language, source: .flag("--lang"))
        }
        let entry = settings.entries.first { $0.key == key }
        switch entry?.source {
        case .flag, .environment: return Row(setting, entry)
        case .device, .account, .file, .default, nil: break
        }
        switch layers.setting(setting) {
        case (let text, .device)?: return Row(setting: setting, value: text, source: .device(devicePath))
        case (let text, .account)?: return Row(setting: setting, value: text, source: .account(accountPath))
        case nil: break
        }
        if case .file = entry?.source { return Row(setting, entry) }
        return Row(setting: setting, value: setting.fallback, source: .default)
    }
}

extension SettingList.Row {
    fileprivate init(_ setting: PreferenceDescription, _ entry: SettingEntry?) {
        self.init(
            setting: setting, value: entry?.value ?? setting.fallback, source: entry?.source ?? .default)
    }
}

extension SettingSource {
    /// Where it comes from, without the path of a file of madang's own.
    fileprivate var shortWords: Phrase {
        switch self {
        case .device: Phrase(en: "this device", ko: "이 기기")
        case .account: Phrase(en: "your account", ko: "내 계정")
        case .flag(let flag): Phrase(flag)
        case .environment(let name): Phrase(name)
        case .file: Phrase(en: "configuration file", ko: "설정 파일")
        case .default: words
        }
    }
}

extension PreferenceScope {
    /// How far such a setting reaches.
    fileprivate var words: Phrase {
        switch self {
        case .device: Phrase(en: "device", ko: "기기")
        case .account: Phrase(en: "account", ko: "계정")
        }
    }
}
