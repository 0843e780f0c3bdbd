import Vocabulary

/// Access and refresh tokens of the interface, at most 1,000 of each; the oldest are dropped first.
struct SandboxTokens: Sendable {
    /// An access token and its refresh token.
    struct Pair: Hashable, Sendable {
        /// Valid for 30 minutes.
        let access: String
        /// Valid for a day.
        let refresh: String
    }

    private static let most = 1000
    private var access = Kept()
    private var refresh = Kept()
    private var numbers = SandboxNumbers()

    /// A new pair. Earlier tokens stay valid.
    mutating func issue(seed: UInt64, at now: Timestamp) -> Pair {
        let pair = Pair(
            access: "access-" + numbers.uuid(seed: seed), refresh: "refresh-" + numbers.uuid(seed: seed))
        access.add(pair.access, until: now.advanced(by: .seconds(30 * 60)), most: Self.most)
        refresh.add(pair.refresh, until: now.advanced(by: .seconds(86_400)), most: Self.most)
        return pair
    }

    /// Whether the access token is valid.
    func isAccess(_ token: String, at now: Timestamp) -> Bool { access.holds(token, at: now) }

    /// Whether the refresh token is valid.
    func isRefresh(_ token: String, at now: Timestamp) -> Bool { refresh.holds(token, at: now) }

    private struct Kept: Sendable {
        private var ends: [String: Timestamp] = [:]
        private var inOrder: [String] = []

        mutating func add(_ token: String, until end: Timestamp, most: Int) {
            if inOrder.count >= most { ends[inOrder.removeFirst()] = nil }
            ends[token] = end
            inOrder.append(token)
        }

        func holds(_ token: String, at now: Timestamp) -> Bool { ends[token].map { now < $0 } ?? false }
    }
}
