public import Vocabulary

/// The registration of a campaign under the Donations Act (기부금품의 모집ㆍ사용 및 기부문화 활성화에 관한 법률, article
/// 4). Where it has one, it stops at its goal (decree, article 19), is paid out to this account alone, and
/// stays with its shelter: the plan that is registered names the collector.
public struct CampaignRegistration: Hashable, Sendable {
    /// The office that registered it: one line of 2 to 60 characters, such as "서울특별시".
    public let office: String
    /// One line of 2 to 40 characters.
    public let number: String
    /// The first and the last day on which may be collected, in Korea.
    public let firstDay: CivilDay
    public let lastDay: CivilDay
    public let account: BankAccount

    /// Memberwise.
    public init(
        office: String, number: String, firstDay: CivilDay, lastDay: CivilDay, account: BankAccount
    ) {
        (self.office, self.number, self.account) = (office, number, account)
        (self.firstDay, self.lastDay) = (firstDay, lastDay)
    }

    /// The same with the number of the account masked.
    public var masked: CampaignRegistration {
        CampaignRegistration(
            office: office, number: number, firstDay: firstDay, lastDay: lastDay, account: account.masked)
    }

    /// Whether collecting from one moment to another lies within it.
    public func covers(from start: Timestamp, to end: Timestamp) -> Bool {
        ZoneRules.korea.day(at: start) >= firstDay && ZoneRules.korea.day(at: end) <= lastDay
    }
}
