/// Kinds of files that are mistaken for pictures, or picture formats that Madang does not read.
public enum ForeignKind: String, CaseIterable, Hashable, Sendable {
    case svg = "SVG"
    case html = "HTML"
    case pdf = "PDF"
    case tiff = "TIFF"
    case psd = "PSD"
    case bmp = "BMP"
    case jpeg2000 = "JPEG 2000"
    case jpegXL = "JPEG XL"
    case icon = "ICO"
    case postScript = "PostScript"
    case zip = "ZIP"
    case video = "MP4"

    /// The usual name of the kind.
    public var name: String { rawValue }
}

extension ForeignKind {
    /// The kind whose signature the bytes begin with; nil if none matches.
    init?(signatureOf bytes: ByteReader) {
        let found = Self.signatures.first { bytes.holds($0.bytes, at: $0.place) }?.kind
        guard let kind = found ?? (HEIFBrands.isBox(bytes) ? .video : Self.markup(bytes)) else { return nil }
        self = kind
    }

    private static let signatures: [(kind: ForeignKind, place: Int, bytes: [UInt8])] = [
        (.pdf, 0, Array("%PDF-".utf8)), (.postScript, 0, Array("%!PS".utf8)),
        (.tiff, 0, Array("II*\0".utf8)), (.tiff, 0, Array("MM\0*".utf8)),
        (.tiff, 0, Array("II+\0".utf8)), (.tiff, 0, Array("MM\0+".utf8)),
        (.psd, 0, Array("8BPS".utf8)), (.bmp, 0, Array("BM".utf8)),
        (.jpeg2000, 4, Array("jP  ".utf8)), (.jpeg2000, 0, [0xFF, 0x4F, 0xFF, 0x51]),
        (.jpegXL, 4, Array("JXL ".utf8)), (.jpegXL, 0, [0xFF, 0x0A]),
        (.icon, 0, [0, 0, 1, 0]), (.zip, 0, Array("PK\u{3}\u{4}".utf8)),
    ]

    /// Markup by its first element, after blanks, a byte order mark, declarations and comments.
    private static func markup(_ bytes: ByteReader) -> ForeignKind? {
        guard let start = bytes.slice(0..<min(bytes.count, 1_024)) else { return nil }
        let text = String(decoding: start, as: UTF8.self).lowercased()
        guard text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "<" else { return nil }
        if text.contains("<svg") { return .svg }
        return text.contains("<html") || text.contains("<!doctype html") ? .html : nil
    }
}
