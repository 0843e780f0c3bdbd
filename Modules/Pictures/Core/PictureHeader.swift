/// What a picture file says of itself, read without decoding anything.
///
/// Opening a file with a decoder is neither cheap nor safe: a text in it may unpack to a thousand times its
/// size before a width is known. This reads a bounded number of parts, and no bytes make it trap.
public struct PictureHeader: Hashable, Sendable {
    /// What the file is.
    public let kind: PictureKind
    /// In pixels, before it is turned as its camera says; of several sizes in a file the largest.
    public let width: Int
    /// In pixels, as `width`.
    public let height: Int
    /// Whether the decoder keeps a few rows at a time: the memory it takes does not grow with the picture.
    public let isDecodedByRows: Bool

    /// Reads the header of a whole file. Throws the refusal of what is no picture of a permitted size.
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
        // The sides first: of what four bytes can say the product does not fit.
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

    /// Whether decoding takes hundreds of megabytes, so that only one such picture is decoded at a time.
    public var isHeavy: Bool { !isDecodedByRows && width * height > 20_000_000 }
}

/// What a format's own header says.
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
