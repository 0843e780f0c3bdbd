public import WireClient

/// Where blobs are in an object store: `PREFIX` + key in a bucket, addressed by its path
/// (`https://store.example/bucket/key`), which every store understands.
public struct S3Location: Hashable, Sendable {
    /// The store's address, without the bucket.
    public let address: ServerAddress
    /// The region that signatures name: `us-east-1` where a store has none.
    public let region: String
    /// The bucket, which is there.
    public let bucket: String
    /// What stands before each key; may hold slashes and Hangul, and be empty.
    public let prefix: String

    /// Memberwise.
    public init(_ address: ServerAddress, region: String = "us-east-1", bucket: String, prefix: String = "") {
        self.address = address
        self.region = region
        self.bucket = bucket
        self.prefix = prefix
    }

    /// The part of the address between the scheme and the path, without a port that is the scheme's own.
    var host: String {
        let rest = address.description.drop { $0 != "/" }.dropFirst(2)
        let host = String(rest.prefix { $0 != "/" }).lowercased()
        let usual = address.isSecure ? ":443" : ":80"
        return host.hasSuffix(usual) ? String(host.dropLast(usual.count)) : host
    }

    /// The path of the address, not encoded, which stands before the bucket's; mostly empty.
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

/// How long and how often an object store is asked.
public struct S3Limits: Hashable, Sendable {
    /// How long it may take to connect.
    public var connectTime: Duration = .seconds(5)
    /// How long one request may take in all.
    public var requestTime: Duration = .seconds(60)
    /// How often a request is sent, the first time included, where the store fails or cannot be reached.
    public var tries = 3
    /// How long to wait before the second time; twice as long before each further time.
    public var pause: Duration = .milliseconds(200)
    /// The most connections at one time.
    public var connections = 8
    /// The most bytes of a blob; a store takes 5 GiB in one request.
    public var largestBlob = 64 << 20

    /// The usual limits.
    public init() {}
}
