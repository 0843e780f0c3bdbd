public import Vocabulary

/// The atomic operations on stored crews. A crew is changed by a decision (`SeatStore.decide`), which holds
/// its row.
public protocol CrewRecordStore: Sendable {
    /// Inserts a crew with the membership of its owner, and answers it. The same step writes the request's
    /// idempotency record and the message about its cover. If the same request was made within 30 days,
    /// inserts nothing and answers the crew of then as it is now.
    ///
    /// Throws `invalidFields` (`name`, taken) if an open crew has a name that looks like it, `tooManyCrews`
    /// for the owner of `CrewError.mostOwned` open crews, `service(.internal)` if an identifier is taken,
    /// `service(.keyReused)`, and `service(.keyInFlight)` if that crew is gone.
    func insert(
        _ crew: Crew, _ owner: Membership, request: IdempotentRequest?
    ) async throws(CrewError) -> Crew

    /// The crew founded by the same request within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func founded(for request: IdempotentRequest) async throws(CrewError) -> Crew?

    /// The crew in any state; nil if there is none. Throws outages.
    func find(_ id: CrewID) async throws(CrewError) -> Crew?

    /// The crews with these identifiers, read in one snapshot; unknown ones are left out. Throws outages.
    func find(_ ids: [CrewID]) async throws(CrewError) -> [Crew]

    /// A page of the open crews that the filter matches, in its order. The caller has checked the cursor.
    /// Throws outages.
    func page(_ filter: CrewFilter, _ page: PageRequest) async throws(CrewError) -> Page<Crew>

    /// A page of the crews in which the member has a standing of these states, with it, the one that was
    /// joined last first (`Membership.rank`). Crews that are dissolved or removed are left out, and those of
    /// hidden owners; with `openOnly` those that are closed, too. Throws outages.
    func page(
        of member: MemberID, in states: [MembershipState], openOnly: Bool, hiding hidden: Set<MemberID>,
        _ page: PageRequest
    ) async throws(CrewError) -> Page<CrewStanding>

    /// How many crews a member is of, and owns. Throws outages.
    func crewCount(of member: MemberID) async throws(CrewError) -> MemberCrewCount

    /// How many open and closed crews each of the members has to do with, in any order: by owner, standing
    /// and state of the crew, several of which may be alike. Standings that are over are left out. Throws
    /// outages.
    func tallies(of members: Set<MemberID>) async throws(CrewError) -> [CrewTally]

    /// Notes that an open crew did something that others see: a member joined, a meeting was set up. The
    /// latest moment stays. Counts as no transition. Throws outages.
    func noteActivity(of id: CrewID, at now: Timestamp) async throws(CrewError)

    /// At most `limit` closed crews that cannot be reopened any more, the one that closed first being the
    /// first. Throws outages.
    func dissolvable(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewID]
}

/// A crew and a member's standing with it.
public struct CrewStanding: Hashable, Sendable {
    public let crew: Crew
    public let membership: Membership

    /// Memberwise.
    public init(crew: Crew, membership: Membership) { (self.crew, self.membership) = (crew, membership) }
}

/// How many crews a member has to do with.
public struct MemberCrewCount: Hashable, Sendable {
    /// Those in which the member asked, waits, has a seat or is a member.
    public var joined: Int
    /// The open ones that the member owns.
    public var owned: Int

    /// Memberwise.
    public init(joined: Int = 0, owned: Int = 0) { (self.joined, self.owned) = (joined, owned) }
}

extension CrewError {
    /// The most open crews that a member owns.
    public static let mostOwned = 20
    /// The most crews in which a member asked, waits, has a seat or is a member.
    public static let mostJoined = 100
}
