import Commands
package import Listings
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a listing.
    package init(_ view: ListingView) {
        let listing = view.listing
        self.init(listing.details, stock: listing.stock.left)
        if listing.stock.held > 0 {
            add(Phrase(en: "Reserved", ko: "예약 수량"), .line("\(listing.stock.held)"))
        }
        add(Phrase(en: "State", ko: "상태"), .words(listing.state.words, listing.state.style), .fact)
        if let moderation = listing.moderation { add(moderation, listing.state) }
        add(Phrase(en: "Seller", ko: "판매자"), .member(view.seller), .fact)
        if let picture = view.seller.picture {
            add(Phrase(en: "Seller's picture", ko: "판매자 사진"), .portrait(picture))
        }
        addOnScreen(.moment(listing.listedAt ?? listing.createdAt), .fact)
        addCounts(of: view)
        addMoments(of: listing)
        add(Phrase("ID"), .line("\(listing.id)"))
    }

    /// How many members like it, and how many comments it has.
    private mutating func addCounts(of view: ListingView) {
        let (likes, heart) = (view.listing.likes, view.isLiked ? "♥ " : "")
        add(Phrase(en: "Likes", ko: "좋아요"), .line("\(heart)\(likes)"))
        addOnScreen(.words(Phrase(en: "\(heart)Likes: \(likes)", ko: "\(heart)좋아요 \(likes)")), .fact)
        add(Phrase(en: "Comment count", ko: "댓글 수"), .line("\(view.comments)"))
        addOnScreen(.words(Phrase(en: "Comments: \(view.comments)", ko: "댓글 \(view.comments)")), .fact)
    }

    private mutating func addMoments(of listing: Listing) {
        if let moment = listing.publishedAt {
            add(Phrase(en: "Published", ko: "등록일"), .moment(moment))
        } else {
            add(Phrase(en: "Created", ko: "작성일"), .moment(listing.createdAt))
        }
        if let moment = listing.bumpedAt { add(Phrase(en: "Bumped", ko: "끌어올린 날"), .moment(moment)) }
        if listing.updatedAt != listing.listedAt ?? listing.createdAt {
            add(Phrase(en: "Updated", ko: "수정일"), .moment(listing.updatedAt))
        }
    }

    /// A moderator's act and its reason.
    private mutating func add(_ moderation: ListingModeration, _ state: ListingState) {
        let label =
            state == .removed
            ? Phrase(en: "Removed by a moderator", ko: "매니저가 삭제")
            : Phrase(en: "Hidden by a moderator", ko: "매니저가 숨김")
        add(label, .moment(moderation.moderatedAt))
        let erased = Phrase(en: "(erased)", ko: "(지워짐)")
        let reason = moderation.reason.isEmpty ? erased : Phrase(moderation.reason)
        add(Phrase(en: "Reason", ko: "이유"), .words(reason), .listed)
    }
}

extension Details {
    /// The seller's fields, with that many units.
    init(_ details: ListingDetails, stock: Int) {
        self.init()
        add(Phrase(en: "Title", ko: "제목"), .line(details.title, .bold), .heading)
        add(details.price)
        add(Phrase(en: "Category", ko: "분류"), .words(details.category.words), .listed)
        if let condition = details.condition {
            add(Phrase(en: "Condition", ko: "등급"), .words(condition.label), .listed)
        }
        for attribute in ListingAttribute.allCases {
            guard let value = details.attributes[attribute] else { continue }
            add(attribute.label, .words(attribute.words(for: value)), .listed)
        }
        add(Phrase(en: "Stock", ko: "수량"), .line("\(stock)"), .listed)
        if details.reservation != .immediate {
            add(Phrase(en: "Reservation", ko: "예약"), .words(details.reservation.words))
        }
        if !details.description.isEmpty {
            add(Phrase(en: "Description", ko: "설명"), .prose(details.description), .prose)
        }
        for (index, photo) in details.photos.enumerated() { add(photo, index + 1) }
    }

    private mutating func add(_ price: Price) {
        add(Phrase(en: "Price", ko: "가격"), .words(Phrase { price.sale.asPrice(in: $0) }))
        addOnScreen(.words(Phrase { price.summary(in: $0) }), .line(.accent))
        guard let discount = price.discount else { return }
        let (before, less) = (Phrase { price.list.text(in: $0) }, Phrase { discount.text(in: $0) })
        let words = Phrase(en: "\(less.en) off \(before.en)", ko: "\(before.ko)에서 \(less.ko) 할인")
        add(Phrase(en: "Discount", ko: "할인"), .words(words))
    }

    /// A photo; commands say which one is the cover.
    private mutating func add(_ photo: PictureCard, _ number: Int) {
        let label = Phrase(en: "Photo \(number)", ko: "사진 \(number)")
        if number > 1 { return add(label, .picture(photo), .listed) }
        add(Phrase(en: "\(label.en) (cover)", ko: "\(label.ko) (대표)"), .picture(photo))
        addOnScreen(label, .picture(photo), .listed)
    }
}

extension ListingAttribute {
    /// The name as it stands before a value: `League`.
    package var label: Phrase {
        Phrase(en: words.en.prefix(1).uppercased() + words.en.dropFirst(), ko: words.ko)
    }
}
