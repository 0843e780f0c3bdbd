import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

/// A list of posts with endless scrolling: a column of large photos, or a grid of small ones. Where no
/// pictures are drawn, it is lines.
struct FeedScreen: Screen {
    struct State: Hashable {
        var order = FeedOrder.newest
        var pages = PagedList<FeedPostView>()
        /// The hashtag being typed.
        var tag = KeywordSearch()
        /// Whether the photos stand beside one another.
        var isGrid = false
    }

    enum Event {
        case list(ListEvent<FeedPostView, FeedError>)
        case startTag, typed(Key), pasted(String), openTag, endTag
        case nextOrder, order(FeedOrder), changeForm, go(Destination)
        case like, liked(FeedPostID, Result<FeedLikes, FeedError>), setLike(FeedPostID, Bool)
        /// A like that is sent later.
        case willLike(FeedPostID, Bool)
    }

    let feed: any FeedRepository
    let source: FeedSource

    static let order = Action("feed.order", Phrase(en: "Sort", ko: "정렬"), [.text("o")], isShown: true)
    static let tag = Action(
        "feed.tag", Phrase(en: "Hashtag", ko: "해시태그"), [.text("/"), .text("#")], isShown: true)
    static let tags = Action(
        "feed.tags", Phrase(en: "Hashtags of the week", ko: "이번 주 해시태그"), [.text("t")])
    static let post = Action("feed.new", Phrase(en: "Post", ko: "올리기"), [.text("n")], isShown: true)
    static let grid = GridActions(of: "feed", Phrase(en: "Grid or column", ko: "격자·한 줄 전환"))
    static let refresh = Action("refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    private static let nothingChosen = Availability.refused(
        Phrase(en: "Nothing is chosen.", ko: "고른 글이 없습니다."))

    var actions: [Action] {
        let ways =
            source == .feed
            ? [Self.order, Self.tag, Self.tags] + FeedOrder.actions + Self.own.map(\.action) : [Action.page]
        return Self.grid.aside + [.open, FeedPostScreen.like, Self.post] + ways
            + [Self.grid.form, Self.refresh] + Action.moving
    }

    /// The member's own lists, to which the feed has keys.
    static let own: [FeedSource] = [.mine, .list(.liked)]

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [begin(&state)])
    }

    func title(_ state: State) -> Phrase { source.title }

    func isTyping(_ state: State) -> Bool { state.tag.line != nil }

    func enterTitle(_ state: State) -> Phrase? { Action.open.title }

    func record(in state: State) -> AnyIdentifier? { state.pages.list.selected?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        // Enter ends what is typed.
        case Action.open.id where state.tag.line != nil: .possible
        case Action.open.id: state.pages.list.selected == nil ? Self.nothingChosen : .possible
        case FeedPostScreen.like.id:
            state.pages.list.selected.map { $0.likeAvailability(around) } ?? Self.nothingChosen
        default: Self.grid.availability(of: action, isGrid: state.isGrid, around) ?? .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if state.tag.line != nil {
            if input == .action(Action.open.id) { return .openTag }
            if input == .action(Action.back.id) { return .endTag }
        }
        if let step = Self.grid.step(for: input) { return .list(.choose(state.pages.list.selection + step)) }
        switch input {
        case .action(Self.order.id): return .nextOrder
        case .action(Self.tag.id): return .startTag
        case .action(Self.tags.id): return .go(.hashtags)
        case .action(Self.post.id): return .go(.newFeedPost(wearing: source.worn))
        case .action(FeedPostScreen.like.id): return .like
        case .action(Self.grid.form.id): return .changeForm
        case .action(FeedSource.mine.action.id): return .go(.ownFeedPosts)
        case .action(FeedSource.list(.liked).action.id): return .go(.likedFeedPosts)
        case .typed(let key): return .typed(key)
        case .pasted(let text): return .pasted(text)
        // A turn of the wheel is a post, however high posts are.
        case .scrolled(let lines): return .list(.move(.lines(lines.signum())))
        case .action(let id):
            if let order = FeedOrder(action: id) { return .order(order) }
        default: break
        }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }
}
