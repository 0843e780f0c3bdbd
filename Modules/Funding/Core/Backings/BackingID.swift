public import Vocabulary

/// The subject of a backing's identifier: the record that is paid for.
public enum BackingSubject: IdentifierSubject {
    /// `bck`
    public static let prefix = "bck"
}

/// Names a backing.
public typealias BackingID = Identifier<BackingSubject>
