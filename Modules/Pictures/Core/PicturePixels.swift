/// How many pixels of a picture are wanted at most, from 1 to 1,024 a side.
public struct PixelBounds: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// What a decoder gives at most, for each side.
    public static let longestSide = 1_024

    /// The nearest bounds that a decoder keeps to.
    public init(width: Int, height: Int) {
        self.width = min(max(1, width), Self.longestSide)
        self.height = min(max(1, height), Self.longestSide)
    }
}

/// A picture's pixels, made from the output of a decoder that nobody trusts: numbers, and as many as there
/// are to be.
public struct PicturePixels: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Red, green and blue of each, a byte each, row by row from the top.
    public let bytes: [UInt8]

    /// Pixels that somebody trusted has made; nil if they are not as many as width times height.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 3 else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Checks the output of `madang-pictures` and takes the pixels out of it. Throws what is wrong with it.
    ///
    /// The output has a head of 20 bytes: `MPB1`, the peak memory, width, height and length, numbers of four
    /// bytes with the lowest first. Then the pixels follow, and nothing behind them.
    public init(output: [UInt8], within bounds: PixelBounds) throws(RenderedPictureFault) {
        let reader = ByteReader(output)
        guard reader.holds("MPB1", at: 0), let width = reader.little(4, at: 8),
            let height = reader.little(4, at: 12), let length = reader.little(4, at: 16)
        else { throw .head }
        guard (1...bounds.width).contains(width), (1...bounds.height).contains(height) else { throw .size }
        guard length == output.count - Self.headSize else { throw .length }
        guard let pixels = PicturePixels(width: width, height: height, bytes: Array(output[Self.headSize...]))
        else { throw .pixels }
        self = pixels
    }

    private static let headSize = 20
}
