import Feed
import FeedConsole
import Terminal
import Vocabulary

/// The posts that a screen lists.
enum FeedSource: Hashable {
    /// The feed, in an order that the person changes.
    case feed
    /// One list.
    case list(FeedList)
    /// The member's own posts, hidden ones included.
    case mine

    var title: Phrase {
        switch self {
        case .feed, .list(.newest), .list(.popular), .list(.following), .list(.of):
            Phrase(en: "Feed", ko: "피드")
        case .list(.liked): Phrase(en: "Liked posts", ko: "좋아요한 글")
        case .list(.tagged(let tag)): tag.name
        case .list(.wearing): Phrase(en: "Worn in", ko: "착용한 글")
        case .mine: Phrase(en: "My feed posts", ko: "내 피드 글")
        }
    }

    /// Leads to the list from screens without the keys of the feed.
    var menuAction: Action { Action(action.id, title, []) }

    /// Leads to the member's own posts, or else to those that they like.
    var action: Action {
        self == .mine
            ? Action("feed.mine", title, [.text("m")]) : Action("feed.liked", title, [.text("F")])
    }

    /// A page of the posts. Throws as `FeedRepository.posts`.
    func page(
        _ page: PageRequest, _ order: FeedOrder, of feed: any FeedRepository
    ) async throws(FeedError) -> Page<FeedPostView> {
        switch self {
        case .feed: try await feed.posts(order.list, page)
        case .list(let list): try await feed.posts(list, page)
        case .mine: try await feed.mine(nil, page)
        }
    }

    /// The text of an empty list, which says what to do.
    func nothing(_ order: FeedOrder) -> Phrase {
        switch self {
        case .feed where order == .following:
            Phrase(
                en: "No posts of members you follow. On a member's page f follows.",
                ko: "팔로우하는 회원의 글이 없습니다. 회원 화면에서 f로 팔로우합니다.")
        case .feed, .mine:
            Phrase(
                en: "There are no posts yet. n posts the first.", ko: "아직 글이 없습니다. n을 누르면 올릴 수 있습니다.")
        case .list(.liked):
            Phrase(
                en: "You like no posts yet. In the feed f likes one.",
                ko: "좋아요를 누른 글이 없습니다. 피드에서 f로 누를 수 있습니다.")
        case .list(.wearing):
            Phrase(
                en: "No post shows this listing worn. n posts one.",
                ko: "이 물건을 착용한 글이 없습니다. n을 누르면 올릴 수 있습니다.")
        case .list(.tagged):
            Phrase(
                en: "No posts with this hashtag. n posts the first.",
                ko: "이 해시태그가 있는 글이 없습니다. n을 누르면 올릴 수 있습니다.")
        case .list: Phrase(en: "This member has posted nothing.", ko: "이 회원이 올린 글이 없습니다.")
        }
    }

    /// The listing that a post written from here wears; nil for none.
    var worn: AnyIdentifier? {
        if case .list(.wearing(let listing)) = self { listing } else { nil }
    }
}

extension Hashtag {
    /// As people write it: `#ootd`.
    var name: Phrase { Phrase("#\(spelling)") }
}
