/// One stored form of a picture, without metadata.
public struct PictureForm: Hashable, Sendable {
    /// The coding: JPEG or WebP.
    public let kind: PictureKind
    /// The displayed width in pixels.
    public let width: Int
    /// The displayed height in pixels.
    public let height: Int
    /// The whole file.
    public let bytes: [UInt8]

    /// A form from a trusted source; nothing is checked.
    public init(kind: PictureKind, width: Int, height: Int, bytes: [UInt8]) {
        self.kind = kind
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
