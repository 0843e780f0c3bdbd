import Feed
import Terminal

/// The orders of the feed, and the feed of the members that one follows.
enum FeedOrder: String, ActionCase {
    case newest, popular, following

    var title: Phrase {
        switch self {
        case .newest: Phrase(en: "newest", ko: "최신")
        case .popular: Phrase(en: "popular", ko: "인기")
        case .following: Phrase(en: "following", ko: "팔로잉")
        }
    }

    /// Chooses it by its name, or by a click on it.
    var action: Action { Action(ActionID(rawValue: "feed.\(rawValue)"), title, []) }

    var list: FeedList {
        switch self {
        case .newest: .newest
        case .popular: .popular
        case .following: .following
        }
    }

    /// The next one; a visitor, who follows no members, passes over `following`.
    func next(isMember: Bool) -> FeedOrder {
        switch self {
        case .newest: .popular
        case .popular: isMember ? .following : .newest
        case .following: .newest
        }
    }
}
