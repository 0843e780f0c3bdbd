/// What a member may write. Policies decide what they may read.
public enum Standing: Hashable, Sendable {
    /// Writes whatever the policies allow.
    case active
    /// Reads, and ends or takes back what is theirs, but writes nothing new or public until then.
    case silenced(Silence)
    /// Keeps the account, but neither signs in nor writes until an operator restores it.
    case suspended
    /// Has withdrawn, or was never a member: writes nothing any more.
    case closed
    /// May write, but nothing that reaches the other member: one of the two has blocked the other.
    case blocked
}

/// The member who acts: how they stand, and the card that their writing carries.
public struct ActingMember: Hashable, Sendable {
    /// The member's card, read together with the standing.
    public let card: MemberCard
    /// How they stand.
    public let standing: Standing
    /// Whether blocks are known to hide no member from them: they have blocked no member, and none has
    /// blocked them. False if not known.
    public let hidesNobody: Bool

    /// Memberwise; `hidesNobody` defaults to false (unknown).
    public init(card: MemberCard, standing: Standing, hidesNobody: Bool = false) {
        self.card = card
        self.standing = standing
        self.hidesNobody = hidesNobody
    }
}

/// Tells every domain who may write; every write asks it first.
public protocol StandingDirectory: Sendable {
    /// How the member stands now, with their card; if `other` is the member that the write reaches, also
    /// whether a block lies between the two. Both are of one moment, by at most one query. A block takes
    /// precedence over a silence.
    ///
    /// `known` is what the session look-up read for this request; then only the block is queried, and not
    /// even that if it `hidesNobody`. An unknown member is `closed`, with a card without a nickname. Throws
    /// outages of the store.
    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
}

extension StandingDirectory {
    /// How the member stands, towards another if one is given. Throws as `actingMember`.
    public func standing(of member: MemberID, towards other: MemberID? = nil) async throws(ServiceFailure)
        -> Standing
    {
        try await actingMember(member, towards: other == member ? nil : other, known: nil).standing
    }

    /// Requires that the principal may write now; returns the member's card, which the answer can show
    /// without another query.
    ///
    /// Throws `signInRequired` for a visitor; `accessInvalid` for a closed account, whose sessions have
    /// ended, and for a suspended one, whose access does not reach that far; `silenced` for a silenced
    /// member, with the end and the reason; and outages of the store.
    @discardableResult
    public func requireActive(_ principal: Principal) async throws(ServiceFailure) -> MemberCard {
        try await requireActive(principal, towards: nil, orThrow: ServiceFailure.accessInvalid)
    }

    /// The same for what reaches another member. If one of the two has blocked the other, throws `refusal`:
    /// the domain's error for a record that is not there, since a member who is blocked must not learn it.
    @discardableResult
    public func requireActive<Failure: DomainError>(
        _ principal: Principal, towards other: MemberID?, orThrow refusal: Failure
    ) async throws(Failure) -> MemberCard {
        let acting = try await acting(principal, towards: other, orThrow: refusal)
        if case .silenced(let silence) = acting.standing { throw .service(.silenced(silence)) }
        return acting.card
    }

    /// As `requireActive`, but admits silenced members: for verbs that end, hide or take back what is theirs,
    /// or continue what others wait for. Throws what else `requireActive` throws.
    @discardableResult
    public func requirePresent(_ principal: Principal) async throws(ServiceFailure) -> MemberCard {
        try await requirePresent(principal, towards: nil, orThrow: ServiceFailure.accessInvalid)
    }

    /// The same for what reaches another member. Throws `refusal` if one of the two has blocked the other.
    @discardableResult
    public func requirePresent<Failure: DomainError>(
        _ principal: Principal, towards other: MemberID?, orThrow refusal: Failure
    ) async throws(Failure) -> MemberCard {
        try await acting(principal, towards: other, orThrow: refusal).card
    }

    private func acting<Failure: DomainError>(
        _ principal: Principal, towards other: MemberID?, orThrow refusal: Failure
    ) async throws(Failure) -> ActingMember {
        guard let member = principal.memberID else { throw .service(.signInRequired) }
        let other = other == member ? nil : other
        let acting = try await Failure.mappingServiceFailures { () throws(ServiceFailure) in
            try await actingMember(member, towards: other, known: principal.acting)
        }
        switch acting.standing {
        case .active, .silenced: return acting
        case .closed, .suspended: throw .service(.accessInvalid)
        case .blocked: throw refusal
        }
    }
}
