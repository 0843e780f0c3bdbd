public import Vocabulary

/// A list of backings as stores read it, the youngest first.
public enum BackingList: Hashable, Sendable {
    /// Those of a campaign that are paid and not on their way back, with a name: what everybody sees.
    case named(CampaignID)
    /// All of a campaign that were paid, whatever has become of them: for its treasurer and operators.
    case all(CampaignID)
    /// All of a member, in all campaigns.
    case of(MemberID)
    /// Those whose refund was tried `BackingRefund.stuck` times or more: for operators.
    case stuck

    /// The scope that cursors of the list carry.
    public var scope: UInt64 {
        switch self {
        case .named(let campaign): Cursor.scope(of: "backings named \(campaign)")
        case .all(let campaign): Cursor.scope(of: "backings all \(campaign)")
        case .of(let member): Cursor.scope(of: "backings of \(member)")
        case .stuck: Cursor.scope(of: "backings stuck")
        }
    }

    /// Whether the list has the backing.
    public func matches(_ backing: Backing) -> Bool {
        switch self {
        case .named(let campaign):
            backing.campaign == campaign && backing.state == .backed && !backing.isAnonymous
        case .all(let campaign): backing.campaign == campaign && backing.state.wasPaid
        case .of(let member): backing.member == member
        case .stuck: backing.refund.map { $0.attempts >= BackingRefund.stuck } ?? false
        }
    }
}

extension Backing {
    /// The sort key of lists; great ones come first.
    public var sortKey: Int64 { createdAt.microseconds }
}
