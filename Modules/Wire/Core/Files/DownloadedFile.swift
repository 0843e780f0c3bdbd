/// A file that a server gives, to be read while it arrives.
public struct DownloadedFile: Sendable {
    /// What the server says that it is.
    public let mediaType: String
    /// How many bytes all of it has.
    public let size: Int
    /// Which bytes of it come: the range that was asked for, as far as the file goes, or all.
    public let range: Range<Int>
    /// What tells these bytes from all others, without quotes; nil if the server does not say.
    public let entityTag: String?
    /// Whether everybody may keep it.
    public let isPublic: Bool
    /// The bytes; to be read to the end, or closed.
    public let stream: any ByteStream

    /// Reads the head of an answer; nil if it is none to a request for a file.
    init?(_ response: WireResponse) {
        let body = response.streamed ?? StreamedBody(response.body)
        let length = body.length ?? response.headers["content-length"].flatMap { Int($0) }
        guard let mediaType = response.headers["content-type"], let length else { return nil }
        switch response.status {
        case 200: (range, size) = (0..<length, length)
        case 206:
            guard let (range, size) = Self.part(response.headers["content-range"]), range.count == length
            else { return nil }
            (self.range, self.size) = (range, size)
        default: return nil
        }
        self.mediaType = mediaType
        isPublic = response.headers["cache-control"]?.hasPrefix("public") ?? false
        let tag = response.headers["etag"]
        entityTag = tag.flatMap {
            $0.hasPrefix("\"") && $0.count > 1 ? String($0.dropFirst().dropLast()) : nil
        }
        stream = MeasuredStream(StreamedBody(length: length, body.stream))
    }

    /// Reads `bytes 0-9/100` (RFC 9110, section 14.4).
    private static func part(_ field: String?) -> (Range<Int>, Int)? {
        guard let field, field.hasPrefix("bytes ") else { return nil }
        let halves = field.dropFirst(6).split(separator: "/")
        let ends = halves.first?.split(separator: "-").compactMap { Int($0) } ?? []
        guard halves.count == 2, let size = Int(halves[1]), ends.count == 2, ends[0] >= 0,
            ends[0] <= ends[1], ends[1] < size
        else { return nil }
        return (ends[0]..<ends[1] + 1, size)
    }
}
