import Vocabulary

/// The names of buyers and payees of orders, as a principal is shown them.
struct PartyNames: Sendable {
    fileprivate let members: [MemberID: MemberCard]
    fileprivate let titles: [AnyIdentifier: String]

    /// The member as they are called now; without a nickname after withdrawal, or behind a block.
    func member(_ id: MemberID) -> MemberCard { members.card(of: id) }

    /// The payee, if it is a member.
    func payee(_ id: AnyIdentifier) -> MemberCard? { id.typed().map { members.card(of: $0) } }

    /// The name of a payee who is no member, or else its title; nil where the principal may not see it.
    func title(_ id: AnyIdentifier) -> String? { titles[id] }
}

extension OrderService {
    /// The names of these as the principal is shown them. Costs at most one query for members, and one for
    /// each domain of other payees. Throws `service` failures.
    func names(
        of buyers: Set<MemberID>, _ payees: Set<AnyIdentifier>, for principal: Principal
    ) async throws(OrderError) -> PartyNames {
        let paid = payees.compactMap { $0.typed(MemberSubject.self) }
        let others = payees.filter { $0.typed(MemberSubject.self) == nil }
        return try await OrderError.mappingServiceFailures { () throws(ServiceFailure) in
            let members = try await members.cards(of: buyers.union(paid), for: principal, hiding: members)
            let cards = others.isEmpty ? [:] : try await subjects.cards(of: others, for: principal)
            let titles = cards.mapValues { $0.payee ?? $0.title }
            return PartyNames(members: members, titles: titles.filter { !$0.value.isEmpty })
        }
    }
}
