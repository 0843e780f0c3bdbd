import Auth

/// All hashing that waits: members and people who join, each in a line of their own, of which the members'
/// has three quarters of the room and of the turns. A state without threads, that goes by the clock it is
/// given.
struct HashingLine<Element> {
    private static var turnsOfMembers: Int { 3 }

    private var members: RankedLine<Element>
    private var joining: RankedLine<Element>
    private var turnsSinceJoining = 0

    /// Room for so many, a quarter of it for those who join, and for one of each at least; all wait so long
    /// at the most.
    init(room: Int, patience: Duration) {
        let joins = max(1, room / 4)
        members = RankedLine(room: max(1, room - joins), patience: patience)
        joining = RankedLine(room: joins, patience: patience)
    }

    /// How many wait.
    var count: Int { members.count + joining.count }

    /// Puts one into its place and answers who has to go for it; nobody while there is room.
    mutating func add(
        _ element: Element, _ turn: HashingTurn, at now: ContinuousClock.Instant
    ) -> Element? {
        switch turn.line {
        case .members: members.add(element, rank: turn.rank, at: now)
        case .joining: joining.add(element, rank: turn.rank, at: now)
        }
    }

    /// Who is next, who waits no longer.
    mutating func takeNext() -> Element? {
        let isJoining = members.count == 0 || joining.count > 0 && turnsSinceJoining >= Self.turnsOfMembers
        let next = isJoining ? joining.takeFirst() : members.takeFirst()
        turnsSinceJoining = isJoining || joining.count == 0 ? 0 : turnsSinceJoining + 1
        return next
    }

    /// All who have waited for too long, who wait no longer.
    mutating func takeImpatient(at now: ContinuousClock.Instant) -> [Element] {
        members.takeImpatient(at: now) + joining.takeImpatient(at: now)
    }

    /// Whether somebody came at that moment or before.
    func hasWaited(since moment: ContinuousClock.Instant) -> Bool {
        members.hasWaited(since: moment) || joining.hasWaited(since: moment)
    }
}
