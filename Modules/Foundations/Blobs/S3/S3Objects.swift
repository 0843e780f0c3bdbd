import Blobs
import Wire

/// Accesses the objects that hold blobs, piece by piece.
struct S3Objects: Sendable {
    let connection: S3Connection

    /// Some bytes of an object, and the object's size.
    struct Part {
        let bytes: [UInt8]
        let size: Int
    }

    /// The name of a blob's object.
    func name(of key: BlobKey) -> String { connection.location.prefix + key.text }

    /// The object's size in bytes. Throws `missing` and `unavailable`.
    func size(of key: BlobKey) async throws(BlobError) -> Int {
        let answer = try await connection.send(connection.request("HEAD", name(of: key)))
        guard let size = answer.headers["content-length"].flatMap({ Int($0) }), size >= 0 else {
            throw .unavailable("the object store does not say how large an object is")
        }
        return size
    }

    /// The first bytes of a non-empty range, at most one piece; nil if the object ends before the range.
    /// Throws `missing` and `unavailable`.
    func part(of key: BlobKey, _ range: Range<Int>) async throws(BlobError) -> Part? {
        let end = range.lowerBound + min(range.count, BlobLimits.piece)
        let field = (name: "range", value: "bytes=\(range.lowerBound)-\(end - 1)")
        let request = connection.request("GET", name(of: key), headers: [field])
        let answer = try await connection.send(request, understanding: [416])
        switch answer.status {
        case 416: return nil
        case 206:
            guard let said = Self.contentRange(answer), said.range.lowerBound == range.lowerBound,
                said.range.count == answer.body.count, said.range.upperBound == min(end, said.size)
            else { throw Self.wrongPart }
            return Part(bytes: answer.body, size: said.size)
        case 200 where range.lowerBound == 0 && answer.body.count <= BlobLimits.piece:
            // The store ignored the range and sent the whole short object.
            return Part(bytes: Array(answer.body.prefix(end)), size: answer.body.count)
        default: throw Self.wrongPart
        }
    }

    private static let wrongPart = BlobError.unavailable("the object store gives another part than asked for")

    /// `bytes 0-99/1234` (RFC 9110, section 14.4).
    private static func contentRange(_ answer: WireResponse) -> (range: Range<Int>, size: Int)? {
        guard let field = answer.headers["content-range"], field.hasPrefix("bytes ") else { return nil }
        let numbers = field.dropFirst(6).split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
            .compactMap { Int($0) }
        guard numbers.count == 3, numbers[0] >= 0, numbers[0] <= numbers[1], numbers[1] < numbers[2] else {
            return nil
        }
        return (numbers[0]..<numbers[1] + 1, numbers[2])
    }
}
