/// The kinds of picture files that are read. A file's bytes decide its kind; its name and declared type do
/// not count.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
    case jpeg, png, gif, webp, heic, avif

    /// The usual name of the kind.
    public var name: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .gif: "GIF"
        case .webp: "WebP"
        case .heic: "HEIC"
        case .avif: "AVIF"
        }
    }

    /// The media type registered with IANA.
    public var mediaType: String { "image/\(rawValue)" }
}

extension PictureKind {
    /// The kind whose signature the bytes begin with; nil if none matches.
    init?(signatureOf bytes: ByteReader) {
        if bytes.holds([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if bytes.holds([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if bytes.holds("GIF87a", at: 0) || bytes.holds("GIF89a", at: 0) {
            self = .gif
        } else if bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) {
            self = .webp
        } else if let kind = HEIFBrands.kind(of: bytes) {
            self = kind
        } else {
            return nil
        }
    }
}
