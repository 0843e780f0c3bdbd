public import Blobs
public import Vocabulary

/// A picture as one principal sees it.
public struct PictureView: Hashable, Sendable {
    /// What whoever shows it keeps of it.
    public let card: PictureCard
    /// Its stored forms, the smallest first.
    public let variants: [PictureVariant]
    /// When it was uploaded.
    public let uploadedAt: Timestamp
    /// Whether a record shows it, so that it cannot be removed by itself.
    public let isUsed: Bool
    /// Whether everybody may see it.
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

    /// What is seen of a stored one.
    public init(_ picture: Picture) {
        let isUsed = if case .shown = picture.use { true } else { false }
        self.init(
            card: picture.card, variants: picture.variants.map(\.variant), uploadedAt: picture.uploadedAt,
            isUsed: isUsed, isPublic: picture.use.isPublic)
    }

    /// Its name.
    public var id: PictureID { card.id }
}

/// The file of a stored form, to be opened.
public struct PictureFile: Sendable {
    /// Its media type (RFC 9110, section 8.3.1): `image/webp`.
    public let mediaType: String
    /// Its length in bytes.
    public let length: Int
    /// What tells its bytes from all others: their SHA-256, 64 hexadecimal digits.
    public let hash: String
    /// Whether everybody may keep it.
    public let isPublic: Bool
    /// Where a client gets it instead of from here; nil if that is not wanted.
    public let link: PictureLink?
    /// Opens a range of it, counted from 0; nil for all of it. To be closed by whoever opens. Throws
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
