public import Vocabulary

/// Who may see and change a crew and what is in it. The role comes from the principal's own membership, which
/// is `own` below: nil for one who never had any.
public enum CrewPolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(CrewError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see the crew: everybody an open one, those who were of it a closed one, its
    /// owner and moderators also a removed one.
    public static func maySee(_ crew: Crew, _ own: Membership?, _ principal: Principal) -> Bool {
        if crew.state == .open || principal.has(.moderator) || principal.isMember(crew.owner) { return true }
        return crew.state != .removed && own?.wasOfCrew ?? false
    }

    /// Whether the principal may read the own membership: wherever the crew is seen, and in one that a
    /// moderator has taken away, which members may leave.
    public static func mayReadOwn(_ own: Membership?, in crew: Crew, _ principal: Principal) -> Bool {
        maySee(crew, own, principal) || crew.state == .removed && own != nil
    }

    /// Requires the principal to be of the crew: what members alone see, and of a closed crew what those who
    /// were of it see. Throws `notFound`.
    public static func requireReader(
        of crew: Crew, _ own: Membership?, _ principal: Principal
    ) throws(CrewError) {
        guard maySee(crew, own, principal), let own, crew.state == .open ? own.state.isOfCrew : own.wasOfCrew
        else { throw .notFound }
    }

    /// Requires a member who takes part in an open crew. Throws `notFound` for others, `closed`, and
    /// `suspendedFromCrew`.
    @discardableResult
    public static func requirePart(
        in crew: Crew, _ own: Membership?, _ principal: Principal
    ) throws(CrewError) -> Membership {
        guard maySee(crew, own, principal), let own, own.wasOfCrew else { throw .notFound }
        guard crew.state == .open else { throw .closed }
        guard own.state.isOfCrew else { throw .notFound }
        if own.state == .suspended { throw .suspendedFromCrew }
        return own
    }

    /// Requires the owner, of a crew in any state. Throws `notFound` where the crew may not be seen,
    /// `ownerOnly`.
    public static func requireOwner(
        of crew: Crew, _ own: Membership?, _ principal: Principal
    ) throws(CrewError) {
        try require(crew, own, principal, { $0 == .owner }, orThrow: .ownerOnly)
    }

    /// Requires the owner or a manager. Throws `notFound`, `managersOnly`, `suspendedFromCrew`.
    public static func requireManager(
        of crew: Crew, _ own: Membership?, _ principal: Principal
    ) throws(CrewError) {
        try require(crew, own, principal, \.manages, orThrow: .managersOnly)
    }

    /// Requires the owner or a treasurer. Throws `notFound`, `treasurersOnly`, `suspendedFromCrew`.
    public static func requireTreasurer(
        of crew: Crew, _ own: Membership?, _ principal: Principal
    ) throws(CrewError) {
        try require(crew, own, principal, \.keepsMoney, orThrow: .treasurersOnly)
    }

    /// A membership as the principal may see it: all of it for the person and managers; others see neither
    /// the message to the managers nor anything about payments, and those who are not of the crew see no
    /// suspension.
    public static func shown(
        _ membership: Membership, to own: Membership?, _ principal: Principal
    ) -> Membership {
        let isOfCrew = own.map { $0.crew == membership.crew && $0.state.isOfCrew } ?? false
        if principal.isMember(membership.member) || isOfCrew && own?.role != .member { return membership }
        var shown = membership
        shown.words.message = ""
        (shown.order, shown.step, shown.fee, shown.until) = (nil, nil, .none, nil)
        shown.suspension = nil
        if !isOfCrew, shown.state == .suspended { shown.state = .member }
        return shown
    }

    private static func require(
        _ crew: Crew, _ own: Membership?, _ principal: Principal, _ mayDo: (CrewRole) -> Bool,
        orThrow refusal: CrewError
    ) throws(CrewError) {
        guard maySee(crew, own, principal) else { throw .notFound }
        guard let own, own.state.isOfCrew, mayDo(own.role) else { throw refusal }
        if own.state == .suspended { throw .suspendedFromCrew }
    }
}
