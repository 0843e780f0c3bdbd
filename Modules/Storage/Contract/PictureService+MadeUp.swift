import Storage
import Vocabulary

extension PictureService {
    /// Inserts a picture without bytes, as if the member had uploaded it, and answers its card: for clauses
    /// of other domains. `describe` gives the description for its identifier. Throws outages.
    func keep(
        of owner: MemberID, madeUp describe: (PictureID) -> PictureCard
    ) async throws(PictureError) -> PictureCard {
        let card = describe(ids.next())
        let picture = Picture(owner: owner, card: card, variants: [], uploadedAt: time.now())
        _ = try await store.insert([picture], mostUnused: 1_000, request: nil)
        return card
    }
}
