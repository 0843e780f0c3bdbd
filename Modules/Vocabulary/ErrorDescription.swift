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

    /// What an error says to people, in both languages.
    public typealias Texts = (english: String, korean: String)

    /// An error of that kind under that code.
    public init(
        _ kind: ErrorKind, _ code: String, _ texts: Texts, fieldErrors: [FieldError] = [],
        service: ServiceFailure? = nil
    ) {
        self.kind = kind
        self.code = code
        (english, korean) = texts
        self.fieldErrors = fieldErrors
        self.service = service
    }
}

/// A domain's error whose every property follows from one table, `description`.
public protocol DescribedError: DomainError {
    /// All that is said of the error. Of a failure that any verb can meet it is the failure's own.
    var description: ErrorDescription { get }
}

extension DescribedError {
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
