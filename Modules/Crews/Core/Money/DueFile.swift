public import Vocabulary

/// All that decides about one due, read and written in one transaction that holds its crew's row.
public struct DueFile: Hashable, Sendable {
    public let due: Due
    /// Whether the order in question was let go.
    public let wasLetGo: Bool
    /// Whether the crew is open, and the member of it.
    public let isOwed: Bool
    /// Those who look after the crew's money and take part, the owner first.
    public let treasurers: [MemberID]

    /// Memberwise.
    public init(due: Due, wasLetGo: Bool, isOwed: Bool, treasurers: [MemberID]) {
        (self.due, self.wasLetGo) = (due, wasLetGo)
        (self.isOwed, self.treasurers) = (isOwed, treasurers)
    }
}

/// What a decision about a due writes.
public struct DueChange: Hashable, Sendable {
    /// The due, where it changed.
    public var due: Due?
    /// An order that is let go from now on.
    public var letGo: OrderID?
    public var notices: [Notice] = []

    /// The due in its next form; nil for none.
    public init(_ due: Due? = nil) { self.due = due }

    /// Whether nothing is written.
    public var isEmpty: Bool { due == nil && letGo == nil && notices.isEmpty }
}

/// A member in arrears, or out of them.
public struct CrewDebtor: Hashable, Sendable {
    public let crew: CrewID
    public let member: MemberID

    /// Memberwise.
    public init(crew: CrewID, member: MemberID) { (self.crew, self.member) = (crew, member) }
}

/// All that decides about a crew's account, read and written in one transaction that holds the crew's row.
public struct AccountFile: Hashable, Sendable {
    public let crew: Crew
    /// What is named so far; nil for nothing.
    public let naming: PayoutNaming?
    /// Owner, managers and treasurers, the owner first.
    public let leaders: [Membership]

    /// Memberwise.
    public init(crew: Crew, naming: PayoutNaming?, leaders: [Membership]) {
        (self.crew, self.naming, self.leaders) = (crew, naming, leaders)
    }
}

/// What a decision about an account writes.
public struct AccountChange: Hashable, Sendable {
    /// The naming as it is then, changed or not.
    public var naming: PayoutNaming
    public var notices: [Notice]

    /// Memberwise.
    public init(_ naming: PayoutNaming, notices: [Notice] = []) {
        (self.naming, self.notices) = (naming, notices)
    }
}
