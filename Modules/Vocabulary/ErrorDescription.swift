/// All that is said of an error, in one place: a line of its domain's table of errors.
public struct ErrorDescription: Hashable, Sendable {
    /// The kind, which decides the HTTP status and the exit code.
    public let kind: ErrorKind
    /// The stable code.
    public let code: String
    /// What was tried and what to do, in English, one or two sentences.
    public let english: String
    /// The same in Korean.
    public let korean: String
    /// What is wrong with which field of a form or request; empty for any other error.
    public let fieldErrors: [FieldError]
    /// The failure below the domain that the error stands for; nil for an error of the domain's own.
    public let service: ServiceFailure?
    /// With what a program ends that meets it.
    public let exitStatus: ExitStatus

    /// What an error says to people, in both languages.
    public typealias Texts = (english: String, korean: String)

    /// What every domain says of a form with fields that break rules.
    public static let invalidFields: Texts = (
        "Some fields are invalid. Correct the named fields.",
        "입력한 내용을 확인해 주세요. 아래 항목을 수정하세요."
    )

    /// An error of that kind under that code; a program that meets it ends with the kind's exit status.
    public init(
        _ kind: ErrorKind, _ code: String, _ texts: Texts, fieldErrors: [FieldError] = [],
        service: ServiceFailure? = nil
    ) {
        self.init(kind, code, texts, fieldErrors, service, ExitStatus(kind))
    }

    /// An error without fields that says this in English and Korean.
    public init(_ kind: ErrorKind, _ code: String, _ english: String, _ korean: String) {
        self.init(kind, code, (english, korean))
    }

    /// A mistake in how a program was called or configured: `invalid`, and the exit status of wrong usage.
    public static func usage(_ code: String, _ english: String, _ korean: String) -> ErrorDescription {
        ErrorDescription(.invalid, code, (english, korean), [], nil, .usage)
    }

    private init(
        _ kind: ErrorKind, _ code: String, _ texts: Texts, _ fieldErrors: [FieldError],
        _ service: ServiceFailure?, _ exitStatus: ExitStatus
    ) {
        self.kind = kind
        self.code = code
        (english, korean) = texts
        self.fieldErrors = fieldErrors
        self.service = service
        self.exitStatus = exitStatus
    }
}

/// A domain's error whose every property follows from one table, `description`.
public protocol DescribedError: DomainError {
    /// All that is said of the error. Of a failure that any verb can meet it is the failure's own.
    var description: ErrorDescription { get }

    /// What the error says, with each moment as `moment` writes it.
    func texts(writing moment: (Timestamp) -> ErrorDescription.Texts) -> ErrorDescription.Texts
}

extension DescribedError {
    /// As the table has it: it names no moment, unless it says what the failure says that it stands for.
    public func texts(writing moment: (Timestamp) -> ErrorDescription.Texts) -> ErrorDescription.Texts {
        let description = description
        guard let service = description.service, service.description.english == description.english else {
            return (description.english, description.korean)
        }
        return service.texts(writing: moment)
    }

    /// As the table has it.
    public var kind: ErrorKind { description.kind }
    /// As the table has it.
    public var code: String { description.code }
    /// English, as the table has it.
    public var message: String { description.english }
    /// As the table has them.
    public var fieldErrors: [FieldError] { description.fieldErrors }
    /// As the table has it.
    public var service: ServiceFailure? { description.service }
}
