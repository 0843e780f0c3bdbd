public import Vocabulary

/// A place of a member's sign-ins as stored; the address itself is never stored.
public struct KnownPlace: Hashable, Sendable {
    /// A keyed digest of member and place. Without the deployment's secret it cannot be reversed, not even
    /// by trying all addresses.
    public let digest: String
    /// The last sign-in there; may be up to a day too early.
    public let seenAt: Timestamp

    /// Takes a digest and a moment.
    public init(digest: String, seenAt: Timestamp) {
        self.digest = digest
        self.seenAt = seenAt
    }

    /// The most stored places of a member; the latest are kept.
    public static let limit = 8
    /// How long a place stays known without a sign-in: as long as a session.
    public static let lifetime = TokenLife.refresh
    /// How old the moment of a stored place may become before it is written again.
    public static let precision = Duration.seconds(86_400)

    /// The member's stored places after noting this one, newest first: those still valid, at most `limit`. A
    /// stored place is updated if its moment is older than `precision`, or in the future because a clock was
    /// set back.
    public func noted(in places: [KnownPlace]) -> [KnownPlace] {
        if let known = places.first(where: { $0.digest == digest }), isCovered(by: known) { return places }
        let others = places.filter { $0.digest != digest && seenAt.since($0.seenAt) < Self.lifetime }
        let sorted = ([self] + others).sorted { ($0.seenAt, $1.digest) > ($1.seenAt, $0.digest) }
        return Array(sorted.prefix(Self.limit))
    }

    private func isCovered(by known: KnownPlace) -> Bool {
        known.seenAt <= seenAt && seenAt.since(known.seenAt) < Self.precision
    }
}
