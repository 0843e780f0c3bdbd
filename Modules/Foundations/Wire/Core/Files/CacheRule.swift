/// Who may cache a file (RFC 9111).
public enum CacheRule: Hashable, Sendable {
    /// Any cache, for so many seconds without revalidation. Bounded, so that deleted files leave caches,
    /// too.
    case everybody(seconds: Int)
    /// No cache.
    case nobody

    /// A week.
    public static let week = CacheRule.everybody(seconds: 604_800)

    /// The same for at most that time, in whole seconds.
    func atMost(_ time: Duration) -> CacheRule {
        switch self {
        case .everybody(let seconds): .everybody(seconds: min(seconds, Int(time.components.seconds)))
        case .nobody: .nobody
        }
    }

    /// The value of `Cache-Control`.
    var field: String {
        switch self {
        case .everybody(let seconds): "public, max-age=\(seconds)"
        case .nobody: "private, no-store"
        }
    }

    /// Lets pages of other origins embed the file, if every cache may keep it: a public picture in an `img`
    /// (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header). A server without CORS drops
    /// the field.
    var embedding: [String: String] {
        switch self {
        case .everybody: ["cross-origin-resource-policy": "cross-origin"]
        case .nobody: [:]
        }
    }
}
