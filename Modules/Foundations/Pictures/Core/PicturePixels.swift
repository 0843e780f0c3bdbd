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

    /// The bounds for a picture of these proportions to cover all of these.
    public func covered(byWidth width: Int, height: Int) -> PixelBounds {
        let (width, height) = (max(1, width), max(1, height))
        return PixelBounds(
            width: max(self.width, (self.height * width + height - 1) / height),
            height: max(self.height, (self.width * height + width - 1) / width))
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

    /// Its middle in the proportions of that many by that many, as large as there is.
    public func middle(width columns: Int, height rows: Int) -> PicturePixels {
        let (columns, rows) = (max(1, columns), max(1, rows))
        let newWidth = max(1, min(width, height * columns / rows))
        let newHeight = max(1, min(height, width * rows / columns))
        guard newWidth < width || newHeight < height else { return self }
        let (left, top) = ((width - newWidth) / 2, (height - newHeight) / 2)
        let lines = (top..<top + newHeight).flatMap { line in
            let start = (line * width + left) * 3
            return bytes[start..<start + newWidth * 3]
        }
        return PicturePixels(width: newWidth, height: newHeight, bytes: lines) ?? self
    }
}
