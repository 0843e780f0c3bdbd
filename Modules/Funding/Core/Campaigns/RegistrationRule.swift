public import Vocabulary

/// The rule of the Donations Act (article 4; decree, article 2) by which collecting 10,000,000 won or more
/// needs a registration. One is for a year at most: hence sums of 12 months. No legal advice: the sources are
/// in Docs/funding.md.
public enum RegistrationRule {
    /// From this sum on a registration is needed.
    public static let threshold = Money(10_000_000, .krw)
    /// The highest share of the costs in what is collected, in percent (article 13).
    public static let highestCostShare = 15

    /// The most that a campaign may collect once it is opened. `others` is what the shelter's other campaigns
    /// of the last 12 months have collected or may still collect (`ShelterSum`).
    ///
    /// - With a registration: its goal.
    /// - Without one: its cap, or what is left below the threshold.
    ///
    /// Throws `registrationRequired` where goal, cap or the shelter's sum reach the threshold without one,
    /// and `registrationPeriod` where it does not cover the time of collecting.
    public static func ceiling(
        of details: CampaignDetails, beside others: ShelterSum, openedAt now: Timestamp
    ) throws(FundingError) -> Money {
        if let registration = details.registration {
            guard registration.covers(from: now, to: details.deadline.moment) else {
                throw .registrationPeriod
            }
            return details.goal.sum
        }
        let room = threshold.minorUnits - 1 - others.amount.minorUnits
        let wanted = max(details.goal.sum.minorUnits, details.cap?.minorUnits ?? 0)
        guard wanted <= room else { throw .registrationRequired(others.amount) }
        return Money(details.cap?.minorUnits ?? room, .krw)
    }

    /// The most that an opened campaign may collect under another shelter. `others` is what that shelter's
    /// campaigns of the last 12 months have collected or may still collect, `taken` what is held and paid of
    /// this one, in won.
    ///
    /// - With a cap: what it could before.
    /// - Without one: what is left below the threshold.
    /// - Once it has ended: unchanged.
    ///
    /// Throws `registrationStays` for one with a registration, which names its collector (article 4), and
    /// `registrationRequired` where that shelter's sum reaches the threshold with it.
    static func ceiling(
        moving campaign: Campaign, beside others: ShelterSum, taken: Int64, at now: Timestamp
    ) throws(FundingError) -> Money? {
        if campaign.details.registration != nil { throw .registrationStays }
        let room = max(0, threshold.minorUnits - 1 - others.amount.minorUnits)
        let isOpenEnded = campaign.state.isLive && campaign.details.cap == nil
        let needed =
            isOpenEnded
            ? max(campaign.details.goal.sum.minorUnits, taken) : campaign.yearlyShare(at: now)
        guard needed <= room else { throw .registrationRequired(others.amount) }
        return isOpenEnded ? Money(room, .krw) : campaign.ceiling
    }
}

/// What the other campaigns of a shelter have collected within 12 months, or may still collect.
public struct ShelterSum: Hashable, Sendable {
    /// In won.
    public let amount: Money

    /// The sum of these campaigns, as they count at a moment.
    public init(of campaigns: some Sequence<Campaign>, at now: Timestamp) {
        let sum = campaigns.reduce(Int64(0)) { sum, campaign in
            let (next, overflow) = sum.addingReportingOverflow(campaign.yearlyShare(at: now))
            return overflow ? .max / 2 : min(next, .max / 2)
        }
        amount = Money(sum, .krw)
    }
}

extension Campaign {
    /// What it counts to the sum of its shelter over 12 months: of one that is live all that it may collect,
    /// of one that has ended within them what it kept; in won.
    func yearlyShare(at now: Timestamp) -> Int64 {
        if state.isLive { return (ceiling ?? details.goal.sum).minorUnits }
        guard let result, result.ending == .reached, now.since(result.at) < CampaignTimes.year else {
            return 0
        }
        return result.amount.minorUnits
    }
}
