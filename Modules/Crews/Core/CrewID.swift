public import Vocabulary

/// The subject of a crew's identifier.
public enum CrewSubject: IdentifierSubject {
    /// `cre`
    public static let prefix = "cre"
}

/// Names a crew.
public typealias CrewID = Identifier<CrewSubject>

/// The subject of the identifier of what the people of a crew say among themselves: those of the crew alone
/// see it, and comment on it. Each crew has one.
public enum CrewTalkSubject: IdentifierSubject {
    /// `crt`
    public static let prefix = "crt"
}

/// Names the talk of a crew, by the bits of the crew's own identifier.
public typealias CrewTalkID = Identifier<CrewTalkSubject>

extension CrewID {
    /// What the people of the crew say among themselves, as a record that takes comments.
    public var talk: CrewTalkID { CrewTalkID(raw) }
}

extension CrewTalkID {
    /// The crew whose people talk there.
    public var crew: CrewID { CrewID(raw) }
}
