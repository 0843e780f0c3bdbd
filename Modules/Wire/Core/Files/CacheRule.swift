/// Who may keep a file (RFC 9111).
public enum CacheRule: Hashable, Sendable {
    /// Everybody, for so many seconds without asking again. Not for ever: what was deleted goes from caches,
    /// too.
    case everybody(seconds: Int)
    /// Nobody.
    case nobody

    /// A week.
    public static let week = CacheRule.everybody(seconds: 604_800)

    /// The same, but for no longer than that, in whole seconds.
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
}
