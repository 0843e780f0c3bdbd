/// The header of a picture file, read without decoding.
///
/// Opening a file with a decoder is costly and unsafe: a compressed text can unpack to a thousand times its
/// size before the width is known. This reader looks at a bounded number of parts and never traps.
public struct PictureHeader: Hashable, Sendable {
    /// The file's kind.
    public let kind: PictureKind
    /// In pixels, before rotation by the camera's orientation; the largest if the file has several sizes.
    public let width: Int
    /// In pixels, as `width`.
    public let height: Int
    /// Whether the decoder keeps only a few rows, so that its memory does not grow with the picture.
    public let isDecodedByRows: Bool

    /// Reads the header of a whole file. Throws the refusal if it is not a picture of a permitted size.
    public init(of file: [UInt8], limits: PictureLimits = .standard) throws(PictureRefusal) {
        if file.isEmpty { throw .empty }
        if file.count > limits.bytes { throw .tooManyBytes(file.count, limit: limits.bytes) }
        let bytes = ByteReader(file)
        guard let kind = PictureKind(signatureOf: bytes) else {
            throw ForeignKind(signatureOf: bytes).map { .unsupported($0) } ?? .unknown
        }
        let frame: FrameFacts
        do throws(HeaderFault) {
            frame = try kind.readFrame(of: bytes)
        } catch {
            throw .damaged(kind, error)
        }
        try self.init(kind, frame, limits)
    }

    private init(_ kind: PictureKind, _ frame: FrameFacts, _ limits: PictureLimits) throws(PictureRefusal) {
        guard frame.width > 0, frame.height > 0 else { throw .damaged(kind, .noSize) }
        // Check the sides first, since the product of two four-byte numbers can overflow.
        if max(frame.width, frame.height) > limits.side {
            throw .sideTooLong(width: frame.width, height: frame.height, limit: limits.side)
        }
        if frame.width * frame.height > limits.pixels {
            throw .tooManyPixels(width: frame.width, height: frame.height, limit: limits.pixels)
        }
        self.kind = kind
        width = frame.width
        height = frame.height
        isDecodedByRows = frame.isDecodedByRows
    }

    /// Whether decoding takes hundreds of megabytes; such pictures are decoded one at a time.
    public var isHeavy: Bool { !isDecodedByRows && width * height > 20_000_000 }
}

/// The facts in a format's header.
struct FrameFacts {
    var width: Int
    var height: Int
    var isDecodedByRows = false
}

extension PictureKind {
    fileprivate func readFrame(of bytes: ByteReader) throws(HeaderFault) -> FrameFacts {
        switch self {
        case .jpeg: try JPEGHeader.read(bytes)
        case .png: try PNGHeader.read(bytes)
        case .gif: try GIFHeader.read(bytes)
        case .webp: try WebPHeader.read(bytes)
        case .heic, .avif: try HEIFHeader.read(bytes)
        }
    }
}
