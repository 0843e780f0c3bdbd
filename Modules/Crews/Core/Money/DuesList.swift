public import Vocabulary

/// Which dues of a crew are listed, those of the latest month first.
public enum DuesList: Hashable, Sendable {
    /// The principal's own, also of one who has left.
    case own
    /// Those of all members.
    case all
    /// Those that are open past their day.
    case arrears
    /// Those of one month.
    case of(CivilMonth)

    /// Whether it is the treasurer's and the owner's to see.
    public var isOfTreasurer: Bool { self != .own }
}

/// A checked list of dues, as stores read it.
public struct DuesFilter: Hashable, Sendable {
    public let crew: CrewID
    /// Only those of this member; nil for all.
    public let member: MemberID?
    /// Only those of this month; nil for all.
    public let month: CivilMonth?
    /// Only those in arrears at this moment; nil for all.
    public let arrearsAt: Timestamp?
    /// The scope that cursors of the list carry.
    public let scope: UInt64

    /// The list of a crew as that member asks for it.
    public init(_ list: DuesList, of crew: CrewID, for member: MemberID, at now: Timestamp) {
        self.crew = crew
        self.member = list == .own ? member : nil
        month = if case .of(let month) = list { month } else { nil }
        arrearsAt = list == .arrears ? now : nil
        let name =
            switch list {
            case .own: "own \(member)"
            case .all: "all"
            case .arrears: "arrears"
            case .of(let month): "\(month)"
            }
        scope = Cursor.scope(of: "dues \(crew) \(name)")
    }

    /// Whether the list has the due.
    public func matches(_ due: Due) -> Bool {
        due.crew == crew && (member == nil || member == due.member) && (month == nil || month == due.month)
            && arrearsAt.map { due.isInArrears(at: $0) } ?? true
    }
}

extension Due {
    /// The sort key of lists: the first day of the month; great ones come first.
    public var sortKey: Int64 { month.firstDay.daysSince1970 }
}
