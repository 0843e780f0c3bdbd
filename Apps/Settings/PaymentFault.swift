import Vocabulary

/// What is wrong with how payments are set.
public enum PaymentFault: Hashable, Sendable {
    /// Test money, together with the keys of real money, which stand in that file.
    case sandboxWithFile(String)
    /// Real money, together with the address of a sandbox.
    case sandboxWithLive
    /// Settings that real money needs, and that are not made.
    case missing([SettingKey])
    /// Real money, and the platform's public address is unknown or unencrypted.
    case noSecureAddress
    /// Others than its owner can read the file with the access.
    case openFile(String)
    /// The file with the access is not there.
    case noFile(String)
    /// A line of the file, by its number, that is no line of an access, or stands there too often. What it
    /// says is not told: it may be a secret.
    case badLine(String, Int, expected: String)
    /// The file lacks a line of that form.
    case incomplete(String, String)
    /// A command needs the address of the sandbox that a server serves, and its port is not known.
    case noSandboxAddress
}

extension PaymentFault {
    /// The table of errors.
    var description: ErrorDescription {
        switch self {
        case .sandboxWithFile, .sandboxWithLive: ofBothKinds
        case .missing(let keys): Self.missing(keys.map(\.rawValue).joined(separator: ", "))
        case .noSecureAddress:
            .usage(
                "settings-payments-no-address",
                """
                payments is live, and public-url is not an https address. Set it to the address of the \
                checkout pages, such as https://madang.example.
                """,
                """
                payments가 live인데 public-url이 https 주소가 아닙니다. https://madang.example처럼 결제 페이지가 열리는 \
                주소를 지정하세요.
                """)
        case .openFile, .noFile, .badLine, .incomplete: ofFile
        case .noSandboxAddress:
            .usage(
                "settings-payments-no-sandbox",
                """
                payments-port is 0, so the port of the server's sandbox is unknown here. Set \
                payments-sandbox to the address that the server has logged.
                """,
                """
                payments-port가 0이라 서버가 연 샌드박스의 포트를 알 수 없습니다. 서버 로그에 나온 주소를 \
                payments-sandbox에 지정하세요.
                """)
        }
    }

    /// The faults of test money and real money at once.
    private var ofBothKinds: ErrorDescription {
        switch self {
        case .sandboxWithFile(let file):
            .usage(
                "settings-payments-test-and-live",
                """
                payments is sandbox, and payments-file names \(file): test money together with live keys. \
                Remove payments-file, or set payments to live.
                """,
                """
                payments가 sandbox인데 payments-file이 \(file)입니다. 테스트 결제에는 실제 결제의 키를 함께 쓸 수 \
                없습니다. payments-file을 지우거나 payments를 live로 바꾸세요.
                """)
        case .sandboxWithLive, .missing, .noSecureAddress, .openFile, .noFile, .badLine, .incomplete,
            .noSandboxAddress:
            .usage(
                "settings-payments-live-and-test",
                """
                payments is live, and payments-sandbox is set: real money together with a sandbox. Remove \
                payments-sandbox, or set payments to sandbox.
                """,
                """
                payments가 live인데 payments-sandbox가 지정되어 있습니다. 실제 결제에는 샌드박스를 함께 쓸 수 없습니다. \
                payments-sandbox를 지우거나 payments를 sandbox로 바꾸세요.
                """)
        }
    }

    private static func missing(_ names: String) -> ErrorDescription {
        .usage(
            "settings-payments-incomplete",
            "payments is live, and these settings are missing: \(names). Set them, or set payments to off.",
            "payments가 live인데 다음 설정이 없습니다: \(names). 모두 지정하거나 payments를 off로 바꾸세요.")
    }

    /// The faults of the file with the access.
    private var ofFile: ErrorDescription {
        switch self {
        case .openFile(let file):
            .usage(
                "settings-payments-open-file",
                "\(file) holds secrets of payments, and others can read it. Run: chmod 600 \(file)",
                "\(file)에 결제 비밀 키가 있는데 다른 사용자도 읽을 수 있습니다. 실행하세요: chmod 600 \(file)")
        case .badLine(let file, let line, let expected):
            .usage(
                "settings-payments-bad-line",
                "Line \(line) of \(file) is wrong. It must be: \(expected)",
                "\(file)의 \(line)번째 줄이 잘못되었습니다. 이렇게 써야 합니다: \(expected)")
        case .incomplete(let file, let form):
            .usage(
                "settings-payments-short-file", "\(file) lacks the line: \(form)",
                "\(file)에 다음 줄이 없습니다: \(form)")
        case .noFile(let file): Self.noFile(file)
        case .sandboxWithFile, .sandboxWithLive, .missing, .noSecureAddress, .noSandboxAddress:
            Self.noFile("")
        }
    }

    private static func noFile(_ file: String) -> ErrorDescription {
        .usage(
            "settings-payments-no-file",
            "payments-file names \(file), which does not exist. Create it (mode 0600), or name another.",
            "payments-file이 가리키는 \(file) 파일이 없습니다. 만들거나(권한 0600) 다른 파일을 지정하세요.")
    }
}
