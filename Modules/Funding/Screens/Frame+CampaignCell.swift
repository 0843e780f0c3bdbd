import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension Frame {
    /// One campaign in the grid, with its photo, its title and its progress.
    mutating func put(
        cell view: CampaignView, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (picture, words) = CellGrid.parts(of: place)
        putCover(of: view, in: picture, around)
        let (title, rest) = words.split(top: 1)
        put(line: view.campaign.details.title, in: title, .role(.text, isSelected: isSelected))
        let (bar, last) = rest.split(top: 1)
        put(view.drawnProgress, in: bar)
        let raised = view.raised.text(in: around.language)
        put(line: "\(raised) · \(view.standing(around))", in: last, .role(.faint))
    }

    /// The first photo, or where there is none the name of the shelter in the middle.
    private mutating func putCover(of view: CampaignView, in part: Rect, _ around: Surroundings) {
        guard let screen = around.pictures else { return }
        if let card = view.campaign.photos.first?.card {
            put(card, card.words(in: around.language), filling: part, on: screen)
            return
        }
        let middle = part.split(top: part.size.rows / 2).rest.split(top: 1).top
        put(line: view.shelter.name, in: middle, .role(.faint))
    }
}
