/// The subject of a picture's identifier.
public enum PictureSubject: IdentifierSubject {
    /// `pic`
    public static let prefix = "pic"
}

/// Names a picture.
public typealias PictureID = Identifier<PictureSubject>

/// What a record keeps of each picture that it shows: enough to lay a page out before anything is loaded.
///
/// None of it ever changes, so that whoever shows pictures keeps their cards and asks nobody.
public struct PictureCard: Hashable, Sendable {
    /// Which picture it is.
    public let id: PictureID
    /// Pixels of its largest form, as it is shown.
    public let width: Int
    /// Pixels of its largest form, as it is shown.
    public let height: Int
    /// A blurred likeness of some 20 bytes (ThumbHash) in base 64 (RFC 4648, section 4).
    public let placeholder: String
    /// What is to be seen, for those who do not see it: one line, empty if nobody has said.
    public let description: String

    /// Memberwise.
    public init(id: PictureID, width: Int, height: Int, placeholder: String, description: String) {
        self.id = id
        self.width = width
        self.height = height
        self.placeholder = placeholder
        self.description = description
    }
}
