import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension ListingScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        let parts = parts(view, around)
        frame.put(text(view, around), from: state.top, in: parts.text)
        if let photo = parts.picture {
            frame.put(view.listing.details.photos, state.photo, in: photo, around)
        }
        return frame
    }

    /// Where its photo is seen, and its text beside that. Where there is no room for both, the photos are
    /// described in the text, and seen on a screen of their own.
    func parts(_ view: ListingView, _ around: Surroundings) -> (picture: Rect?, text: Rect) {
        around.parts(with: view.listing.details.photos.first)
    }

    /// The full text of the screen.
    func text(_ view: ListingView, _ around: Surroundings) -> ReadingText {
        let (listing, language, parts) = (view.listing, around.language, parts(view, around))
        var text = ReadingText(columns: parts.text.size.columns, language)
        let details = listing.details
        let moment = (listing.listedAt ?? listing.createdAt).relative(to: around.now, in: language)
        text.add(details.title, .heading)
        text.add(details.price.summary(in: language), .accent)
        let state = listing.state.words.text(in: language)
        let likes = Phrase(en: "Likes: \(listing.likes)", ko: "좋아요 \(listing.likes)").text(in: language)
        let comments = Phrase(en: "Comments: \(view.comments)", ko: "댓글 \(view.comments)")
        let facts = [
            state, view.seller.name(in: language), moment, (view.isLiked ? "♥ " : "") + likes,
            comments.text(in: language),
        ]
        text.add(facts.joined(separator: " · "), .faint)
        text.addBlank()
        text.add(Phrase(en: "Category", ko: "분류"), details.category.words.text(in: language))
        if let condition = details.condition {
            text.add(Phrase(en: "Condition", ko: "등급"), condition.label.text(in: language))
        }
        for attribute in ListingAttribute.allCases {
            guard let value = details.attributes[attribute] else { continue }
            text.add(attribute.label, attribute.words(for: value).text(in: language))
        }
        text.add(Phrase(en: "Stock", ko: "수량"), "\(listing.stock.left)")
        if let moderation = listing.moderation {
            text.add(Phrase(en: "Reason", ko: "이유"), moderation.reason)
        }
        for (number, photo) in details.photos.enumerated() where parts.picture == nil {
            text.add(
                Phrase(en: "Photo \(number + 1)", ko: "사진 \(number + 1)"), photo.words(in: language))
        }
        if !details.description.isEmpty {
            text.addBlank()
            text.add(details.description)
        }
        return text
    }
}
