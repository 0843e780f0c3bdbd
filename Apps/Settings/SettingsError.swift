public import Vocabulary

/// Why the settings cannot be taken. All of them are mistakes in how the program was called or configured.
public enum SettingsError: DomainError {
    /// The value breaks the rule of its setting.
    case badValue(SettingEntry, FieldError.Rule)
    /// A flag holds a password.
    case secretFlag(SettingEntry)
    /// The file has a key that is no setting.
    case unknownKey(String, file: String)
    /// The file was named and is not there.
    case missingFile(String)
    /// The file cannot be read, or is no YAML; the reason in English.
    case unreadableFile(String, reason: String)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// Invalid, but for the failures that any verb can meet.
    public var kind: ErrorKind { service?.kind ?? .invalid }

    /// One stable code per case.
    public var code: String {
        switch self {
        case .badValue: "settings-bad-value"
        case .secretFlag: "settings-secret-flag"
        case .unknownKey: "settings-unknown-key"
        case .missingFile: "settings-missing-file"
        case .unreadableFile: "settings-unreadable-file"
        case .service(let failure): failure.code
        }
    }

    /// Names the key, the rule and the way out.
    public var message: String {
        switch self {
        case .badValue(let entry, let rule):
            "\(Self.place(of: entry)) is “\(entry.value)”: it \(rule.message). Correct it or leave it out."
        case .secretFlag(let entry):
            """
            \(Self.place(of: entry)) holds a password, and every user of this machine can read flags. Leave \
            it out, and give it by \(entry.key.variable), the configuration file, PGPASSWORD or ~/.pgpass.
            """
        case .unknownKey(let key, let file):
            "\(file) sets “\(key)”, which is no setting. Known: "
                + SettingKey.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .missingFile(let file): "There is no \(file). Name another with --config, or leave it out."
        case .unreadableFile(let file, let reason): "\(file) cannot be read: \(reason)"
        case .service(let failure): failure.message
        }
    }

    /// The message in Korean.
    public var korean: String {
        switch self {
        case .badValue(let entry, let rule):
            "\(Self.place(of: entry)) 값이 “\(entry.value)”입니다. 고치거나 지우세요 (\(rule.message))."
        case .secretFlag(let entry):
            """
            \(Self.place(of: entry))에 비밀번호가 있습니다. 플래그는 이 기계의 누구나 볼 수 있으니 빼고, \
            \(entry.key.variable), 설정 파일, PGPASSWORD, ~/.pgpass 중 하나로 주세요.
            """
        case .unknownKey(let key, let file):
            "\(file)에 있는 “\(key)”은(는) 설정이 아닙니다. 쓸 수 있는 설정: "
                + SettingKey.allCases.map(\.rawValue).joined(separator: ", ")
        case .missingFile(let file): "\(file) 파일이 없습니다. --config로 다른 파일을 지정하거나 빼세요."
        case .unreadableFile(let file, let reason): "\(file) 파일을 읽을 수 없습니다: \(reason)"
        case .service(let failure): failure.message
        }
    }

    /// The failure that any verb can meet.
    public var service: ServiceFailure? {
        if case .service(let failure) = self { failure } else { nil }
    }

    private static func place(of entry: SettingEntry) -> String {
        switch entry.source {
        case .flag(let flag): flag
        case .environment(let variable): variable
        case .file(let file): "\(entry.key.rawValue) in \(file)"
        case .default: "the default of \(entry.key.rawValue)"
        }
    }
}
