/// The boundary of a multipart body (RFC 2046, section 5.1.1).
public struct Boundary: Hashable, Sendable {
    /// 1 to 70 of the standard's boundary characters; the last is not a blank.
    public let text: String

    /// Takes the text; nil if it is not a valid boundary.
    public init?(_ text: String) {
        guard (1...70).contains(text.utf8.count), text.utf8.last != 0x20, text.utf8.allSatisfy(Self.isFit)
        else { return nil }
        self.text = text
    }

    /// The boundary in a request's `Content-Type`. Throws `unsupported` for anything but
    /// `multipart/form-data`, and `malformed` if the boundary is missing, repeated or invalid.
    public init(contentType: String?) throws(MultipartFault) {
        guard let contentType else { throw .unsupported(expected: "multipart/form-data") }
        let essence = contentType.prefix { $0 != ";" && $0 != " " && $0 != "," }
        guard essence.lowercased() == "multipart/form-data" else {
            throw .unsupported(expected: "multipart/form-data")
        }
        guard let text = try HeaderValue(contentType)?.parameter("boundary"), let boundary = Boundary(text)
        else { throw .malformed(expected: "one boundary of 1 to 70 characters") }
        self = boundary
    }

    /// The value of `Content-Type`.
    public var contentType: String { "multipart/form-data; boundary=\"\(text)\"" }

    private static func isFit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "'()+_,-./:=? ".utf8.contains(byte)
        }
    }
}
