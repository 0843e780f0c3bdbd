public import Vocabulary

/// An error that commands report, with a helpful command and names for its fields.
///
/// Each domain conforms its error to this protocol, so that the reporting program depends on no domain.
public protocol CommandError: LocalizedDomainError {
    /// The command that helps; nil if there is none.
    var hint: Phrase? { get }
    /// The exit status of a program that ends with this error.
    var exitStatus: ExitStatus { get }
    /// The name for people of a field of the wire, with the flag that sets it; nil for an unknown field.
    static func fieldName(_ field: String) -> Phrase?
}

extension CommandError {
    /// No command.
    public var hint: Phrase? { nil }
    /// The status of its kind.
    public var exitStatus: ExitStatus { ExitStatus(kind) }
    /// No field has a name.
    public static func fieldName(_ field: String) -> Phrase? { nil }
}

extension CommandError where Self: DescribedError {
    /// The status of the table of errors.
    public var exitStatus: ExitStatus { description.exitStatus }
}
