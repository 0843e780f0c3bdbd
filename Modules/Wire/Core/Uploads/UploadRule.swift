/// What an endpoint takes by `multipart/form-data`: some files of one field, and texts that belong to the
/// file behind them.
public struct UploadRule: Hashable, Sendable {
    /// A text part, which belongs to the file part that follows it.
    public struct Text: Hashable, Sendable {
        /// The name of the form's field.
        public let name: String
        /// The most bytes that it has in UTF-8.
        public let most: Int

        /// Memberwise.
        public init(_ name: String, atMost most: Int) {
            self.name = name
            self.most = most
        }
    }

    /// The name of the form's field whose parts are the files.
    public let file: String
    /// The least and the most files.
    public let count: ClosedRange<Int>
    /// The most bytes of a file.
    public let largest: Int
    /// The media types that files may claim to be, for the document: what a file is, its bytes say.
    public let mediaTypes: [String]
    /// The texts that a file may have; all may be left out.
    public let texts: [Text]
    /// How fast it has to come.
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

    /// The most bytes of a whole body: files and texts, and what multipart adds to them.
    public var largestBody: Int { limits.body }

    var limits: MultipartLimits {
        let parts = count.upperBound * (1 + texts.count)
        let texts = texts.reduce(0) { $0 + $1.most }
        var limits = MultipartLimits(part: max(largest, texts), body: 0)
        // One file more is told by its name, not as one part more.
        limits.parts = min(parts + 1, 1 << 10)
        limits.body =
            count.upperBound * (largest + texts) + parts * (limits.head + 80) + 2 * limits.margin + 80
        return limits
    }
}
