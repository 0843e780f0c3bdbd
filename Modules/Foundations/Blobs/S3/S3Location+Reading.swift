import WireClient

extension S3Location {
    /// The accepted form: the store's address, the bucket, and optionally a key prefix and the region.
    public static let form = "https://HOST[:PORT]/BUCKET[/PREFIX][?region=REGION]"

    /// Reads a location in that form; `http://` means a store without TLS.
    ///
    /// Nil for anything else: a user, password or other parameter, an invalid bucket name, or `.`, `..` or
    /// an empty segment in the prefix, which gets a trailing slash. The region defaults to that of Amazon's
    /// own host, else to `usualRegion`.
    public init?(_ text: String, usualRegion: String = "us-east-1") {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let url = parts.first, let scheme = url.firstRange(of: "://") else { return nil }
        var path = url[scheme.upperBound...].split(separator: "/", omittingEmptySubsequences: false)
        let origin = String(url[..<scheme.upperBound]) + String(path.removeFirst())
        guard let address = ServerAddress(origin) else { return nil }
        if path.last == "" { path.removeLast() }
        guard let bucket = path.first, Self.isBucket(bucket) else { return nil }
        let prefix = path.dropFirst()
        guard prefix.allSatisfy(Self.isFolder) else { return nil }
        guard let region = parts.count == 1 ? Self.region(of: address) ?? usualRegion : Self.region(parts[1]),
            Self.isRegion(region)
        else { return nil }
        self.init(
            address, region: region, bucket: String(bucket), prefix: prefix.map { $0 + "/" }.joined())
    }

    private static func region(_ query: Substring) -> String? {
        query.hasPrefix("region=") ? String(query.dropFirst("region=".count)) : nil
    }

    /// `ap-northeast-2` of `https://s3.ap-northeast-2.amazonaws.com`; nil for hosts other than Amazon's.
    private static func region(of address: ServerAddress) -> String? {
        let host = address.description.lowercased().drop { $0 != "/" }.dropFirst(2)
        let labels = host.split(separator: ".")
        guard labels.count >= 4, labels[0] == "s3", labels[2] == "amazonaws" else { return nil }
        return String(labels[1])
    }

    /// Whether the name is valid as a bucket's (Amazon S3 User Guide, "Bucket naming rules"), including the
    /// forms that older stores accepted.
    private static func isBucket(_ name: Substring) -> Bool {
        (3...63).contains(name.utf8.count) && name.utf8.first != UInt8(ascii: ".")
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
    }

    private static func isFolder(_ name: Substring) -> Bool {
        ![".", "..", ""].contains(name)
            && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "#" && $0.value != 0x7F }
    }

    private static func isRegion(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }
}

extension S3Location: CustomStringConvertible {
    /// The form that is read, with the region.
    public var description: String {
        "\(address)/\(bucket)/\(prefix)?region=\(region)"
    }
}
