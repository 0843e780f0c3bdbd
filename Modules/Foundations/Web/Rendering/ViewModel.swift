/// A value that a template shows: the names in the template stand for what it gives.
///
/// It is asked name by name, without reflection, which costs three times as much (decision 115).
public protocol ViewModel: Sendable {
    /// What a name stands for; nil if only an outer value knows the name, which is then asked. A value that
    /// is missing is `.nothing`, so that nothing of an outer value is shown in its place.
    func shown(_ name: String) -> Shown?
}

/// What a name in a template stands for.
public enum Shown: Sendable {
    /// A text, which is made safe when it is written; an empty one counts as nothing.
    case text(String)
    /// Whether a section is shown.
    case flag(Bool)
    /// One value with names of its own.
    case value(any ViewModel)
    /// Values for a section that is repeated.
    case list([any ViewModel])
    /// Texts for a section that is repeated; each is `.` there.
    case texts([String])
    /// A value that is missing.
    case nothing

    /// The value, or nothing.
    public static func optional(_ value: (any ViewModel)?) -> Shown { value.map { .value($0) } ?? .nothing }

    /// The text, or nothing.
    public static func optional(_ text: String?) -> Shown { text.map { .text($0) } ?? .nothing }
}
