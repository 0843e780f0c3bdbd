public import Vocabulary

/// A due as its member or the treasurer sees it.
public struct DueView: Hashable, Sendable {
    public let due: Due
    /// The member as they are called now, without a nickname after withdrawal.
    public let member: MemberCard
    /// Blank once the crew is dissolved.
    public let crewName: String
    /// Whether its day had passed, unpaid, when it was read.
    public let isInArrears: Bool

    /// Memberwise.
    public init(due: Due, member: MemberCard, crewName: String, isInArrears: Bool) {
        (self.due, self.member) = (due, member)
        (self.crewName, self.isInArrears) = (crewName, isInArrears)
    }

    /// The record for which its member opens an order; nil while nothing is to be paid.
    public var record: AnyIdentifier? { due.state == .open ? AnyIdentifier(due.id) : nil }
}

extension [DueView] {
    /// The dues of a page as people look for them: the latest month first, in a month those that are to be
    /// paid before the others, and among these by the members' names.
    var byMonthAndName: [DueView] {
        sorted { one, other in
            if one.due.month != other.due.month { return one.due.month > other.due.month }
            if one.rank != other.rank { return one.rank < other.rank }
            let (name, otherName) = (one.member.nickname ?? "", other.member.nickname ?? "")
            return name == otherName ? one.due.id < other.due.id : name < otherName
        }
    }
}

extension DueView {
    fileprivate var rank: Int { isInArrears ? 0 : due.state == .open ? 1 : 2 }
}
