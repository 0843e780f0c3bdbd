public import Terminal
public import Vocabulary

/// Destinations of the subjects of notices in other domains.
public struct NoticeDestinations: Sendable {
    /// Where a record is shown, and that in it which is named; nil if there is no such place.
    let subject: @Sendable (SubjectCard, AnyIdentifier?) -> Destination?

    /// Those places.
    public init(subject: @escaping @Sendable (SubjectCard, AnyIdentifier?) -> Destination?) {
        self.subject = subject
    }

    /// Nothing is shown elsewhere.
    public static let none = NoticeDestinations { _, _ in nil }
}
