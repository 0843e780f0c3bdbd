public import Vocabulary

/// How many failed sign-ins are borne before somebody has to wait.
///
/// A place from which a member has signed in before is known to that account: there only `pair` counts, so
/// that whoever attacks the account from elsewhere, or everything at once, does not lock its owner out. All
/// other attempts must find room in `pair`, `account` and `place`, and those from places where something has
/// failed lately in `overall`, too.
public struct SignInPolicy: Hashable, Sendable {
    /// Of one account from one place.
    public var pair: RateLimit
    /// Of one account from all places that it does not know.
    public var account: RateLimit
    /// Of one place at all accounts that do not know it.
    public var place: RateLimit
    /// Of all places at all accounts that do not know them, and once more of all at emails that nobody has;
    /// without room in it only places may try from which nothing has failed lately.
    public var overall: RateLimit
    /// How many accounts and places are remembered at least, each; twice as many at the most.
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

    /// For a server of a neighbourhood. A person mistypes ten times; a school behind one address a hundred
    /// times. All that `overall` lets fail in the 50 minutes in which an account's budget fills again is
    /// fewer than the entries, so nothing is forgotten that still counts.
    public static let usual = SignInPolicy(
        pair: RateLimit(burst: 10, interval: .seconds(60)),
        account: RateLimit(burst: 50, interval: .seconds(60)),
        place: RateLimit(burst: 100, interval: .seconds(10)),
        overall: RateLimit(burst: 200, interval: .milliseconds(200)), entries: 16_384)
}
