/// The durations of campaigns.
public enum CampaignTimes {
    /// The shortest time from opening to the deadline.
    public static let shortest: Duration = .seconds(3_600)
    /// The longest time from now to a deadline.
    public static let longest: Duration = .seconds(366 * 86_400)
    /// The longest time from opening to the deadline of an all-or-nothing campaign, extended or not.
    public static let longestAllOrNothing: Duration = .seconds(60 * 86_400)
    /// By how much a deadline is put off at most.
    public static let longestExtension: Duration = .seconds(14 * 86_400)
    /// From the last possible deadline until the money of a backing is the shelter's.
    public static let settling: Duration = .seconds(3 * 86_400)
    /// How long orders that were held before the deadline are waited for. Longer than any order is open: the
    /// gateway may answer late. What comes after it goes back.
    public static let waiting: Duration = .seconds(2 * 86_400)
    /// How long a result is published before the campaign is closed (Donations Act, article 14; decree,
    /// article 19).
    public static let published: Duration = .seconds(30 * 86_400)
    /// For how long a started backing may be paid for.
    public static let payment: Duration = .seconds(3_600)
    /// For how long a backer chooses what becomes of an item that cannot be had.
    public static let choice: Duration = .seconds(14 * 86_400)
    /// For how long it is known that an order was let go: longer than any order waits.
    public static let letGo: Duration = .seconds(30 * 86_400)
    /// Over how much time the sum of a shelter is added up: a registration is for a year at most (Donations
    /// Act, article 4).
    public static let year: Duration = .seconds(365 * 86_400)
}
