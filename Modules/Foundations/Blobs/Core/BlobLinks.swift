/// Makes links by which clients read blobs directly from the store. The port to object stores that clients
/// can reach.
public protocol BlobLinks: Sendable {
    /// A GET link that grants its holder read access to this blob alone for `duration` from now. It does not
    /// check that the blob exists. Answers carry the header fields.
    func link(to key: BlobKey, lasting duration: Duration, saying fields: BlobFields) -> String
}

/// Header fields of the answer to a link; nil leaves the store's own value.
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
