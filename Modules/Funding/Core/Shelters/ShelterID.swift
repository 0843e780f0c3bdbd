public import Vocabulary

/// The subject of a shelter's identifier.
public enum ShelterSubject: IdentifierSubject {
    /// `shl`
    public static let prefix = "shl"
}

/// Names a shelter.
public typealias ShelterID = Identifier<ShelterSubject>
