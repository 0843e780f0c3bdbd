public import WireClient

/// The place of blobs in an object store: keys with `PREFIX` in a bucket. Uses path-style addresses
/// (`https://store.example/bucket/key`), which every store understands.
public struct S3Location: Hashable, Sendable {
    /// The store's address, without the bucket.
    public let address: ServerAddress
    /// The region used in signatures; `us-east-1` for stores without regions.
    public let region: String
    /// The bucket, which must exist.
    public let bucket: String
    /// The prefix of each key; may be empty, and may hold slashes and Hangul.
    public let prefix: String

    /// Memberwise.
    public init(_ address: ServerAddress, region: String = "us-east-1", bucket: String, prefix: String = "") {
        self.address = address
        self.region = region
        self.bucket = bucket
        self.prefix = prefix
    }

    /// The part of the address between scheme and path, without the scheme's default port.
    var host: String {
        let rest = address.description.drop { $0 != "/" }.dropFirst(2)
        let host = String(rest.prefix { $0 != "/" }).lowercased()
        let usual = address.isSecure ? ":443" : ":80"
        return host.hasSuffix(usual) ? String(host.dropLast(usual.count)) : host
    }

    /// The address's path before the bucket, not encoded; usually empty.
    var basePath: String { PercentEncoding.decoded(encodedPath) ?? encodedPath }

    /// The address without its path.
    var server: ServerAddress {
        ServerAddress(String(address.description.dropLast(encodedPath.count))) ?? address
    }

    private var encodedPath: String {
        let rest = address.description.drop { $0 != "/" }.dropFirst(2)
        return String(rest.drop { $0 != "/" })
    }
}

/// Timeouts, retries and sizes for requests to an object store.
public struct S3Limits: Hashable, Sendable {
    /// The timeout for connecting.
    public var connectTime: Duration = .seconds(5)
    /// The timeout for one request in all.
    public var requestTime: Duration = .seconds(60)
    /// How often a request is sent in all if the store fails or cannot be reached.
    public var tries = 3
    /// The pause before the second attempt; doubled before each further one.
    public var pause: Duration = .milliseconds(200)
    /// The most concurrent connections.
    public var connections = 8
    /// The largest size of a blob in bytes; stores take 5 GiB in one request.
    public var largestBlob = 64 << 20

    /// The default limits.
    public init() {}
}
