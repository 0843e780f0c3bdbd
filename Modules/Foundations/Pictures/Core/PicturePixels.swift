/// The most pixels wanted of a picture, from 1 to 1,024 a side.
public struct PixelBounds: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// The most pixels a side that a decoder returns.
    public static let longestSide = 1_024

    /// Clamps both sides to the permitted range.
    public init(width: Int, height: Int) {
        self.width = min(max(1, width), Self.longestSide)
        self.height = min(max(1, height), Self.longestSide)
    }
}

/// A picture's pixels, validated from an untrusted decoder's output.
public struct PicturePixels: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Red, green and blue of each pixel, one byte each, row by row from the top.
    public let bytes: [UInt8]

    /// Pixels from a trusted source; nil unless there are width times height of them.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 3 else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Validates the output of `madang-pictures` and takes the pixels from it. Throws the fault.
    ///
    /// The output has a head of 20 bytes: `MPB1`, the peak memory, width, height and length, each a
    /// little-endian number of four bytes. The pixels follow, and nothing after them.
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
