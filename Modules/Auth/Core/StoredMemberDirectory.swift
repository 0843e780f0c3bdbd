public import Vocabulary

/// What members are called and how they stand, from Auth's own store.
public struct StoredMemberDirectory: MemberDirectory, StandingDirectory {
    private let store: any AuthStore

    /// Answers from the store.
    public init(_ store: any AuthStore) {
        self.store = store
    }

    /// As the port promises; nobody costs no question.
    public func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        if ids.isEmpty { return [:] }
        do throws(AuthError) {
            return try await store.cards(of: Array(ids))
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }

    /// As the port promises, by the question for one card unless it is known: who has withdrawn is closed,
    /// all others are active towards everybody.
    public func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        if let known { return known }
        return ActingMember(try await cards(of: [member]).card(of: member))
    }
}

extension ActingMember {
    /// The member with that card: who has withdrawn is closed, all others are active. Nobody is suspended
    /// yet.
    init(_ card: MemberCard) {
        self.init(card: card, standing: card.isWithdrawn ? .closed : .active)
    }
}
