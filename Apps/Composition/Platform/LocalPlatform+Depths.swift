import AuthPasswords
import Database

/// How much of one thing there is at the moment: for the server's metrics.
public struct Depth: Sendable {
    /// The metric's name.
    public let name: String
    /// What tells it from others of that name.
    public let labels: [(String, String)]
    /// Looks.
    public let read: @Sendable () -> Int

    init(_ name: String, _ labels: [(String, String)] = [], _ read: @escaping @Sendable () -> Int) {
        self.name = name
        self.labels = labels
        self.read = read
    }
}

extension LocalPlatform {
    /// The pools and lines of this platform.
    public var depths: [Depth] {
        let stores = stores
        var depths: [Depth] = []
        if let load = stores.load {
            depths = [
                Depth("madang_database_connections", [("state", "open")]) { stores.load?.connections ?? 0 },
                Depth("madang_database_connections", [("state", "resting")]) { stores.load?.resting ?? 0 },
            ]
            for line in load.waiting.keys.sorted() {
                depths.append(
                    Depth("madang_database_waiting", [("for", line)]) { stores.load?.waiting[line] ?? 0 })
            }
        }
        if let hasher = edges.hasher as? ArgonPasswordHasher {
            depths.append(Depth("madang_passwords_pending") { hasher.load })
        }
        return depths
    }
}
