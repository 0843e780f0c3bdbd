public import Vocabulary

/// The subject of a meeting's identifier.
public enum MeetingSubject: IdentifierSubject {
    /// `mee`
    public static let prefix = "mee"
}

/// Names a meeting.
public typealias MeetingID = Identifier<MeetingSubject>
