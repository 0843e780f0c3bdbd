import Pictures

/// The order to a decoder, in the format of `decoder.h`.
enum DecoderOrder {
    /// The forms that are stored.
    case forms
    /// Pixels for a terminal.
    case pixels(PixelBounds)

    /// The order for a file of `length` bytes: a mark, the length in eight bytes, and the bounds in four
    /// bytes each, all little-endian.
    func bytes(length: Int) -> [UInt8] {
        switch self {
        case .forms: Array("MPO1".utf8) + Self.little(length, 8)
        case .pixels(let bounds):
            Array("MPX1".utf8) + Self.little(length, 8) + Self.little(bounds.width, 4)
                + Self.little(bounds.height, 4)
        }
    }

    private static func little(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
