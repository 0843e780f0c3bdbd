import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension Frame {
    /// One listing on one line; less important parts are dropped first in a narrow frame.
    mutating func put(
        _ view: ListingView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (listing, language) = (view.listing, around.language)
        let moment = listing.listedAt ?? listing.createdAt
        let columns = [
            RowColumn(moment, around, from: 70),
            RowColumn(view.seller.name(in: language), width: 12, from: 90),
            RowColumn(
                "\(view.isLiked ? "♥" : " ")\(listing.likes)", width: 5, from: 50,
                words: view.likes.text(in: language)),
            RowColumn(
                listing.details.condition?.rawValue ?? "", width: 2, from: 60,
                words: listing.details.condition.map { $0.label.text(in: language) } ?? ""),
            RowColumn(
                listing.state.words.text(in: language), width: 10, from: 66,
                listing.state == .onSale ? .good : .warning),
            price(of: listing, columns: part.size.columns, language),
        ]
        put(
            title: listing.details.title, mark: view.talk(in: language), columns, in: part,
            isSelected: isSelected)
    }

    /// The price; of what is sold, its state where there is no room for both.
    private func price(of listing: Listing, columns: Int, _ language: Language) -> RowColumn {
        let price = listing.details.price
        if columns < 66, listing.state == .sold {
            return RowColumn(
                listing.state.words.text(in: language), width: 11, from: 30, .warning, isRight: true)
        }
        return columns >= 60
            ? RowColumn(price.summary(in: language), width: 15, from: 60, .accent, isRight: true)
            : RowColumn(price.sale.asPrice(in: language), width: 11, from: 30, .accent, isRight: true)
    }

    /// One listing in the grid, with its first photo, its title and its price.
    mutating func put(
        cell view: ListingView, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let details = view.listing.details
        let (picture, words) = CellGrid.parts(of: place)
        if let photo = details.photos.first, let screen = around.pictures {
            put(photo, photo.words(in: around.language), filling: picture, on: screen)
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

extension ListingView {
    /// How much is said about it, where something is: there is no room for a column.
    fileprivate func talk(in language: Language) -> (text: String, words: String) {
        if comments == 0 { return ("", "") }
        let words = Phrase(en: "Comments: \(comments)", ko: "댓글 \(comments)")
        return ("[\(comments)]", words.text(in: language))
    }

    /// How many like it, and whether the person is one of them.
    fileprivate var likes: Phrase {
        isLiked
            ? Phrase(en: "Likes: \(listing.likes), yours too", ko: "좋아요 \(listing.likes), 내 좋아요 포함")
            : Phrase(en: "Likes: \(listing.likes)", ko: "좋아요 \(listing.likes)")
    }
}
