public import Vocabulary

/// The command cannot go on because of how it was called, or because the person broke off.
public struct UsageError: CommandError {
    /// What is wrong and what to do.
    public let phrase: Phrase
    /// `usage`, or `interrupted` if the person broke off.
    public let exitStatus: ExitStatus
    /// The command that helps; nil if none does.
    public let hint: Phrase?
    /// The failure of a verb that it was made from, nil for an error of its own.
    public let service: ServiceFailure?

    /// A wrong call: the phrase says what is wrong and names the flag that helps, `hint` perhaps a command.
    public init(_ phrase: Phrase, hint: Phrase? = nil) {
        self.init(phrase, .usage, hint: hint, service: nil)
    }

    /// A flag or argument that breaks a rule; `naming` words it as it is typed, such as `--limit`.
    public init(_ fieldError: FieldError, naming: (String) -> Phrase? = { _ in nil }) {
        self.init(fieldError.phrase(naming: naming))
    }

    /// The person broke off (Ctrl-C).
    public static let interrupted = UsageError(
        Phrase(en: "Interrupted.", ko: "중단되었습니다."), .interrupted, service: nil)

    /// The person broke off where an answer was wanted (Ctrl-D).
    public static let cancelled = UsageError(
        Phrase(en: "Cancelled.", ko: "취소했습니다."), .interrupted, service: nil)

    /// A failure that any verb can meet; its kind decides the exit code.
    public static func service(_ failure: ServiceFailure) -> UsageError {
        UsageError(failure.phrase, ExitStatus(failure.kind), service: failure)
    }

    private init(
        _ phrase: Phrase, _ exitStatus: ExitStatus, hint: Phrase? = nil, service: ServiceFailure?
    ) {
        self.phrase = phrase
        self.exitStatus = exitStatus
        self.hint = hint
        self.service = service
    }

    /// `invalid`, or the kind of the failure.
    public var kind: ErrorKind { service?.kind ?? .invalid }

    /// `usage`, `interrupted`, or the code of the failure.
    public var code: String { service?.code ?? (exitStatus == .interrupted ? "interrupted" : "usage") }

    /// The phrase in English.
    public var message: String { phrase.en }
}
