public import Blobs
public import Vocabulary

/// A picture as one principal sees it.
public struct PictureView: Hashable, Sendable {
    /// The card that records showing the picture keep.
    public let card: PictureCard
    /// Its stored forms, the smallest first.
    public let variants: [PictureVariant]
    /// When it was uploaded.
    public let uploadedAt: Timestamp
    /// Whether a record shows it; then it cannot be removed by itself.
    public let isUsed: Bool
    /// Whether it is public.
    public let isPublic: Bool

    /// Memberwise.
    public init(
        card: PictureCard, variants: [PictureVariant], uploadedAt: Timestamp, isUsed: Bool, isPublic: Bool
    ) {
        self.card = card
        self.variants = variants
        self.uploadedAt = uploadedAt
        self.isUsed = isUsed
        self.isPublic = isPublic
    }

    /// The view of a stored picture.
    public init(_ picture: Picture) {
        let isUsed = if case .shown = picture.use { true } else { false }
        self.init(
            card: picture.card, variants: picture.variants.map(\.variant), uploadedAt: picture.uploadedAt,
            isUsed: isUsed, isPublic: picture.use.isPublic)
    }

    /// Its identifier.
    public var id: PictureID { card.id }
}

/// The file of a stored form, to be opened.
public struct PictureFile: Sendable {
    /// Its media type (RFC 9110, section 8.3.1): `image/webp`.
    public let mediaType: String
    /// Its length in bytes.
    public let length: Int
    /// The SHA-256 of its bytes as 64 hexadecimal digits.
    public let hash: String
    /// Whether shared caches may store it.
    public let isPublic: Bool
    /// A direct link for clients to follow; nil to serve the file from here.
    public let link: PictureLink?
    /// Opens a range of it, counted from 0, or all of it for nil. The caller closes the reader. Throws
    /// `service` failures.
    public let open: @Sendable (Range<Int>?) async throws(PictureError) -> any BlobReader

    /// Memberwise.
    public init(
        mediaType: String, length: Int, hash: String, isPublic: Bool, link: PictureLink? = nil,
        open: @escaping @Sendable (Range<Int>?) async throws(PictureError) -> any BlobReader
    ) {
        self.mediaType = mediaType
        self.length = length
        self.hash = hash
        self.isPublic = isPublic
        self.link = link
        self.open = open
    }
}
