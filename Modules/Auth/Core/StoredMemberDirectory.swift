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
        return try await mappingToService { () throws(AuthError) in
            try await store.cards(of: Array(ids))
        }
    }

    /// As the port promises, by the question for one record unless it is known: who has withdrawn is closed,
    /// who is suspended is so towards everybody.
    public func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        if let known { return known }
        let record = try await mappingToService { () throws(AuthError) in
            try await store.record(of: member)
        }
        guard let record else {
            return ActingMember(card: MemberCard(id: member, nickname: nil), standing: .closed)
        }
        return ActingMember(card: record.card, standing: record.state.standing)
    }

    private func mappingToService<Value>(
        _ ask: () async throws(AuthError) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(AuthError) {
            return try await ask()
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}

extension ActingMember {
    /// The member with that card who acts through a session, which nobody who is suspended has.
    init(_ card: MemberCard) {
        self.init(card: card, standing: card.isWithdrawn ? .closed : .active)
    }
}
