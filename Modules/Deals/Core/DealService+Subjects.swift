public import Vocabulary

/// Deals as subjects of other domains' records. A deal is visible to its two parties, has the title of its
/// goods, and is open as long as the two can write to each other (`Deal.isOpenToWords`).
extension DealService: SubjectDirectory {
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        guard let member = principal.memberID else { return [:] }
        do throws(DealError) {
            let now = time.now()
            let deals = try await store.find(subjects.compactMap { $0.typed() }, at: now)
            return deals.filter { $0.isBetween(member) && !$0.isBeingMade }.reduce(into: [:]) { cards, deal in
                let id = AnyIdentifier(deal.id)
                cards[id] = SubjectCard(
                    id, owner: deal.seller, title: deal.goods.title, parties: [deal.seller, deal.buyer],
                    isOpen: deal.isOpenToWords(at: now))
            }
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
