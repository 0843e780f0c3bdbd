import DeviceState
import Preferences
import Terminal

/// A setting of the device. A key takes its next value, or it is typed.
enum DeviceChoice: Hashable, CaseIterable {
    case language, theme, keys, mouse, pictures, server, currencyForm

    var description: PreferenceDescription {
        switch self {
        case .server: KnownPreferences.server.description
        case .language: KnownPreferences.language.description
        case .theme: KnownPreferences.theme.description
        case .keys: KnownPreferences.keys.description
        case .mouse: KnownPreferences.mouse.description
        case .pictures: KnownPreferences.pictures.description
        case .currencyForm: KnownPreferences.currencyForm.description
        }
    }

    var name: String { description.name }

    /// As the setting's form lists them; none if the value is typed.
    private var values: [String] {
        self == .server ? [] : description.form.split(separator: ", ").map { String($0) }
    }

    /// The next value, and behind the last the first; nil if the value is typed.
    func value(behind value: String) -> String? {
        guard let first = values.first else { return nil }
        return values.firstIndex(of: value).map { values[($0 + 1) % values.count] } ?? first
    }

    /// What changes at once; nil for what counts when the program starts anew.
    func change(_ value: String, _ around: Surroundings) -> ShellChange? {
        switch self {
        case .language: Language(rawValue: value).map { .language($0) }
        case .theme: Theme.all.first { $0.name == value }.map { .theme($0) }
        case .keys: KeyMap.Preset(rawValue: value).map { .keys($0) }
        case .mouse: .mouse(value == "on")
        case .server, .pictures, .currencyForm: nil
        }
    }

    static let later = Phrase(
        en: "Kept: it counts when the program starts again.", ko: "저장했습니다. 프로그램을 다시 열면 적용됩니다.")
}
