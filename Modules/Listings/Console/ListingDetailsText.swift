import Commands
package import Listings
package import Terminal
import Vocabulary

extension Fields {
    /// Everything there is to know of a listing.
    init(_ view: ListingView, on console: Console) {
        let (listing, language) = (view.listing, console.language)
        self.init(listing.details, stock: listing.stock.left, in: language)
        if listing.stock.held > 0 {
            add(Phrase(en: "Reserved", ko: "예약 수량"), StyledText("\(listing.stock.held)"))
        }
        add(
            Phrase(en: "State", ko: "상태"),
            StyledText(listing.state.words.text(in: language), listing.state.style))
        if let moderation = listing.moderation { add(moderation, listing.state, on: console) }
        let seller = "\(view.seller.name(in: language)) (\(view.seller.id))"
        add(Phrase(en: "Seller", ko: "판매자"), StyledText(seller))
        add(portrait: view.seller.picture, of: Phrase(en: "Seller's picture", ko: "판매자 사진"), in: language)
        add(
            Phrase(en: "Likes", ko: "좋아요"),
            StyledText(view.isLiked ? "♥ \(listing.likes)" : "\(listing.likes)"))
        add(Phrase(en: "Comment count", ko: "댓글 수"), StyledText("\(view.comments)"))
        if let moment = listing.publishedAt {
            add(Phrase(en: "Published", ko: "등록일"), console.both(moment))
        } else {
            add(Phrase(en: "Created", ko: "작성일"), console.both(listing.createdAt))
        }
        if let moment = listing.bumpedAt {
            add(Phrase(en: "Bumped", ko: "끌어올린 날"), console.both(moment))
        }
        if listing.updatedAt != listing.listedAt ?? listing.createdAt {
            add(Phrase(en: "Updated", ko: "수정일"), console.both(listing.updatedAt))
        }
        add(Phrase(en: "ID", ko: "ID"), StyledText("\(listing.id)"))
    }

    /// A moderator's act and its reason.
    private mutating func add(
        _ moderation: ListingModeration, _ state: ListingState, on console: Console
    ) {
        let label =
            state == .removed
            ? Phrase(en: "Removed by a moderator", ko: "매니저가 삭제")
            : Phrase(en: "Hidden by a moderator", ko: "매니저가 숨김")
        add(label, console.both(moderation.moderatedAt))
        let erased = Phrase(en: "(erased)", ko: "(지워짐)").text(in: console.language)
        add(
            Phrase(en: "Reason", ko: "이유"),
            StyledText(moderation.reason.isEmpty ? erased : moderation.reason))
    }

    /// The seller's fields.
    init(_ details: ListingDetails, stock: Int, in language: Language) {
        self.init()
        func say(_ label: Phrase, _ value: Phrase) { add(label, StyledText(value.text(in: language))) }
        add(Phrase(en: "Title", ko: "제목"), StyledText(details.title, .bold))
        say(Phrase(en: "Price", ko: "가격"), Phrase(details.price.sale.asPrice(in: language)))
        if let discount = details.price.discount {
            let (before, less) = (details.price.list.text(in: language), discount.text(in: language))
            say(
                Phrase(en: "Discount", ko: "할인"),
                Phrase(en: "\(less) off \(before)", ko: "\(before)에서 \(less) 할인"))
        }
        say(Phrase(en: "Category", ko: "분류"), details.category.words)
        if let condition = details.condition { say(Phrase(en: "Condition", ko: "등급"), condition.label) }
        for attribute in ListingAttribute.allCases {
            guard let value = details.attributes[attribute] else { continue }
            say(attribute.label, attribute.words(for: value))
        }
        say(Phrase(en: "Stock", ko: "수량"), Phrase("\(stock)"))
        if details.reservation != .immediate {
            say(Phrase(en: "Reservation", ko: "예약"), details.reservation.words)
        }
        if !details.description.isEmpty {
            add(Phrase(en: "Description", ko: "설명"), text: details.description)
        }
        for (index, photo) in details.photos.enumerated() { add(photo, index + 1, in: language) }
    }

    private mutating func add(_ photo: PictureCard, _ number: Int, in language: Language) {
        let label = Phrase(
            en: number == 1 ? "Photo 1 (cover)" : "Photo \(number)",
            ko: number == 1 ? "사진 1 (대표)" : "사진 \(number)")
        add(label, StyledText(photo.words(in: language)))
    }
}

extension ListingAttribute {
    /// The name as it stands before a value: `League`.
    package var label: Phrase {
        Phrase(en: words.en.prefix(1).uppercased() + words.en.dropFirst(), ko: words.ko)
    }
}
