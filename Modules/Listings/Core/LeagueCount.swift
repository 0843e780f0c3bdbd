/// A league of jerseys, and how many public listings name it.
public struct LeagueCount: Hashable, Sendable {
    /// The name, in the spelling of the newest listing of the league.
    public let league: String
    /// The number of public listings, also of blocked members: it tells of no member.
    public let listings: Int

    /// Memberwise.
    public init(_ league: String, listings: Int) {
        (self.league, self.listings) = (league, listings)
    }

    /// The most leagues of a list: as many as a filter takes.
    public static let most = ListingQuery.mostValues
}
