package import Vocabulary

extension PictureService {
    /// Keeps a picture without any bytes, as if the member had uploaded it, and answers which: for clauses of
    /// other domains, whose records show pictures. `describe` says what is seen under its identifier. Throws
    /// outages.
    package func keep(
        of owner: MemberID, madeUp describe: (PictureID) -> PictureCard
    ) async throws(PictureError) -> PictureCard {
        let card = describe(ids.next())
        let picture = Picture(owner: owner, card: card, variants: [], uploadedAt: time.now())
        _ = try await store.insert([picture], mostUnused: 1_000, request: nil)
        return card
    }
}
