/// What stands before a part's bytes (RFC 7578, section 4).
public struct PartHead: Hashable, Sendable {
    /// The name of the form's field.
    public let name: String
    /// What the file is called where it comes from, in NFC: to tell people which one is meant, never as a
    /// path. Nil if the part is no file.
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
