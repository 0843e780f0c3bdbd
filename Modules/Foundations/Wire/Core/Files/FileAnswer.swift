public import Vocabulary

/// A file as an answer.
///
/// Wire handles `If-None-Match`, `If-Range`, `Range` and HEAD. The domain describes the file and opens it
/// only if bytes are sent.
public struct FileAnswer: Sendable {
    /// Opens the bytes of a range, counted from 0; nil for all of them.
    public typealias Open =
        @Sendable (Range<Int>?) async throws(ServiceFailure) -> any ByteStream

    let mediaType: String
    let size: Int
    let entityTag: String
    let cache: CacheRule
    let filename: String?
    let link: FileLink?
    let open: Open

    /// A file of `size` bytes.
    ///
    /// `entityTag` identifies these bytes, best by a hash: visible ASCII characters without `"` and without
    /// quotes, as a strong validator (RFC 9110, section 8.8.3). `filename` is a suggestion for saving; any
    /// text is allowed. With a `link`, requests for bytes are redirected to it (307) and the file is not
    /// opened.
    public init(
        mediaType: String, size: Int, entityTag: String, cache: CacheRule, filename: String? = nil,
        link: FileLink? = nil, open: @escaping Open
    ) {
        self.mediaType = mediaType
        self.size = size
        self.entityTag = "\"\(entityTag)\""
        self.cache = cache
        self.filename = filename
        self.link = link
        self.open = open
    }
}
