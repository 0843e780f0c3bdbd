/// The head of a part (RFC 7578, section 4).
public struct PartHead: Hashable, Sendable {
    /// The name of the form's field.
    public let name: String
    /// The file's name at the sender, in NFC: for messages to people, never as a path. Nil if the part is
    /// not a file.
    public let filename: String?
    /// The media type in lower case, without parameters; nil if the part names none.
    public let mediaType: String?

    /// Memberwise.
    public init(name: String, filename: String? = nil, mediaType: String? = nil) {
        self.name = name
        self.filename = filename
        self.mediaType = mediaType
    }
}
