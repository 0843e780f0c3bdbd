import Hashing

/// A request to an object store, before it is signed and encoded.
public struct S3Request: Sendable {
    /// `GET`, `PUT`, …
    public var method: String
    /// The field `host`: with the port, unless it is the scheme's default.
    public var host: String
    /// The path, not encoded: `/bucket/한글`.
    public var path: String
    /// The query parameters, not encoded, in any order; a name may occur twice.
    public var query: [(name: String, value: String)]
    /// Fields to sign besides those that signing adds. Names in any case; a name may occur twice.
    public var headers: [(name: String, value: String)]
    /// The SHA-256 of the body: 64 hexadecimal digits.
    public var bodyHash: String

    /// The SHA-256 of no bytes.
    public static let emptyHash = SHA256().text

    /// Memberwise; without a body by default.
    public init(
        _ method: String, host: String, path: String, query: [(name: String, value: String)] = [],
        headers: [(name: String, value: String)] = [], bodyHash: String = emptyHash
    ) {
        self.method = method
        self.host = host
        self.path = path
        self.query = query
        self.headers = headers
        self.bodyHash = bodyHash
    }

    /// Path and query as sent in the request line. The query is sorted and every name has its `=`, because
    /// some stores sign what they receive instead of its canonical form.
    public var target: String {
        let query = canonicalQuery
        return canonicalPath + (query.isEmpty ? "" : "?" + query)
    }

    /// The path with every byte percent-encoded except letters, digits, `-._~` and `/`. Not normalized: in
    /// S3 `//` and `..` are ordinary parts of a key.
    var canonicalPath: String { PercentEncoding.encoded(path, keepingSlashes: true) }

    /// The query, encoded, then sorted by name and value.
    var canonicalQuery: String {
        let pairs: [(name: String, value: String)] = query.map {
            (PercentEncoding.encoded($0.name), PercentEncoding.encoded($0.value))
        }
        return pairs.sorted { $0.name == $1.name ? $0.value < $1.value : $0.name < $1.name }
            .map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
}

/// Percent-encoding for signatures (RFC 3986, section 2.3: unreserved characters stay).
enum PercentEncoding {
    static func encoded(_ text: String, keepingSlashes: Bool = false) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) || (keepingSlashes && byte == UInt8(ascii: "/")) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The decoded text; nil if two hexadecimal digits do not follow a percent sign, or if the bytes are not
    /// UTF-8. In queries and lists a plus sign means a blank.
    static func decoded(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String? {
        var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(plusIsBlank && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    private static func digit(_ number: UInt8) -> UInt8 { number < 10 ? 0x30 + number : 0x37 + number }

    private static func value(_ digit: UInt8) -> UInt8? {
        Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8($0) }
    }
}
