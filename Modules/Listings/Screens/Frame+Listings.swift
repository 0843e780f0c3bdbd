import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension Frame {
    /// Draws the rows of a list that fit into a part, each to be clicked, with the cursor at the chosen one;
    /// of a list without rows why there are none.
    mutating func put(
        _ list: KeysetList<ListingView>, in part: Rect, _ around: Surroundings, hasCursor: Bool = true,
        nothing: Phrase
    ) {
        for (row, number) in list.seen(part.size.rows).enumerated() {
            let place = Rect(
                column: 0, row: part.origin.row + row, columns: part.size.columns, rows: 1)
            let isSelected = number == list.selection
            put(list.rows[number], in: place, isSelected, around)
            mark(place, as: .item(number))
            if isSelected, hasCursor { show(cursor: place.origin) }
        }
        guard list.rows.isEmpty, list.tail == .complete || list.tail == .failed else { return }
        let words = list.tail == .failed ? Self.unread : nothing
        put(line: words.text(in: around.language), in: part, .role(.faint))
    }

    private static let unread = Phrase(
        en: "This could not be read. r tries again.", ko: "읽지 못했습니다. r을 누르면 다시 시도합니다.")

    /// One listing on one line: what matters less goes first where there is less room.
    private mutating func put(
        _ view: ListingView, in part: Rect, _ isSelected: Bool, _ around: Surroundings
    ) {
        let (listing, language) = (view.listing, around.language)
        let moment = listing.listedAt ?? listing.createdAt
        let columns: [(text: String, width: Int, from: Int, role: Cell.Role)] = [
            (moment.relative(to: around.now, in: language), 12, 70, .faint),
            (view.seller.name(in: language), 12, 90, .text),
            ("\(view.isLiked ? "♥" : " ")\(listing.likes)", 5, 50, .text),
            (listing.details.condition?.rawValue ?? "", 2, 60, .text),
            (listing.state.words.text(in: language), 10, 66, listing.state == .onSale ? .good : .warning),
            (listing.details.price.summary(in: language), 15, 60, .accent),
            (listing.details.price.sale.asPrice(in: language), 11, 30, .accent),
        ]
        fill(part, .role(.text, isSelected: isSelected))
        var rest = part.size.columns
        var hasPrice = false
        for (index, column) in columns.enumerated() where part.size.columns >= column.from {
            if index >= columns.count - 2 {
                if hasPrice { continue }
                hasPrice = true
            }
            rest -= column.width + 1
            let place = Rect(
                column: part.origin.column + rest + 1, row: part.origin.row, columns: column.width, rows: 1)
            put(
                line: column.text, in: place, isRight: column.role == .accent,
                .role(column.role, isSelected: isSelected))
        }
        let title = Rect(part.origin, Size(columns: rest, rows: 1))
        put(line: listing.details.title, in: title, .role(.text, isSelected: isSelected))
    }
}
