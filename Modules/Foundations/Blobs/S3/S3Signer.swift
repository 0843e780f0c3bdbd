import Hashing
public import Vocabulary

/// An access key for an object store, with its secret.
public struct S3Credentials: Hashable, Sendable {
    /// The access key's name, which is not secret.
    public let accessKey: String
    let secretKey: String
    let sessionToken: String?

    /// `sessionToken` belongs to temporary credentials.
    public init(accessKey: String, secretKey: String, sessionToken: String? = nil) {
        self.accessKey = accessKey
        self.secretKey = secretKey
        self.sessionToken = sessionToken
    }
}

extension S3Credentials: CustomStringConvertible {
    /// The access key only, never the secret.
    public var description: String { "access key \(accessKey)" }
}

/// Signs requests by AWS Signature Version 4 for S3.
///
/// A pure function of request, credentials and time (Amazon S3 API Reference, "Authenticating Requests").
public struct S3Signer: Sendable {
    private let credentials: S3Credentials
    private let region: String

    private static let algorithm = "AWS4-HMAC-SHA256"
    private static let unsignedBody = "UNSIGNED-PAYLOAD"

    /// Signs with these credentials for stores of that region: `us-east-1`.
    public init(_ credentials: S3Credentials, region: String) {
        self.credentials = credentials
        self.region = region
    }

    /// The fields to send besides the request's own: `host`, date, the body's hash and `authorization`.
    /// Stores reject a date more than 15 minutes off.
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

    /// Path and query of a link whose holder can send the request, without a body. It is valid for
    /// `duration` in whole seconds from `moment`, at most seven days. The request's own headers must be sent
    /// unchanged.
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

    /// The signing key of one day, region and service.
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

/// The signed fields in canonical form.
private struct SignedFields {
    /// `name:value` lines, each terminated.
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

    /// Trims blanks at both ends and collapses inner runs to one.
    private static func trimmed(_ value: String) -> String {
        value.unicodeScalars.split { $0 == " " || $0 == "\t" }.map { String(Substring($0)) }
            .joined(separator: " ")
    }
}
