/// Everything about an error, in one place: an entry of its domain's table of errors.
public struct ErrorDescription: Hashable, Sendable {
    /// The kind, which decides the HTTP status and the exit code.
    public let kind: ErrorKind
    /// The stable code.
    public let code: String
    /// What was attempted and what to do, in English, one or two sentences.
    public let english: String
    /// The same in Korean.
    public let korean: String
    /// The field errors of a form or request; empty for any other error.
    public let fieldErrors: [FieldError]
    /// The service failure that the error stands for; nil for an error of the domain's own.
    public let service: ServiceFailure?
    /// The exit status of a program that ends with this error.
    public let exitStatus: ExitStatus

    /// An error's texts for people, in both languages.
    public typealias Texts = (english: String, korean: String)

    /// The texts of every domain for a form with invalid fields.
    public static let invalidFields: Texts = (
        "Some fields are invalid. Correct the named fields.",
        "입력한 내용을 확인해 주세요. 아래 항목을 수정하세요."
    )

    /// An error of that kind and code; the exit status is that of the kind.
    public init(
        _ kind: ErrorKind, _ code: String, _ texts: Texts, fieldErrors: [FieldError] = [],
        service: ServiceFailure? = nil
    ) {
        self.init(kind, code, texts, fieldErrors, service, ExitStatus(kind))
    }

    /// An error without fields, with these texts in English and Korean.
    public init(_ kind: ErrorKind, _ code: String, _ english: String, _ korean: String) {
        self.init(kind, code, (english, korean))
    }

    /// A mistake in how a program was called or configured: `invalid`, with the exit status of wrong usage.
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

/// A domain's error whose properties all follow from one table, `description`.
public protocol DescribedError: DomainError {
    /// The error's entry. For a failure that any verb can have, the failure's own entry.
    var description: ErrorDescription { get }

    /// The error's texts, with each moment written by `moment`.
    func texts(writing moment: (Timestamp) -> ErrorDescription.Texts) -> ErrorDescription.Texts
}

extension DescribedError {
    /// The texts of the table, which name no moment; for a service failure, its own texts.
    public func texts(writing moment: (Timestamp) -> ErrorDescription.Texts) -> ErrorDescription.Texts {
        let description = description
        guard let service = description.service, service.description.english == description.english else {
            return (description.english, description.korean)
        }
        return service.texts(writing: moment)
    }

    /// From the table.
    public var kind: ErrorKind { description.kind }
    /// From the table.
    public var code: String { description.code }
    /// The English text of the table.
    public var message: String { description.english }
    /// From the table.
    public var fieldErrors: [FieldError] { description.fieldErrors }
    /// From the table.
    public var service: ServiceFailure? { description.service }
}
