public import Vocabulary

/// Why the settings cannot be taken. All of them are mistakes in how the program was called or configured.
public enum SettingsError: DescribedError {
    /// The value breaks the rule of its setting.
    case badValue(SettingEntry, FieldError.Rule)
    /// A change of the request limits names no endpoint; these names look most like it.
    case unknownEndpoint(SettingEntry, nearest: [String])
    /// A flag holds a password.
    case secretFlag(SettingEntry)
    /// The file has a key that is no setting.
    case unknownKey(String, file: String)
    /// The file was named and is not there.
    case missingFile(String)
    /// The file cannot be read, or is no YAML; the reason in English.
    case unreadableFile(String, reason: String)
    /// The object store for pictures cannot be used as it is set.
    case objectStore(ObjectStoreFault)
    /// Payments cannot be taken as they are set.
    case payments(PaymentFault)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// The table of errors: each names the key, the rule and the way out, and ends a program as any wrong
    /// command line does.
    public var description: ErrorDescription {
        switch self {
        case .badValue(let entry, let rule):
            Self.badValue(entry.value, at: Self.place(of: entry), rule)
        case .unknownEndpoint(let entry, let names):
            Self.unknownEndpoint(entry.value, at: Self.place(of: entry), names.joined(separator: ", "))
        case .secretFlag(let entry): Self.secretFlag(Self.place(of: entry), entry.key.variable)
        case .unknownKey(let key, let file): Self.unknownKey(key, in: file)
        case .missingFile(let file):
            .usage(
                "settings-missing-file",
                "\(file) does not exist. Name another with --config, or leave it out.",
                "\(file) 파일이 없습니다. --config로 다른 파일을 지정하거나 빼세요.")
        case .unreadableFile(let file, let reason):
            .usage(
                "settings-unreadable-file", "\(file) cannot be read: \(reason)",
                "\(file) 파일을 읽을 수 없습니다: \(reason)")
        case .objectStore(let fault): fault.description
        case .payments(let fault): fault.description
        case .service(let failure): failure.description
        }
    }

    private static func badValue(
        _ value: String, at place: ErrorDescription.Texts, _ rule: FieldError.Rule
    ) -> ErrorDescription {
        .usage(
            "settings-bad-value",
            "\(place.english) is “\(value)”: it \(rule.message). Correct it or leave it out.",
            "\(place.korean) 값이 “\(value)”입니다: \(rule.korean). 고치거나 지우세요.")
    }

    private static func unknownEndpoint(
        _ value: String, at place: ErrorDescription.Texts, _ names: String
    ) -> ErrorDescription {
        .usage(
            "settings-unknown-endpoint",
            "\(place.english) is “\(value)”, and there is no such endpoint. Nearest names: \(names). "
                + "'madang-server limits' shows all.",
            "\(place.korean) 값이 “\(value)”인데 그런 엔드포인트가 없습니다. 비슷한 이름: \(names). "
                + "전체 목록: madang-server limits")
    }

    private static func secretFlag(_ place: ErrorDescription.Texts, _ variable: String) -> ErrorDescription {
        .usage(
            "settings-secret-flag",
            """
            \(place.english) contains a password, and every user of this machine can read flags. Leave \
            it out, and give it by \(variable), the configuration file, PGPASSWORD or ~/.pgpass.
            """,
            """
            \(place.korean)에 비밀번호가 있습니다. 옵션은 이 컴퓨터의 모든 사용자가 볼 수 있으니 빼고, \
            \(variable), 설정 파일, PGPASSWORD, ~/.pgpass 중 하나로 지정하세요.
            """)
    }

    private static func unknownKey(_ key: String, in file: String) -> ErrorDescription {
        let near = SettingKey.allCases.map(\.rawValue).nearest(to: key).joined(separator: ", ")
        return .usage(
            "settings-unknown-key",
            "“\(key)” in \(file) is not a setting. Nearest names: \(near).",
            "\(file)의 “\(key)”은(는) 없는 설정입니다. 비슷한 이름: \(near)")
    }

    private static func place(of entry: SettingEntry) -> ErrorDescription.Texts {
        let key = entry.key.rawValue
        return switch entry.source {
        case .flag(let flag): (flag, flag)
        case .environment(let variable): (variable, variable)
        case .device(let file), .account(let file), .file(let file):
            ("\(key) in \(file)", "\(file)의 \(key)")
        case .default: ("the default of \(key)", "\(key)의 기본")
        }
    }
}
