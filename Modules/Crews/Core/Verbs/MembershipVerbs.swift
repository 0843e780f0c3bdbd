public import Vocabulary

/// Joining, staying and leaving.
///
/// Of any number of members who want the last seat at once exactly one gets it. All verbs are idempotent.
public protocol MembershipVerbs: Sendable {
    /// Joins a crew, as the crew is joined: asks its managers with the message, becomes a member, or gets a
    /// seat that is kept until the fee is paid (`MembershipView.record` is what an order is opened for); on
    /// the list where none is free. What stands already is answered as it stands.
    ///
    /// Throws `notFound` (also where the owner has blocked the member), `closed`, `banned`, `invalidFields`,
    /// `tooManyCrews` for a member of 100.
    func join(_ id: CrewID, message: String) async throws(CrewError) -> MembershipView

    /// Takes up an offered seat of a crew without a fee. Throws `notFound`, `feeIsDue`, `wrongState`.
    func takeUp(_ id: CrewID) async throws(CrewError) -> MembershipView

    /// Leaves a crew, or lets a request, a place on the list or an offered seat go. What the rules give back
    /// of the fee is on its way when it returns. So in a crew that a moderator has taken away, too. Throws
    /// `notFound`, `ownerStays`, `wrongState`, `beingPaid`.
    func leave(_ id: CrewID) async throws(CrewError) -> MembershipView

    /// Takes no part for a while, or again. Throws `notFound`, `wrongState`, `ownerStays`.
    func setLeave(_ isOnLeave: Bool, from id: CrewID) async throws(CrewError) -> MembershipView

    /// Says position, height, number and introduction of the principal. Throws `notFound`, `invalidFields`,
    /// `wrongState`.
    func describe(_ words: MembershipWords, in id: CrewID) async throws(CrewError) -> MembershipView

    /// The principal's own membership, also in a crew that a moderator has taken away; nil for one who never
    /// had any. Throws `notFound`.
    func membership(in id: CrewID) async throws(CrewError) -> MembershipView?

    /// A page of the crew's people in those states, the longest standing first: members are seen by all who
    /// see the crew, all others by managers. Throws `notFound`, `managersOnly`, `invalidFields`.
    func people(
        of id: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MembershipView>
}

/// What managers do.
public protocol CrewManagement: Sendable {
    /// Accepts a request: a member, a kept seat, or a place on the list. Throws `notFound`, `managersOnly`,
    /// `wrongState`.
    func accept(_ member: MemberID, to id: CrewID) async throws(CrewError) -> MembershipView

    /// Declines a request or takes a person off the list. Throws as `accept`.
    func decline(_ member: MemberID, from id: CrewID) async throws(CrewError) -> MembershipView

    /// Removes a member, or bans a person until a moment, at most a year ahead; within the days of a full
    /// refund everything comes back. Throws as `accept`, `ownerStays`, `invalidFields`.
    func remove(
        _ member: MemberID, from id: CrewID, bannedUntil: Timestamp?
    ) async throws(CrewError) -> MembershipView

    /// Suspends a member, who may read and not answer, or ends it, whatever the reason was. Ending it for a
    /// banned person lifts the ban, and they may join again. Throws as `remove`.
    func setSuspended(
        _ isSuspended: Bool, _ member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView

    /// Gives a member a role; the owner may. Throws `notFound`, `ownerOnly`, `wrongState`, `ownerStays`.
    func setRole(
        _ role: CrewRole, of member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView

    /// Hands the crew over to a member of it; the owner becomes a manager, in the same step. Throws
    /// `notFound`, `ownerOnly`, `wrongState`.
    func handOver(_ id: CrewID, to member: MemberID) async throws(CrewError) -> CrewView
}
