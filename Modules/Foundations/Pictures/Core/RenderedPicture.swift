/// The stored forms of a picture, validated from an untrusted decoder's output.
///
/// A hostile file can take over the decoder and make it write anything. Therefore every part of the output
/// is checked: lengths, sizes, each segment of the JPEG. WebP is rebuilt around its one frame, which drops
/// everything else the encoder wrote.
public struct RenderedPicture: Hashable, Sendable {
    /// JPEG of at most 2,048 pixels a side.
    public let full: PictureForm
    /// WebP of at most 960 pixels a side.
    public let medium: PictureForm
    /// WebP of at most 320 pixels a side.
    public let small: PictureForm
    /// A ThumbHash of about 20 bytes, shown until a form has loaded.
    public let placeholder: [UInt8]
    /// The decoder's own report of its peak memory in kB; 0 if unknown. Nothing depends on it.
    public let peakMemory: Int

    /// Forms from a trusted source, without a decoder.
    public init(full: PictureForm, medium: PictureForm, small: PictureForm, placeholder: [UInt8]) {
        self.full = full
        self.medium = medium
        self.small = small
        self.placeholder = placeholder
        peakMemory = 0
    }

    /// The most bytes read from a decoder's output.
    public static let largestOutput = 8_000_000

    /// Validates the output of `madang-pictures` and takes the forms from it. Throws the fault.
    ///
    /// The output has a head of 56 bytes: `MPA1`, the peak memory, and width, height and length of four
    /// forms, each a little-endian number of four bytes. The forms follow: JPEG, two WebP, and pixels of
    /// three bytes. No form may be larger than the file's picture, as `header` has it.
    public init(output: [UInt8], of header: PictureHeader) throws(RenderedPictureFault) {
        let parts = try OutputParts(output)
        let longest = max(header.width, header.height)
        var bound = min(2_048, longest)
        for (part, side) in zip(parts.forms, [2_048, 960, 320, 32]) {
            bound = min(bound, side)
            guard (1...bound).contains(part.width), (1...bound).contains(part.height) else { throw .size }
        }
        full = try Self.jpeg(parts.forms[0])
        medium = try Self.webP(parts.forms[1])
        small = try Self.webP(parts.forms[2])
        placeholder = try Self.placeholder(parts.forms[3])
        peakMemory = parts.peakMemory
    }

    private static func jpeg(_ part: OutputParts.Form) throws(RenderedPictureFault) -> PictureForm {
        try StoredJPEG.check(part.bytes, width: part.width, height: part.height)
        return PictureForm(kind: .jpeg, width: part.width, height: part.height, bytes: part.bytes)
    }

    private static func webP(_ part: OutputParts.Form) throws(RenderedPictureFault) -> PictureForm {
        let bytes = try StoredWebP.rebuilt(part.bytes, width: part.width, height: part.height)
        return PictureForm(kind: .webp, width: part.width, height: part.height, bytes: bytes)
    }

    private static func placeholder(_ part: OutputParts.Form) throws(RenderedPictureFault) -> [UInt8] {
        guard let hash = ThumbHash.bytes(of: part.bytes, width: part.width, height: part.height) else {
            throw .pixels
        }
        return hash
    }
}

/// A fault in a decoder's output: the decoder was taken over or is of another version.
public enum RenderedPictureFault: String, Error, Hashable, Sendable {
    /// The head is missing or of another version.
    case head
    /// The lengths do not match the output.
    case length
    /// A form exceeds its limit or the form it is made from.
    case size
    /// The JPEG holds a part that a stored JPEG may not.
    case jpeg
    /// There is no VP8 frame of the announced size.
    case webp
    /// The pixels are not as many as width times height.
    case pixels
}

/// The output's forms, split by its head.
private struct OutputParts {
    struct Form {
        let width: Int
        let height: Int
        let bytes: [UInt8]
    }

    private static let headSize = 56
    private static let formCount = 4

    let peakMemory: Int
    let forms: [Form]

    init(_ output: [UInt8]) throws(RenderedPictureFault) {
        let bytes = ByteReader(output)
        guard bytes.holds("MPA1", at: 0), let peak = bytes.little(4, at: 4), output.count >= Self.headSize
        else { throw .head }
        peakMemory = peak
        var (place, forms): (Int, [Form]) = (Self.headSize, [])
        for number in 0..<Self.formCount {
            let head = 8 + number * 12
            guard let width = bytes.little(4, at: head), let height = bytes.little(4, at: head + 4),
                let length = bytes.little(4, at: head + 8), length > 0,
                let content = bytes.slice(place..<place + length)
            else { throw .length }
            forms.append(Form(width: width, height: height, bytes: Array(content)))
            place += length
        }
        guard place == output.count else { throw .length }
        self.forms = forms
    }
}
