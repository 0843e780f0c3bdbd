/// One form of a picture, free of metadata.
public struct PictureForm: Hashable, Sendable {
    /// How it is coded: JPEG or WebP.
    public let kind: PictureKind
    /// In pixels, as it is shown.
    public let width: Int
    /// In pixels, as it is shown.
    public let height: Int
    /// The whole file.
    public let bytes: [UInt8]

    /// A form as somebody trusted has made it.
    public init(kind: PictureKind, width: Int, height: Int, bytes: [UInt8]) {
        self.kind = kind
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
