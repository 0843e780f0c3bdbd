/// The subject of a picture's identifier.
public enum PictureSubject: IdentifierSubject {
    /// `pic`
    public static let prefix = "pic"
}

/// Names a picture.
public typealias PictureID = Identifier<PictureSubject>

/// The facts of a picture that a record keeps, enough to lay out a page before images load.
///
/// A card never changes, so records store the cards of their pictures and need no query to show them.
public struct PictureCard: Hashable, Sendable {
    /// Which picture it is.
    public let id: PictureID
    /// Pixels of its largest form, as it is shown.
    public let width: Int
    /// Pixels of its largest form, as it is shown.
    public let height: Int
    /// A blurred likeness of some 20 bytes (ThumbHash) in base 64 (RFC 4648, section 4).
    public let placeholder: String
    /// Alternative text for readers who cannot see the picture: one line, empty if none was given.
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
