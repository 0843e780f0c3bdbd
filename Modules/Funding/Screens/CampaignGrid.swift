import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// Campaigns as a grid of photos.
enum CampaignGrid {
    static let form = Action("funding.grid", Phrase(en: "Photos or lines", ko: "사진·목록 전환"), [.text("v")])
    static let left = Action(
        "funding.grid-left", Phrase(en: "To the left", ko: "왼쪽으로"), [Key(.left), .text("h")])
    static let right = Action(
        "funding.grid-right", Phrase(en: "To the right", ko: "오른쪽으로"), [Key(.right), .text("l")])

    /// The keys that move sideways. In a list of lines they keep their usual meaning.
    static let aside = [left, right]
}

extension CellGrid {
    /// The list event for a move in the grid.
    func event<Row, Failure>(_ event: ListEvent<Row, Failure>) -> ListEvent<Row, Failure> {
        if case .move(let move) = event { .move(self.move(move)) } else { event }
    }
}

extension Frame {
    /// Draws the campaigns that fit into a part, each with its photo, its title and its progress.
    mutating func put(
        _ list: KeysetList<CampaignView>, as grid: CellGrid, in part: Rect, _ around: Surroundings,
        hasCursor: Bool
    ) {
        for (number, place) in grid.seen(list, in: part) {
            let isSelected = number == list.selection
            switch list[number] {
            case .row(let view): put(view, in: place, isSelected: isSelected, around)
            case .far: put(Self.far, in: place, isSelected: isSelected, around)
            case .gone: put(Self.gone, in: place, isSelected: isSelected, around)
            }
            mark(place, as: .item(number))
            if isSelected, hasCursor {
                show(
                    cursor: Point(
                        column: place.origin.column, row: max(part.origin.row, place.rows.upperBound - 3)))
            }
        }
    }

    private mutating func put(
        _ words: Phrase, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        put(line: words.text(in: around.language), in: place, .role(.faint, isSelected: isSelected))
    }

    private mutating func put(
        _ view: CampaignView, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (cell, _) = place.split(left: max(0, place.size.columns - 2))
        let (picture, words) = cell.split(bottom: min(3, cell.size.rows))
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
            put(card, card.words(in: around.language), in: part, on: screen)
            return
        }
        let middle = part.split(top: part.size.rows / 2).rest.split(top: 1).top
        put(line: view.shelter.name, in: middle, .role(.faint))
    }
}
