public import Vocabulary

/// Limits on failed sign-ins.
///
/// A place where a member has signed in before is known to that account: only `pair` limits it, so an attack
/// from elsewhere does not lock the owner out. All other attempts need room in `pair`, `account` and
/// `place`; those from places with recent failures also in `overall`.
public struct SignInPolicy: Hashable, Sendable {
    /// Per account and place.
    public var pair: RateLimit
    /// Per account, over all unknown places.
    public var account: RateLimit
    /// Per place, over all accounts that do not know it.
    public var place: RateLimit
    /// Over all unknown places and accounts, and separately over all unknown emails. When it is exhausted,
    /// only places without recent failures may try.
    public var overall: RateLimit
    /// The least number of remembered accounts and of places; at most twice as many are kept.
    public var entries: Int

    /// Memberwise.
    public init(
        pair: RateLimit, account: RateLimit, place: RateLimit, overall: RateLimit,
        entries: Int
    ) {
        self.pair = pair
        self.account = account
        self.place = place
        self.overall = overall
        self.entries = entries
    }

    /// For the server of a neighbourhood. A person mistypes ten times; a school behind one address a hundred
    /// times. An account's budget refills in 50 minutes; the failures that `overall` permits in that time
    /// are fewer than `entries`, so no entry that still counts is dropped.
    public static let usual = SignInPolicy(
        pair: RateLimit(burst: 10, interval: .seconds(60)),
        account: RateLimit(burst: 50, interval: .seconds(60)),
        place: RateLimit(burst: 100, interval: .seconds(10)),
        overall: RateLimit(burst: 200, interval: .milliseconds(200)), entries: 16_384)
}
