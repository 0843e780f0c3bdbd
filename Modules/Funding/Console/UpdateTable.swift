import Commands
package import Funding
package import Terminal
import Vocabulary

/// What a shelter tells the backers of a campaign.
struct UpdateTable {
    let views: [UpdateView]
    let console: Console

    /// The table for programs: identifier, kind, item, quantity, whether it is the last delivery, author,
    /// nickname, moment, number of photos, text; the codes and times of the HTTP API, blank for none.
    var plain: Table {
        Table(
            names: [
                "id", "kind", "item", "quantity", "last", "author", "nickname", "createdAt", "photos",
                "text",
            ],
            rows: views.map { view in
                let (update, matter) = (view.update, view.update.matter)
                return [
                    "\(update.id)", matter.kind.rawValue, matter.item.map { "\($0)" } ?? "",
                    matter.quantity.map { "\($0)" } ?? "", "\(matter.isLast)", "\(update.author)",
                    view.author.nickname ?? "", update.createdAt.rfc3339, "\(update.photos.count)",
                    update.text,
                ].map { StyledText($0) }
            })
    }

    /// Each update for people, with what it says.
    func describe(_ view: UpdateView) -> Details {
        let update = view.update
        var details = Details()
        details.add(Phrase(en: "Matter", ko: "구분"), .words(update.matter.words, .bold))
        details.add(Phrase(en: "By", ko: "작성자"), .member(view.author))
        details.add(Phrase(en: "At", ko: "일시"), .moment(update.createdAt))
        if !update.text.isEmpty { details.add(Phrase(en: "Text", ko: "내용"), .prose(update.text)) }
        for photo in update.photos { details.add(Phrase(en: "Photo", ko: "사진"), .picture(photo.card)) }
        details.add(Phrase("ID"), .line("\(update.id)"))
        return details
    }
}

extension UpdateMatter {
    /// The matter with item and quantity: `delivered: 30 of item 2, all of it`.
    package var words: Phrase {
        guard let quantity else { return kind.words }
        var words = Phrase(en: "\(kind.words.en): \(quantity)", ko: "\(kind.words.ko): \(quantity)개")
        if let item {
            words = Phrase(
                en: "\(kind.words.en): \(quantity) of item \(item)",
                ko: "\(kind.words.ko): \(item)번 \(quantity)개")
        }
        guard isLast else { return words }
        return Phrase(en: "\(words.en), everything is delivered", ko: "\(words.ko), 모두 전달")
    }
}
