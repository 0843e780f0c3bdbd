import Listings
import ListingsConsole
import Terminal

/// The actions of sellers on their listings.
enum OwnChange: ActionCase {
    case publish, hide, bump, sold, delete

    var action: Action {
        switch self {
        case .publish:
            Action("listings.publish", Phrase(en: "Publish", ko: "공개"), [.text("p")], isShown: true)
        case .hide: Action("listings.hide", Phrase(en: "Hide", ko: "숨기기"), [.text("x")], isShown: true)
        case .bump: Action("listings.bump", Phrase(en: "Bump", ko: "끌어올리기"), [.text("b")], isShown: true)
        case .sold: Action("listings.sold", Phrase(en: "Mark as sold", ko: "거래 완료"), [.text("d")])
        case .delete: Action("listings.delete", Phrase(en: "Delete", ko: "삭제"), [.text("D")], isShown: true)
        }
    }

    /// Whether its seller can do that with the listing as it stands.
    func availability(_ listing: Listing) -> Availability {
        switch (self, listing.state) {
        case (.publish, .draft), (.publish, .hidden), (.hide, .onSale), (.hide, .reserved),
            (.bump, .onSale), (.sold, .onSale), (.sold, .reserved), (.sold, .hidden):
            .possible
        case (.delete, let state) where state != .removed: .possible
        case (.publish, _): .absent
        default: listing.state.refusal
        }
    }

    /// The question before a change that cannot be undone; nil if it can.
    var question: Phrase? {
        switch self {
        case .publish, .hide, .bump: nil
        case .sold:
            Phrase(
                en: "Mark as sold? It cannot be put back on sale.", ko: "거래 완료로 바꿀까요? 다시 판매 중으로 돌릴 수 없습니다.")
        case .delete: Phrase(en: "Delete it for good?", ko: "정말 삭제할까요? 되돌릴 수 없습니다.")
        }
    }

    /// The change that undoes it.
    var inverse: OwnChange? {
        switch self {
        case .publish: .hide
        case .hide: .publish
        case .bump, .sold, .delete: nil
        }
    }

    var done: Phrase {
        switch self {
        case .publish: Phrase(en: "Everybody sees it now.", ko: "공개했습니다.")
        case .hide: Phrase(en: "Hidden: only you see it.", ko: "숨겼습니다. 나에게만 보입니다.")
        case .bump: Phrase(en: "Moved to the top.", ko: "맨 위로 끌어올렸습니다.")
        case .sold: Phrase(en: "Marked as sold.", ko: "거래 완료로 바꿨습니다.")
        case .delete: Phrase(en: "Deleted.", ko: "삭제했습니다.")
        }
    }

    /// Does it, and answers the listing as it is then; nil if it is gone.
    func made(
        _ id: ListingID, _ listings: any ListingRepository
    ) async throws(ListingError) -> ListingView? {
        switch self {
        case .publish: return try await listings.publish(id)
        case .hide: return try await listings.hide(id)
        case .bump: return try await listings.bump(id)
        case .sold: return try await listings.sold(id)
        case .delete:
            try await listings.delete(id)
            return nil
        }
    }
}

extension ListingState {
    /// Why something cannot be done with a listing in this state.
    var refusal: Availability {
        .refused(
            Phrase(
                en: "A listing that is \(words.en) does not allow this.",
                ko: "'\(words.ko)' 상태에서는 할 수 없습니다."))
    }
}
