public import Vocabulary

/// The atomic operations on stored memberships.
///
/// A membership that ends, or is suspended, gives up its member's places at meetings in the same step, as
/// `MeetingStore` says.
public protocol SeatStore: Sendable {
    /// Holds the crew's row, reads the file of the question, and writes the change that `decision` gives, all
    /// in one transaction: no other decision about that crew is made meanwhile, on this server or another.
    /// Answers the file as it is after the change. The same step writes the change's messages to the outbox
    /// (`CrewChange.messages`) and notes an order that was let go, for 30 days. An empty change writes
    /// nothing.
    ///
    /// `decision` may be called more than once, by a transaction that is repeated, and has no effects. Throws
    /// `notFound` if there is no such crew, what `decision` throws, `invalidFields` (`name`, taken) if an
    /// open crew would get a name that looks like another's, `service(.accessInvalid)` for an actor who was
    /// forgotten, and `notFound` for a new membership of another who was.
    func decide(
        _ question: SeatQuestion, at now: Timestamp,
        _ decision: @escaping @Sendable (CrewFile) throws(CrewError) -> CrewChange
    ) async throws(CrewError) -> CrewFile

    /// The membership; nil if there is none. Throws outages.
    func membership(_ id: MembershipID) async throws(CrewError) -> Membership?

    /// The member's membership; nil for a member that never had any. Throws outages.
    func membership(of member: MemberID, in crew: CrewID) async throws(CrewError) -> Membership?

    /// The member's memberships in those of the crews that have one, read in one snapshot. Throws outages.
    func memberships(
        of member: MemberID, in crews: [CrewID]
    ) async throws(CrewError) -> [CrewID: Membership]

    /// A page of a crew's people, the longest standing first (`Membership.rank`). Throws outages.
    func people(
        of crew: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<Membership>

    /// The counts of those of the crews that have people; costs one query. Throws outages.
    func counts(of crews: [CrewID]) async throws(CrewError) -> [CrewID: CrewCounts]

    /// At most `limit` memberships that ended by the clock and wait for no order (`Membership.ranOut`), the
    /// longest over first. Throws outages.
    func ranOut(at now: Timestamp, limit: Int) async throws(CrewError) -> [Membership]

    /// At most `limit` memberships with a pending step at the cashier, the longest pending first; with a
    /// crew, only its own. Throws outages.
    func unfinished(of crew: CrewID?, limit: Int) async throws(CrewError) -> [Membership]
}
