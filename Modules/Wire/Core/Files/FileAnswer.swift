public import Vocabulary

/// A file as an answer, or where it can be had.
///
/// What is asked of it by `If-None-Match`, `If-Range` and `Range`, and what HEAD needs, is Wire's business:
/// the domain says what it has, and opens it if bytes are to be sent.
public struct FileAnswer: Sendable {
    /// Opens the bytes of a range, counted from 0; nil for all of them.
    public typealias Open =
        @Sendable (Range<Int>?) async throws(ServiceFailure) -> any ByteStream

    enum Kind: Sendable {
        case file(File)
        case link(String)
    }

    struct File: Sendable {
        let mediaType: String
        let size: Int
        let entityTag: String
        let cache: CacheRule
        let filename: String?
        let open: Open
    }

    let kind: Kind

    /// A file of that many bytes.
    ///
    /// `entityTag` is what tells these bytes from all others, best a hash of them, without quotes: visible
    /// ASCII characters without `"`, as a strong validator (RFC 9110, section 8.8.3). `filename` is what a
    /// client may call the file when it keeps it; any text will do.
    public init(
        mediaType: String, size: Int, entityTag: String, cache: CacheRule, filename: String? = nil,
        open: @escaping Open
    ) {
        kind = .file(
            File(
                mediaType: mediaType, size: size, entityTag: "\"\(entityTag)\"", cache: cache,
                filename: filename, open: open))
    }

    /// The file is to be got from that URL, which nobody is to keep (307): a short-lived signed link to an
    /// object store.
    public static func link(_ url: String) -> FileAnswer { FileAnswer(.link(url)) }

    private init(_ kind: Kind) { self.kind = kind }
}
