/// The `multipart/form-data` that an endpoint accepts: files of one field, each after its texts.
public struct UploadRule: Hashable, Sendable {
    /// A text part, which belongs to the next file part.
    public struct Text: Hashable, Sendable {
        /// The name of the form's field.
        public let name: String
        /// The most bytes in UTF-8.
        public let most: Int

        /// Memberwise.
        public init(_ name: String, atMost most: Int) {
            self.name = name
            self.most = most
        }
    }

    /// The name of the form's field for files.
    public let file: String
    /// The least and the most files.
    public let count: ClosedRange<Int>
    /// The most bytes of a file.
    public let largest: Int
    /// The media types for OpenAPI; the actual kind is decided by the bytes.
    public let mediaTypes: [String]
    /// The optional texts of a file.
    public let texts: [Text]
    /// The minimum speed of the body.
    public let pace: Pace

    /// Memberwise.
    public init(
        file: String = "file", count: ClosedRange<Int> = 1...1, largest: Int, mediaTypes: [String] = [],
        texts: [Text] = [], pace: Pace
    ) {
        self.file = file
        self.count = count
        self.largest = largest
        self.mediaTypes = mediaTypes
        self.texts = texts
        self.pace = pace
    }

    /// The largest body in bytes: files, texts and the multipart framing.
    public var largestBody: Int { limits.body }

    var limits: MultipartLimits {
        let parts = count.upperBound * (1 + texts.count)
        let texts = texts.reduce(0) { $0 + $1.most }
        var limits = MultipartLimits(part: max(largest, texts), body: 0)
        // An extra file is reported by its field name, not as an extra part.
        limits.parts = min(parts + 1, 1 << 10)
        limits.body =
            count.upperBound * (largest + texts) + parts * (limits.head + 80) + 2 * limits.margin + 80
        return limits
    }
}
