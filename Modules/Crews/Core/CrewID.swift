public import Vocabulary

/// The subject of a crew's identifier.
public enum CrewSubject: IdentifierSubject {
    /// `cre`
    public static let prefix = "cre"
}

/// Names a crew.
public typealias CrewID = Identifier<CrewSubject>
