/// How large a picture may be before anything of it is decoded.
public struct PictureLimits: Hashable, Sendable {
    /// Bytes of the file, at most.
    public let bytes: Int
    /// Pixels, width times height, at most.
    public let pixels: Int
    /// Pixels of either side, at most.
    public let side: Int

    /// Limits of one's own, for tests; `standard` is what members are told.
    public init(bytes: Int, pixels: Int, side: Int) {
        self.bytes = bytes
        self.pixels = pixels
        self.side = side
    }

    /// 10 MB, 50 megapixels, 12,000 pixels a side: what today's telephones and cameras make.
    public static let standard = PictureLimits(bytes: 10_000_000, pixels: 50_000_000, side: 12_000)
}
