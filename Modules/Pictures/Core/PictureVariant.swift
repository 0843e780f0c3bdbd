/// One stored form of a picture, free of metadata.
public struct PictureVariant: Hashable, Sendable {
    /// How it is coded: JPEG or WebP.
    public let kind: PictureKind
    /// In pixels, as it is shown.
    public let width: Int
    /// In pixels, as it is shown.
    public let height: Int
    /// The whole file.
    public let bytes: [UInt8]
}
