/// A file from a server, read as it arrives.
public struct DownloadedFile: Sendable {
    /// The media type by the server.
    public let mediaType: String
    /// The size of the whole file in bytes.
    public let size: Int
    /// The range that the stream supplies: the requested one, cut at the file's end, or all.
    public let range: Range<Int>
    /// The strong validator of these bytes, without quotes; nil if the server sends none.
    public let entityTag: String?
    /// Whether shared caches may store it.
    public let isPublic: Bool
    /// The bytes; the caller reads them to the end or closes the stream.
    public let stream: any ByteStream

    /// Reads the head of an answer; nil if it is not an answer with a file.
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
