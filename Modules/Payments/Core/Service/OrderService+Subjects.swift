public import Vocabulary

/// Orders as subjects of notices. An order is visible to its two, and has the title of what is bought; about
/// it itself they do not write.
extension OrderService: SubjectDirectory {
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        guard let member = principal.memberID else { return [:] }
        do throws(OrderError) {
            let orders = try await store.files(subjects.compactMap { $0.typed() }).map(\.order)
            return orders.reduce(into: [:]) { cards, order in
                let payee: MemberID? = order.payee.typed()
                guard order.buyer == member || payee == member else { return }
                let id = AnyIdentifier(order.id)
                cards[id] = SubjectCard(
                    id, owner: payee ?? order.buyer, title: order.title,
                    parties: Set([order.buyer, payee].compactMap(\.self)), isOpen: false)
            }
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
