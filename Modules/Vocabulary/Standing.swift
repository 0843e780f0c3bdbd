/// How a member stands, for what they want to write. Reading is another question: policies answer it.
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

/// A member who wants to write: how they stand, and how that which they write will name them.
public struct ActingMember: Hashable, Sendable {
    /// The member's card, read together with the standing.
    public let card: MemberCard
    /// How they stand.
    public let standing: Standing
    /// Whether it is known that nobody is hidden from them: they have blocked nobody, and nobody has blocked
    /// them. False where nobody has asked.
    public let hidesNobody: Bool

    /// Memberwise; whether somebody is hidden from them nobody has asked, unless it is said.
    public init(card: MemberCard, standing: Standing, hidesNobody: Bool = false) {
        self.card = card
        self.standing = standing
        self.hidesNobody = hidesNobody
    }
}

/// Tells every domain who may write: asked before each write, by everybody in the same way.
public protocol StandingDirectory: Sendable {
    /// How the member stands now, towards another if what they write reaches that one, with their card: both
    /// of one moment and by at most one question to the store. Whoever is blocked and silenced is blocked.
    ///
    /// `known` is what the look-up of the session told for this very request: it need not be asked again,
    /// only what lies between the two members, and not even that where it `hidesNobody`. Nobody knows a
    /// member who is not there: `closed`, with a card without a nickname. Throws what keeps the store from
    /// answering.
    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
}

extension StandingDirectory {
    /// How the member stands, towards another if one is named. Throws as `actingMember`.
    public func standing(of member: MemberID, towards other: MemberID? = nil) async throws(ServiceFailure)
        -> Standing
    {
        try await actingMember(member, towards: other == member ? nil : other, known: nil).standing
    }

    /// The card of the acting member, who may write now: what is written can be answered with it.
    ///
    /// Throws `signInRequired` for a visitor; `accessInvalid` for a closed account, whose sessions have
    /// ended, and for a suspended one, whose access does not reach that far; `silenced` for a silenced
    /// member, with until when and why; and what keeps the store from answering.
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

    /// The card of the acting member, for what ends, hides or takes back what is theirs, or goes on with
    /// what others wait for: a silenced member may. Throws what else `requireActive` throws.
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
