public import Vocabulary

/// A file as an answer.
///
/// What is asked of it by `If-None-Match`, `If-Range` and `Range`, and what HEAD needs, is Wire's business:
/// the domain says what it has, and opens it if bytes are to be sent.
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

    /// A file of that many bytes.
    ///
    /// `entityTag` is what tells these bytes from all others, best a hash of them, without quotes: visible
    /// ASCII characters without `"`, as a strong validator (RFC 9110, section 8.8.3). `filename` is what a
    /// client may call the file when it keeps it; any text will do. With a `link`, whoever asks for bytes is
    /// sent there (307), and nothing is opened.
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
