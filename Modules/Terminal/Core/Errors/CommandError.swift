public import Vocabulary

/// An error that commands report: it says what helps, and what people call the fields that it is about.
///
/// Each domain makes its error one, so that the program that reports it needs to know no domain.
public protocol CommandError: LocalizedDomainError {
    /// The command that helps; nil if none does.
    var hint: Phrase? { get }
    /// With what a program ends that meets it.
    var exitStatus: ExitStatus { get }
    /// What people call the field that the wire spells so, with the flag that sets it; nil for a field that
    /// is not known.
    static func fieldName(_ field: String) -> Phrase?
}

extension CommandError {
    /// No command helps.
    public var hint: Phrase? { nil }
    /// That of its kind.
    public var exitStatus: ExitStatus { ExitStatus(kind) }
    /// No field is known.
    public static func fieldName(_ field: String) -> Phrase? { nil }
}

extension CommandError where Self: DescribedError {
    /// As the table of errors has it.
    public var exitStatus: ExitStatus { description.exitStatus }
}
