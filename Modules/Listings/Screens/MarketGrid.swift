import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// The market as a grid of pictures.
enum MarketGrid {
    static let form = Action("listings.grid", Phrase(en: "Pictures or lines", ko: "사진·목록 전환"), [.text("v")])
    static let left = Action(
        "listings.grid-left", Phrase(en: "To the left", ko: "왼쪽으로"), [Key(.left), .text("h")])
    static let right = Action(
        "listings.grid-right", Phrase(en: "To the right", ko: "오른쪽으로"), [Key(.right), .text("l")])

    /// The keys that move sideways. In a list of lines they keep their usual meaning.
    static let aside = [left, right]

    static func availability(_ around: Surroundings) -> Availability {
        around.pictures == nil ? PhotoTurn.unseen : .possible
    }
}

extension CellGrid {
    /// The list event for a move in the grid.
    func event<Row, Failure>(_ event: ListEvent<Row, Failure>) -> ListEvent<Row, Failure> {
        if case .move(let move) = event { .move(self.move(move)) } else { event }
    }
}

extension Frame {
    /// Draws the listings that fit into a part, each with its first photo, its title and its price.
    mutating func put(
        _ list: KeysetList<ListingView>, as grid: CellGrid, in part: Rect, _ around: Surroundings,
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
        _ view: ListingView, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let details = view.listing.details
        let (cell, _) = place.split(left: max(0, place.size.columns - 2))
        let (picture, words) = cell.split(bottom: min(3, cell.size.rows))
        if let photo = details.photos.first, let screen = around.pictures {
            put(photo, photo.words(in: around.language), in: picture, on: screen)
        } else {
            put(
                line: Phrase(en: "(no photo)", ko: "(사진 없음)").text(in: around.language), in: picture,
                .role(.faint))
        }
        let (title, rest) = words.split(top: 1)
        put(line: details.title, in: title, .role(.text, isSelected: isSelected))
        let state =
            view.listing.state == .onSale ? "" : " " + view.listing.state.words.text(in: around.language)
        let price = details.price.sale.asPrice(in: around.language)
        put(line: price + (view.isLiked ? " ♥" : "") + state, in: rest, .role(.accent))
    }
}
