/// A QR code (ISO/IEC 18004) of a text in UTF-8: byte mode, error correction level M, versions 1 to 10.
public struct QRCode: Hashable, Sendable {
    /// The number of modules of a side: 21 to 57.
    public let size: Int
    private let isDark: [Bool]

    /// The smallest code that holds the text, at most 213 bytes; nil for a longer one.
    public init?(_ text: String) { self.init(text, mask: nil) }

    /// The same with that mask, 0 to 7; by default the one with the lowest penalty.
    init?(_ text: String, mask: Int?) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else { return nil }
        var canvas = QRCanvas(version)
        canvas.place(version.codewords(of: bytes))
        canvas.mask(mask)
        (size, isDark) = (version.size, canvas.isDark)
    }

    /// Whether the module is dark; row and column begin with 0 at the top left. Modules outside are light.
    public subscript(row: Int, column: Int) -> Bool {
        let isInside = (0..<size).contains(row) && (0..<size).contains(column)
        return isInside && isDark[row * size + column]
    }
}
