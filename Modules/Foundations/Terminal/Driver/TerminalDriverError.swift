import Glibc
public import Terminal
public import Vocabulary

/// Why a terminal cannot show full screens. Each says what to do in place of it.
public enum TerminalDriverError: CommandError {
    /// Input or output is a pipe or a file.
    case noTerminal
    /// TERM is not set or empty.
    case unnamed
    /// The system's terminfo does not know what TERM names.
    case unknown(String)
    /// What TERM names cannot move its cursor by ECMA-48, or is none that shows anything (`dumb`).
    case unable(String)
    /// The system refused a thread or a pipe: its number of why.
    case refused(Int32)
    /// A failure that any verb can meet.
    case service(ServiceFailure)

    /// Wrong usage, but for what the system refused.
    public var kind: ErrorKind {
        switch self {
        case .refused: .internal
        case .service(let failure): failure.kind
        default: .invalid
        }
    }

    /// A stable name of its own for each.
    public var code: String {
        switch self {
        case .noTerminal: "no-terminal"
        case .unnamed: "terminal-unnamed"
        case .unknown: "terminal-unknown"
        case .unable: "terminal-unable"
        case .refused: "terminal-refused"
        case .service(let failure): failure.code
        }
    }

    /// The phrase in English.
    public var message: String { phrase.en }

    /// `usage`: TERM and the streams are how the program was called.
    public var exitStatus: ExitStatus { kind == .invalid ? .usage : ExitStatus(kind) }

    /// The failure that it was made from.
    public var service: ServiceFailure? {
        if case .service(let failure) = self { failure } else { nil }
    }

    /// What is missing, and what works without.
    public var phrase: Phrase {
        switch self {
        case .noTerminal:
            Self.offering(
                en: "The full screen needs a terminal for input and output.",
                ko: "전체 화면은 입력과 출력이 모두 터미널이어야 합니다.")
        case .unnamed:
            Self.offering(
                en: "TERM is not set, so nothing is known of this terminal.",
                ko: "TERM이 설정되지 않아 이 터미널에 대해 알 수 없습니다.")
        case .unknown(let name):
            Self.offering(
                en: "This system does not know the terminal '\(name)' (TERM).",
                ko: "이 시스템은 '\(name)' 터미널(TERM)을 알지 못합니다.")
        case .unable(let name):
            Self.offering(
                en: "The terminal '\(name)' (TERM) cannot show a full screen.",
                ko: "'\(name)' 터미널(TERM)은 전체 화면을 표시할 수 없습니다.")
        case .refused(let number):
            Phrase(
                en: "The system refused what the full screen needs: \(String(cString: strerror(number))).",
                ko: "시스템이 전체 화면에 필요한 것을 거부했습니다: \(String(cString: strerror(number))).")
        case .service(let failure): failure.phrase
        }
    }

    private static func offering(en: String, ko: String) -> Phrase {
        Phrase(
            en: en + " 'madang-tui --linear' and the commands of 'madang' work everywhere.",
            ko: ko + " 'madang-tui --linear'와 'madang' 명령은 어디서나 쓸 수 있습니다.")
    }
}
