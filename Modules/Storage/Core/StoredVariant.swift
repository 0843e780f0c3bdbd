public import Blobs
public import Pictures

/// The sizes in which every picture is stored. Clients choose among them and make none.
public enum PictureSize: String, CaseIterable, Hashable, Sendable {
    /// WebP of at most 320 pixels a side: for lists.
    case small
    /// WebP of at most 960 pixels a side: for a telephone's screen.
    case medium
    /// JPEG of at most 2,048 pixels a side.
    case full
}

/// One stored form of a picture, as clients see it.
public struct PictureVariant: Hashable, Sendable {
    /// Which of the sizes it is.
    public let size: PictureSize
    /// How it is coded: JPEG or WebP.
    public let kind: PictureKind
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// The length of the file in bytes.
    public let length: Int

    /// Memberwise.
    public init(size: PictureSize, kind: PictureKind, width: Int, height: Int, length: Int) {
        self.size = size
        self.kind = kind
        self.width = width
        self.height = height
        self.length = length
    }
}

/// One stored form of a picture and where its bytes are.
public struct StoredVariant: Hashable, Sendable {
    /// The form as clients see it.
    public let variant: PictureVariant
    /// The key of its bytes.
    public let blob: BlobKey

    /// Memberwise.
    public init(_ variant: PictureVariant, in blob: BlobKey) {
        self.variant = variant
        self.blob = blob
    }

    /// Which of the sizes it is.
    public var size: PictureSize { variant.size }
}
