import Auth

/// The queue of hashing jobs, in two lines: members and joins.
///
/// The members' line has three quarters of room and turns. A pure state without threads; the caller passes
/// the time.
struct HashingLine<Element> {
    private static var turnsOfMembers: Int { 3 }

    private var members: RankedLine<Element>
    private var joining: RankedLine<Element>
    private var turnsSinceJoining = 0

    /// `room` jobs in all, a quarter of it for joins, and at least one for each line; a job waits at most
    /// `patience`.
    init(room: Int, patience: Duration) {
        let joins = max(1, room / 4)
        members = RankedLine(room: max(1, room - joins), patience: patience)
        joining = RankedLine(room: joins, patience: patience)
    }

    /// The number of queued jobs.
    var count: Int { members.count + joining.count }

    /// Enqueues a job; returns the job it displaces, if the line is full.
    mutating func add(
        _ element: Element, _ turn: HashingTurn, at now: ContinuousClock.Instant
    ) -> Element? {
        switch turn.line {
        case .members: members.add(element, rank: turn.rank, at: now)
        case .joining: joining.add(element, rank: turn.rank, at: now)
        }
    }

    /// Removes and returns the next job.
    mutating func takeNext() -> Element? {
        let isJoining = members.count == 0 || joining.count > 0 && turnsSinceJoining >= Self.turnsOfMembers
        let next = isJoining ? joining.takeFirst() : members.takeFirst()
        turnsSinceJoining = isJoining || joining.count == 0 ? 0 : turnsSinceJoining + 1
        return next
    }

    /// Removes and returns all jobs that have waited too long.
    mutating func takeImpatient(at now: ContinuousClock.Instant) -> [Element] {
        members.takeImpatient(at: now) + joining.takeImpatient(at: now)
    }

    /// Whether a job was enqueued at that moment or before.
    func hasWaited(since moment: ContinuousClock.Instant) -> Bool {
        members.hasWaited(since: moment) || joining.hasWaited(since: moment)
    }
}
