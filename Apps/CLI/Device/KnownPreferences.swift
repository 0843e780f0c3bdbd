import Preferences
import Settings
import Terminal
import Vocabulary

/// What a person sets for this device or with their account.
enum KnownPreferences {
    /// Where the data is, while no flag and no variable says otherwise; nil leaves that to the settings.
    static let server = Preference<RememberedBackend?>(
        "server", of: .device, fallback: nil,
        Phrase(en: "The server or database used without --backend", ko: "--backend를 생략할 때 사용할 서버나 데이터베이스"),
        form: "none, http(s)://HOST, sqlite:PATH, postgres://HOST/DATABASE",
        read: { $0 == "none" ? .some(nil) : RememberedBackend($0).map { .some($0) } },
        write: { $0?.text ?? "none" })

    /// The language; nil for the locale's.
    static let language = Preference<Language?>(
        "language", of: .account, fallback: nil, Phrase(en: "The language", ko: "언어"), form: "auto, ko, en",
        read: { text in text == "auto" ? .some(nil) : Language(rawValue: text).map { .some($0) } },
        write: { $0?.rawValue ?? "auto" })

    /// How amounts are written.
    static let currencyForm = Preference<CurrencyForm>(
        "currency-form", of: .account, fallback: .symbol,
        Phrase(en: "How amounts are shown: ₩12,000 or 12,000 KRW", ko: "금액 표시 방식: ₩12,000 또는 12,000 KRW"),
        form: "symbol, code", read: { CurrencyForm(rawValue: $0) }, write: { $0.rawValue })

    /// All of them, in the order in which they are shown.
    static let all = [server.description, language.description, currencyForm.description]

    /// The setting of the program that it decides, too; nil if there is none.
    static func key(of description: PreferenceDescription) -> SettingKey? {
        switch description.name {
        case server.description.name: .backend
        case language.description.name: .language
        default: nil
        }
    }
}

/// A backend that the device remembers.
struct RememberedBackend: Hashable, Sendable {
    /// The backend, in the form in which it is chosen.
    let backend: String
    /// Whether it is forgotten when the person signs out there.
    let isUntilLogout: Bool

    private static let mark = " until-logout"

    /// Remembers one. Nil for memory, which nothing is ever in, and for what is no backend.
    init?(_ text: String) {
        let isUntilLogout = text.hasSuffix(Self.mark)
        let name = isUntilLogout ? String(text.dropLast(Self.mark.count)) : text
        guard let backend = try? Backend(name, relativeTo: Settings.currentFolder), backend != .memory else {
            return nil
        }
        self.init(backend, untilLogout: isUntilLogout)
    }

    /// Remembers this one; a password in it is left out.
    init(_ backend: Backend, untilLogout: Bool) {
        self.backend = backend.description
        isUntilLogout = untilLogout
    }

    /// What is kept.
    var text: String { isUntilLogout ? backend + Self.mark : backend }
}
