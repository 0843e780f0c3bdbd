package import Preferences
package import Settings
package import Terminal
import Vocabulary

/// What a person sets for this device or with their account.
package enum KnownPreferences {
    /// Where the data is, while no flag and no variable says otherwise; nil leaves that to the settings.
    package static let server = Preference<RememberedBackend?>(
        "server", of: .device, fallback: nil,
        Phrase(en: "The server or database used without --backend", ko: "--backend를 생략할 때 사용할 서버나 데이터베이스"),
        form: "none, http(s)://HOST, sqlite:PATH, postgres://HOST/DATABASE",
        read: { $0 == "none" ? .some(nil) : RememberedBackend($0).map { .some($0) } },
        write: { $0?.text ?? "none" })

    /// The language; nil for the locale's.
    package static let language = Preference<Language?>(
        "language", of: .account, fallback: nil, Phrase(en: "The language", ko: "언어"), form: "auto, ko, en",
        read: { text in text == "auto" ? .some(nil) : Language(rawValue: text).map { .some($0) } },
        write: { $0?.rawValue ?? "auto" })

    /// How amounts are written.
    package static let currencyForm = Preference<CurrencyForm>(
        "currency-form", of: .account, fallback: .symbol,
        Phrase(en: "How amounts are shown: ₩12,000 or 12,000 KRW", ko: "금액 표시 방식: ₩12,000 또는 12,000 KRW"),
        form: "symbol, code", read: { CurrencyForm(rawValue: $0) }, write: { $0.rawValue })

    /// How pictures are shown in this terminal.
    package static let pictures = Preference<PictureChoice>(
        "pictures", of: .device, fallback: .auto,
        Phrase(en: "How pictures are shown in the terminal", ko: "터미널에서 사진을 표시하는 방식"),
        form: PictureChoice.codes.joined(separator: ", "), read: { PictureChoice(code: $0) },
        write: { $0.code })

    /// The colours of whole screens.
    package static let theme = Preference<Theme>(
        "theme", of: .device, fallback: .terminal,
        Phrase(en: "The colours of whole screens", ko: "전체 화면의 색 구성"),
        form: Theme.all.map(\.name).joined(separator: ", "),
        read: { text in Theme.all.first { $0.name == text } }, write: { $0.name })

    /// The keys to move by on whole screens.
    package static let keys = Preference<KeyMap.Preset>(
        "keys", of: .device, fallback: .vi,
        Phrase(en: "The keys to move by on whole screens", ko: "전체 화면에서 이동하는 키"),
        form: KeyMap.Preset.allCases.map(\.rawValue).joined(separator: ", "),
        read: { KeyMap.Preset(rawValue: $0) }, write: { $0.rawValue })

    /// Whether whole screens take the mouse.
    package static let mouse = Preference<Bool>(
        "mouse", of: .device, fallback: true,
        Phrase(en: "Whether whole screens use the mouse", ko: "전체 화면에서 마우스 사용 여부"), form: "on, off",
        read: { ["on": true, "off": false][$0] }, write: { $0 ? "on" : "off" })

    /// All of them, in the order in which they are shown.
    package static let all = [
        server.description, language.description, currencyForm.description, pictures.description,
        theme.description, keys.description, mouse.description,
    ]

    /// The setting of the program that it decides, too; nil if there is none.
    package static func key(of description: PreferenceDescription) -> SettingKey? {
        switch description.name {
        case server.description.name: .backend
        case language.description.name: .language
        default: nil
        }
    }
}

/// A backend that the device remembers.
package struct RememberedBackend: Hashable, Sendable {
    /// The backend, in the form in which it is chosen.
    package let backend: String
    /// Whether it is forgotten when the person signs out there.
    package let isUntilLogout: Bool

    private static let mark = " until-logout"

    /// Remembers one. Nil for memory, which nothing is ever in, and for what is no backend.
    package init?(_ text: String) {
        let isUntilLogout = text.hasSuffix(Self.mark)
        let name = isUntilLogout ? String(text.dropLast(Self.mark.count)) : text
        guard let backend = try? Backend(name, relativeTo: Settings.currentFolder), backend != .memory else {
            return nil
        }
        self.init(backend, untilLogout: isUntilLogout)
    }

    /// Remembers this one; a password in it is left out.
    package init(_ backend: Backend, untilLogout: Bool) {
        self.backend = backend.description
        isUntilLogout = untilLogout
    }

    /// What is kept.
    package var text: String { isUntilLogout ? backend + Self.mark : backend }
}
