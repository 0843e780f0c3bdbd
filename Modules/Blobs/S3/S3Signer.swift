import Hashing
public import Vocabulary

/// Who asks an object store, and the secret by which it knows so.
public struct S3Credentials: Hashable, Sendable {
    /// The access key's name, which is no secret.
    public let accessKey: String
    let secretKey: String
    let sessionToken: String?

    /// `sessionToken` belongs to credentials that were lent for some time.
    public init(accessKey: String, secretKey: String, sessionToken: String? = nil) {
        self.accessKey = accessKey
        self.secretKey = secretKey
        self.sessionToken = sessionToken
    }
}

extension S3Credentials: CustomStringConvertible {
    /// The access key alone.
    public var description: String { "access key \(accessKey)" }
}

/// Signs requests as AWS Signature Version 4 has it for S3 (Amazon S3 API Reference, "Authenticating
/// Requests"): a pure function of the request, the credentials and the moment.
public struct S3Signer: Sendable {
    private let credentials: S3Credentials
    private let region: String

    private static let algorithm = "AWS4-HMAC-SHA256"
    private static let unsignedBody = "UNSIGNED-PAYLOAD"

    /// Signs in that name for stores of that region: `us-east-1`.
    public init(_ credentials: S3Credentials, region: String) {
        self.credentials = credentials
        self.region = region
    }

    /// The fields that the request is to be sent with beside its own: `host`, date, the body's hash and
    /// `authorization`. Stores refuse a date that is more than 15 minutes off.
    public func headers(for request: S3Request, at moment: Timestamp) -> [(name: String, value: String)] {
        let stamp = Self.stamp(moment)
        var added: [(name: String, value: String)] = [
            ("host", request.host), ("x-amz-content-sha256", request.bodyHash), ("x-amz-date", stamp),
        ]
        if let token = credentials.sessionToken { added.append(("x-amz-security-token", token)) }
        let fields = SignedFields(request.headers + added)
        let signature = signature(of: request, fields, request.canonicalQuery, request.bodyHash, stamp)
        let authorization =
            "\(Self.algorithm) Credential=\(credentials.accessKey)/\(scope(stamp)), "
            + "SignedHeaders=\(fields.names), Signature=\(signature)"
        return added + [("authorization", authorization)]
    }

    /// Path and query of a link by which anybody can send the request, without a body, for so many whole
    /// seconds from that moment on, seven days at most. The request's own headers have to be sent as they
    /// are.
    public func link(_ request: S3Request, at moment: Timestamp, lasting duration: Duration) -> String {
        let stamp = Self.stamp(moment)
        let fields = SignedFields(request.headers + [("host", request.host)])
        var request = request
        request.query += [
            ("X-Amz-Algorithm", Self.algorithm),
            ("X-Amz-Credential", "\(credentials.accessKey)/\(scope(stamp))"), ("X-Amz-Date", stamp),
            ("X-Amz-Expires", "\(min(max(duration.components.seconds, 1), 604_800))"),
            ("X-Amz-SignedHeaders", fields.names),
        ]
        if let token = credentials.sessionToken { request.query.append(("X-Amz-Security-Token", token)) }
        let signature = signature(of: request, fields, request.canonicalQuery, Self.unsignedBody, stamp)
        return "\(request.target)&X-Amz-Signature=\(signature)"
    }

    private func signature(
        of request: S3Request, _ fields: SignedFields, _ query: String, _ bodyHash: String, _ stamp: String
    ) -> String {
        let canonical = [
            request.method, request.canonicalPath, query, fields.lines, fields.names, bodyHash,
        ].joined(separator: "\n")
        var hash = SHA256()
        hash.update(Array(canonical.utf8))
        let text = [Self.algorithm, stamp, scope(stamp), hash.text].joined(separator: "\n")
        return Self.code(text, key(stamp)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The key of one day, one region and one service.
    private func key(_ stamp: String) -> [UInt8] {
        let secret = Array(("AWS4" + credentials.secretKey).utf8)
        return [String(stamp.prefix(8)), region, "s3", "aws4_request"].reduce(secret) { key, part in
            Self.code(part, key)
        }
    }

    private func scope(_ stamp: String) -> String { "\(stamp.prefix(8))/\(region)/s3/aws4_request" }

    private static func code(_ text: String, _ key: [UInt8]) -> [UInt8] {
        HMACSHA256.code(of: Array(text.utf8), key: key)
    }

    /// `20261121T094600Z`.
    private static func stamp(_ moment: Timestamp) -> String {
        moment.rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
    }
}

/// The fields that are signed, in the form in which they are.
private struct SignedFields {
    /// `name:value` lines, each with its end.
    let lines: String
    /// The names, joined by semicolons.
    let names: String

    init(_ headers: [(name: String, value: String)]) {
        let named = Dictionary(grouping: headers) { $0.name.lowercased() }
        let sorted = named.sorted { $0.key < $1.key }
        lines = sorted.map { name, fields in
            "\(name):\(fields.map { Self.trimmed($0.value) }.joined(separator: ","))\n"
        }.joined()
        names = sorted.map(\.key).joined(separator: ";")
    }

    /// Without blanks at its ends, and with one for each run of them inside.
    private static func trimmed(_ value: String) -> String {
        value.unicodeScalars.split { $0 == " " || $0 == "\t" }.map { String(Substring($0)) }
            .joined(separator: " ")
    }
}
