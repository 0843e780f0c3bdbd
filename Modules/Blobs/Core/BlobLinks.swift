/// Gives links by which a client gets a blob from where it is kept, past whoever gives them. The port to
/// object stores that clients can reach.
public protocol BlobLinks: Sendable {
    /// A link for GET by which whoever has it can read that blob, and nothing else, for that time from now;
    /// whether or not the blob is there. What is read under it carries the fields.
    func link(to key: BlobKey, lasting duration: Duration, saying fields: BlobFields) -> String
}

/// What is said of a blob that is read by a link; nil for what the store says by itself.
public struct BlobFields: Hashable, Sendable {
    /// `Content-Type`.
    public var mediaType: String?
    /// `Cache-Control`.
    public var cacheControl: String?
    /// `Content-Disposition`.
    public var disposition: String?

    /// Memberwise.
    public init(mediaType: String? = nil, cacheControl: String? = nil, disposition: String? = nil) {
        self.mediaType = mediaType
        self.cacheControl = cacheControl
        self.disposition = disposition
    }
}
