/// The kind of an error, common to all domains: each has one HTTP status and one exit code.
public enum ErrorKind: String, Sendable, CaseIterable {
    case invalid, unauthenticated, forbidden, notFound, conflict, gone, limited, unavailable, `internal`
}

/// The error of one domain: a closed enumeration whose cases carry all that a front end needs to word them.
public protocol DomainError: Error, Hashable, Sendable {
    /// The kind, which decides the HTTP status and the exit code.
    var kind: ErrorKind { get }
    /// A stable name that is unique over all domains: `listing-incomplete`. Programs branch on it.
    var code: String { get }
    /// What was attempted and what to do, in English, one or two sentences, without hostile or secret text.
    var message: String { get }
    /// The field errors of a form; empty for any other error.
    var fieldErrors: [FieldError] { get }
    /// The domain's error for a failure that any verb can have.
    static func service(_ failure: ServiceFailure) -> Self
    /// The failure that any verb can have; nil for an error of the domain's own.
    var service: ServiceFailure? { get }
}

extension DomainError {
    /// No field errors.
    public var fieldErrors: [FieldError] { [] }
}
