import Listings
import SampleKit

/// Chooses the photos of sample listings: the item, and for some its label or its box.
struct SamplePhotos {
    /// The clubs by name, whose shirts differ.
    private let colours: [String: ClubColours]
    private let seed: UInt64

    init(of clubs: [Club], seed: UInt64) {
        colours = Dictionary(clubs.map { ($0.name, $0.colours) }) { first, _ in first }
        self.seed = seed
    }

    /// Everything that may be chosen.
    static let drawings =
        ClubColours.allCases.map { SampleDrawing.jersey($0) }
        + (SampleWords.clothes + SampleWords.goods).map(\.drawing) + [.label, .box]

    /// The photos of the listing at that place, mostly one, at most three, and none of every twelfth. They
    /// follow from the seed and change nothing else that does.
    func photos(of draft: ListingDraft, at position: Int) -> [DescribedDrawing] {
        var randomness = SeededGenerator(seed: seed, stream: position)
        if randomness.below(12) == 0 { return [] }
        let korean = draft.title.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        let whole = korean ? "\(draft.title), 전체 모습" : "\(draft.title), seen whole"
        let label = DescribedDrawing(.label, description: korean ? "안쪽 라벨" : "The label inside")
        let box = DescribedDrawing(.box, description: korean ? "보관 상자" : "The box that it is kept in")
        let more = draft.category == .general ? [box, label] : [label, box]
        let count = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2][randomness.below(10)]
        return [DescribedDrawing(drawing(of: draft), description: whole)] + more.prefix(count)
    }

    private func drawing(of draft: ListingDraft) -> SampleDrawing {
        if draft.category == .jersey {
            return .jersey(draft.attributes[.team].flatMap { colours[$0] } ?? .red)
        }
        let goods = (SampleWords.clothes + SampleWords.goods)
            .first { draft.title.contains($0.ko) || draft.title.contains($0.en) }
        return goods?.drawing ?? .box
    }
}
