public import Auth
public import Blobs
public import PictureRenderer
public import Vocabulary

/// What a local platform takes from outside: clock, identifiers, secrets, mail,
/// where files are kept and what decodes pictures.
public struct PlatformDependencies: Sendable {
    package let time: any TimeSource
    package let ids: any IdentifierSource
    package let hasher: any PasswordHasher
    package let accessTokens: any AccessTokens
    package let refreshTokens: any RefreshTokens
    package let mailer: any Mailer
    package let blobs: any BlobStore
    /// By which clients get files past the server; nil if they get them from it.
    package let links: (any BlobLinks)?
    package let decoding: PictureDecoding
    /// How members pay.
    package let payments: PaymentParts
    /// Under which the addresses are hashed that shared request limits count for.
    let limitSecret: [UInt8]

    /// Takes an implementation of each port. Platforms over one database that shall count requests together
    /// need the same `limitSecret`; without one it is made up. Files are kept in memory, pictures are not
    /// decoded, and nothing can be bought, unless said otherwise.
    public init(
        time: any TimeSource, ids: any IdentifierSource, hasher: any PasswordHasher,
        accessTokens: any AccessTokens, refreshTokens: any RefreshTokens, mailer: any Mailer,
        blobs: (any BlobStore)? = nil, links: (any BlobLinks)? = nil, decoding: PictureDecoding = .plain,
        payments: PaymentParts = .off, limitSecret: [UInt8]? = nil
    ) {
        self.time = time
        self.ids = ids
        self.hasher = hasher
        self.accessTokens = accessTokens
        self.refreshTokens = refreshTokens
        self.mailer = mailer
        self.blobs = blobs ?? InMemoryBlobStore(time: time)
        self.links = links
        self.decoding = decoding
        self.payments = payments
        self.limitSecret = limitSecret ?? SystemSecret(bytes: 32).bytes
    }
}

extension PlatformDependencies {
    /// The same by another clock; files stay where they are.
    package func at(_ time: any TimeSource) -> PlatformDependencies {
        PlatformDependencies(
            time: time, ids: ids, hasher: hasher, accessTokens: accessTokens, refreshTokens: refreshTokens,
            mailer: mailer, blobs: blobs, links: links, decoding: decoding, payments: payments,
            limitSecret: limitSecret)
    }
}

/// What makes the stored forms of uploaded pictures.
public indirect enum PictureDecoding: Sendable {
    /// Decoders in processes of their own.
    case program(PictureRenderer)
    /// Nothing is decoded, and texts stand for the forms: for trials of all else.
    case plain
    /// As by the other, but each file once, however often it is uploaded: for few files that come again and
    /// again. What was made of them stays in memory.
    case onceEach(PictureDecoding)
}
