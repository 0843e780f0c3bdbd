/// The largest picture that is decoded.
public struct PictureLimits: Hashable, Sendable {
    /// The most bytes of the file.
    public let bytes: Int
    /// The most pixels: width times height.
    public let pixels: Int
    /// The most pixels of either side.
    public let side: Int

    /// Custom limits, for tests; `standard` is what members are told.
    public init(bytes: Int, pixels: Int, side: Int) {
        self.bytes = bytes
        self.pixels = pixels
        self.side = side
    }

    /// 10 MB, 50 megapixels, 12,000 pixels a side: enough for today's telephones and cameras.
    public static let standard = PictureLimits(bytes: 10_000_000, pixels: 50_000_000, side: 12_000)
}
