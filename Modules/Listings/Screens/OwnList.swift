import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// A list that is a member's own.
enum OwnList: String, ActionCase {
    case mine, liked

    var action: Action {
        switch self {
        case .mine: Action("listings.mine", title, [.text("m")])
        case .liked: Action("listings.liked", title, [.text("F")])
        }
    }

    /// The action that leads there from screens without the keys of the market.
    var menuAction: Action { Action(action.id, title, []) }

    var title: Phrase {
        switch self {
        case .mine: Phrase(en: "My listings", ko: "내 물건")
        case .liked: Phrase(en: "Liked listings", ko: "좋아요한 물건")
        }
    }

    var destination: Destination { Destination("listings.\(rawValue)") }

    /// A page of the list, of a seller's listings optionally in one state.
    func page(
        _ page: PageRequest, _ state: ListingState?, of listings: any ListingRepository
    ) async throws(ListingError) -> Page<ListingView> {
        switch self {
        case .mine: try await listings.mine(state, page)
        case .liked: try await listings.liked(page)
        }
    }

    /// The text of an empty list.
    func nothing(_ state: ListingState?) -> Phrase {
        switch (self, state) {
        case (.mine, nil):
            Phrase(
                en: "You have no listings. n publishes one.", ko: "내 물건이 없습니다. n을 누르면 등록할 수 있습니다.")
        case (.mine, let state?):
            Phrase(
                en: "You have no listings that are \(state.words.en).",
                ko: "'\(state.words.ko)' 상태인 물건이 없습니다.")
        case (.liked, _):
            Phrase(
                en: "You have no liked listings. In the market f likes one.",
                ko: "좋아요를 누른 물건이 없습니다. 장터에서 f로 누를 수 있습니다.")
        }
    }
}
