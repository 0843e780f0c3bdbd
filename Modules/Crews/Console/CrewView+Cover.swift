package import Crews
package import Vocabulary

extension Crew {
    /// The card of the cover; nil where there is none. A crew keeps no more of its cover than the identifier,
    /// so the card has the proportions of most photos, and says in words which crew it belongs to.
    package var coverCard: PictureCard? {
        cover.map { PictureCard(id: $0, width: 1200, height: 900, placeholder: "", description: details.name) }
    }
}
