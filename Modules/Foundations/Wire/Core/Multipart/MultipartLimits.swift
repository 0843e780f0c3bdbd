/// Limits for reading a multipart body.
public struct MultipartLimits: Hashable, Sendable {
    /// The most parts.
    public var parts = 20
    /// The most bytes of a part's head.
    public var head = 8 << 10
    /// The most characters of a part's name.
    public var name = 64
    /// The most characters of a file's name.
    public var filename = 255
    /// The most bytes before the first delimiter, and after the last.
    public var margin = 1 << 10
    /// The most bytes of a part.
    public var part: Int
    /// The most bytes in all.
    public var body: Int

    /// The default limits, with the given sizes in bytes.
    public init(part: Int, body: Int) {
        self.part = part
        self.body = body
    }
}
