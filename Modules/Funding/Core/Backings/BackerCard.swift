public import Vocabulary

/// A backer as everybody sees them: with a name, and without any amount, so that no difference of the total
/// tells what another gave.
public struct BackerCard: Hashable, Sendable {
    /// Without a nickname after withdrawal.
    public let member: MemberCard
    /// Blank where nothing is said.
    public let message: String
    /// The Korean day; finer it would tell which rise of the total it was.
    public let day: CivilDay

    /// Memberwise.
    public init(member: MemberCard, message: String, day: CivilDay) {
        (self.member, self.message, self.day) = (member, message, day)
    }
}

/// How many backings of a campaign are paid and not on their way back, counted up to a bound.
public struct BackerCount: Hashable, Sendable {
    /// At most `most`.
    public let number: Int

    /// Beyond this number no more are counted.
    public static let most = 1_000

    /// That number, or the most.
    public init(_ number: Int) { self.number = min(max(0, number), Self.most) }

    /// Whether there are as many or more.
    public var isMost: Bool { number == Self.most }
}
