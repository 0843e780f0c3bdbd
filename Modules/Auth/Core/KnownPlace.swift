public import Vocabulary

/// A place from which a member was let in, as it is stored: never the address itself.
public struct KnownPlace: Hashable, Sendable {
    /// A keyed digest of member and place: the same for the same two, and not to be reversed, by trying all
    /// addresses say, without the deployment's secret.
    public let digest: String
    /// When the member was let in there, or up to a day before the last time.
    public let seenAt: Timestamp

    /// Takes a digest and a moment.
    public init(digest: String, seenAt: Timestamp) {
        self.digest = digest
        self.seenAt = seenAt
    }

    /// How many places of a member are stored at most: the last ones.
    public static let limit = 8
    /// How long a place stays known without a sign-in: as long as a session.
    public static let lifetime = TokenLife.refresh
    /// How old the moment of a stored place may become before it is written again.
    public static let precision = Duration.seconds(86_400)

    /// The member's stored places after this one was noted, newest first: those that still count, at most
    /// `limit`. One that is there is noted again when its moment is older than `precision`, or lies in the
    /// future because a clock was set back.
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
