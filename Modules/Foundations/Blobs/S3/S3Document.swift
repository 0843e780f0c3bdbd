import Blobs
import Vocabulary

/// Reads elements of one name from an XML answer, except ones nested in their like. Anything that is not XML
/// has no elements.
struct S3Document {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The content of each element of that name, in order.
    func contents(of name: String) -> [S3Document] {
        let (opening, closing) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
        var (found, rest) = ([S3Document](), bytes[...])
        while let start = rest.firstRange(of: opening) {
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: closing) else { break }
            found.append(S3Document(Array(rest[..<end.lowerBound])))
            rest = rest[end.upperBound...]
        }
        return found
    }

    /// The texts of the elements of that name; elements that are not text are left out.
    func texts(of name: String) -> [String] { contents(of: name).compactMap(\.text) }

    /// The text, with XML's five entities and character references resolved; nil if it holds elements, other
    /// entities or invalid UTF-8.
    var text: String? {
        guard let raw = String(validating: bytes, as: UTF8.self), !raw.contains("<") else { return nil }
        var (text, rest) = ("", raw[...])
        while let mark = rest.firstIndex(of: "&") {
            text += rest[..<mark]
            rest = rest[mark...].dropFirst()
            guard let end = rest.firstIndex(of: ";"), let scalar = Self.entity(rest[..<end]) else {
                return nil
            }
            text.unicodeScalars.append(scalar)
            rest = rest[end...].dropFirst()
        }
        return text + rest
    }

    private static func entity(_ name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.first == "#" else { return nil }
        let number = name.dropFirst()
        let code = number.first == "x" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        return code.flatMap { Unicode.Scalar($0) }
    }
}

/// A page of a bucket's list (`ListObjectsV2` of the Amazon S3 API Reference).
struct S3Listing {
    struct Object {
        let name: String
        let size: Int
        let touched: Timestamp
    }

    let objects: [Object]
    let isTruncated: Bool

    /// Throws `unavailable` unless the body is a page of objects after `mark`, in order.
    init(_ body: [UInt8], prefix: String, after mark: String) throws(BlobError) {
        let garbage = BlobError.unavailable("the object store's list cannot be read")
        guard let page = S3Document(body).contents(of: "ListBucketResult").first ?? Self.page(body),
            let truncated = page.texts(of: "IsTruncated").first, ["true", "false"].contains(truncated)
        else { throw garbage }
        let isEncoded = page.texts(of: "EncodingType").first == "url"
        var (objects, last): ([Object], String) = ([], mark)
        for entry in page.contents(of: "Contents") {
            guard let key = entry.texts(of: "Key").first,
                let name = isEncoded ? PercentEncoding.decoded(key, plusIsBlank: true) : key,
                name.utf8.starts(with: prefix.utf8), last.utf8.lexicographicallyPrecedes(name.utf8),
                let size = entry.texts(of: "Size").first.flatMap({ Int($0) }), size >= 0,
                let touched = entry.texts(of: "LastModified").first.flatMap({ Timestamp(rfc3339: $0) })
            else { throw garbage }
            objects.append(Object(name: name, size: size, touched: touched))
            last = name
        }
        isTruncated = truncated == "true"
        guard !isTruncated || !objects.isEmpty else { throw garbage }
        self.objects = objects
    }

    /// The root element has attributes if it declares its XML namespace.
    private static func page(_ body: [UInt8]) -> S3Document? {
        guard body.firstRange(of: Array("<ListBucketResult ".utf8)) != nil,
            body.firstRange(of: Array("</ListBucketResult>".utf8)) != nil
        else { return nil }
        return S3Document(body)
    }
}
