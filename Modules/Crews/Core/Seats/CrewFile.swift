public import Vocabulary

/// All that decides about the seats of one crew, read and written in one transaction: the crew, one
/// membership that something happens to, and the next of the list.
///
/// A store gives it to a decision while it holds the crew's row, so that no two decisions about the seats of
/// one crew are made at a time, on one server or on several.
public struct CrewFile: Hashable, Sendable {
    public let crew: Crew
    /// The seats that are taken, that of `membership` included.
    public let taken: Int
    /// The membership in question; nil for a person who never had one, and where none is in question.
    public let membership: Membership?
    /// The first of the waiting list, without `membership`, in its order (`since`, then identifier): as many
    /// as seats can get free by one decision.
    public let next: [Membership]
    /// The membership of the acting member; nil where none acts, or the member never had one.
    public let actor: Membership?
    /// The people that the question reaches, the owner first, then the longest standing.
    public let others: [Membership]
    /// Whether the order in question was let go within the last 30 days.
    public let wasLetGo: Bool

    /// Memberwise.
    public init(
        crew: Crew, taken: Int, membership: Membership?, next: [Membership], actor: Membership? = nil,
        others: [Membership] = [], wasLetGo: Bool = false
    ) {
        (self.crew, self.taken, self.membership, self.next) = (crew, taken, membership, next)
        (self.actor, self.others, self.wasLetGo) = (actor, others, wasLetGo)
    }

    /// The seats that nothing keeps.
    public var free: Int { max(0, crew.capacity - taken) }

    /// The membership of that identifier as it was read; nil for one that the file has not.
    public func membership(_ id: MembershipID) -> Membership? {
        if let membership, membership.id == id { return membership }
        if let actor, actor.id == id { return actor }
        return next.first { $0.id == id } ?? others.first { $0.id == id }
    }

    /// The file as it is once the change is written.
    public func after(_ change: CrewChange) -> CrewFile {
        let changed = Dictionary(change.memberships.map { ($0.id, $0) }) { $1 }
        func current(_ membership: Membership) -> Membership { changed[membership.id] ?? membership }
        let seats = change.memberships.reduce(taken) { seats, next in
            let took = self.membership(next.id)?.state.takesSeat ?? false
            return seats + (next.state.takesSeat ? 1 : 0) - (took ? 1 : 0)
        }
        let isNew = change.memberships.first { self.membership($0.id) == nil }
        return CrewFile(
            crew: change.crew ?? crew, taken: seats, membership: membership.map(current) ?? isNew,
            next: next.map(current).filter { $0.state == .waiting }, actor: actor.map(current),
            others: others.map(current), wasLetGo: wasLetGo || change.letGo != nil)
    }
}

/// What a decision writes: every membership that it changed, each at most once.
public struct CrewChange: Hashable, Sendable {
    /// The crew, where it changed.
    public var crew: Crew?
    public var memberships: [Membership] = []
    public var notices: [Notice] = []
    /// A moderator's act, for the audit log.
    public var act: AuditEvent?
    /// An order that is let go from now on.
    public var letGo: OrderID?

    /// Nothing.
    public init() {}

    /// Whether nothing would be written.
    public var isEmpty: Bool { crew == nil && memberships.isEmpty && notices.isEmpty && letGo == nil }
}
