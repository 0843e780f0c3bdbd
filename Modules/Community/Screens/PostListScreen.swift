import Commands
import Community
import CommunityConsole
import Terminal
import Vocabulary

/// Posts, the newest first: of one category or all, with search and endless scrolling.
struct PostListScreen: Screen {
    struct State: Hashable {
        var query = PostQuery()
        var pages = PagedList<PostView>()
        var search = KeywordSearch()
        /// All categories; empty until they have arrived.
        var categories: [PostCategory] = []
        /// Whether the list shows the member's own posts, of any category.
        var isOwn = false
    }

    enum Event {
        case list(ListEvent<PostView, PostError>)
        case named(Result<[PostCategory], PostError>)
        case search(KeywordSearch.Event), nextCategory, own, write
    }

    let board: any PostRepository
    /// The posts before search and categories: all, or those of one author.
    var base = PostQuery()
    /// Whether the list begins with the member's own posts.
    var beginsOwn = false

    static let name = Phrase(en: "Board", ko: "게시판")
    static let write = Action("board.new", Phrase(en: "Write", ko: "글쓰기"), [.text("n")], isShown: true)
    static let category = Action(
        "board.category", Phrase(en: "Category", ko: "게시판 고르기"), [.text("c")], isShown: true)
    static let own = Action("board.mine", Phrase(en: "My posts", ko: "내가 쓴 글"), [.text("m")])
    static let refresh = Action("refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] {
        [.open, KeywordSearch.start, Self.category, Self.write, Self.own, Action.page, Self.refresh]
            + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State(query: base, isOwn: beginsOwn)
        return (state, [named()] + restart(&state))
    }

    func title(_ state: State) -> Phrase { state.isOwn ? Self.own.title : Self.name }

    func isTyping(_ state: State) -> Bool { state.search.line != nil }

    func enterTitle(_ state: State) -> Phrase? { state.search.enterTitle }

    func record(in state: State) -> AnyIdentifier? { state.pages.list.selected?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Action.open.id where state.pages.list.selected == nil:
            .refused(Phrase(en: "Nothing is chosen.", ko: "고른 글이 없습니다."))
        case Self.category.id where state.isOwn, KeywordSearch.start.id where state.isOwn:
            .refused(
                Phrase(
                    en: "Your posts are shown all together. m leads back to the board.",
                    ko: "내가 쓴 글은 모두 함께 보입니다. m을 누르면 게시판으로 돌아갑니다."))
        case Self.own.id where base.author != nil: .absent
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let event = state.search.event(for: input) { return .search(event) }
        switch input {
        case .action(KeywordSearch.start.id): return .search(.begin)
        case .action(Self.category.id): return .nextCategory
        case .action(Self.own.id): return .own
        case .action(Self.write.id): return .write
        default:
            return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
                .list($0)
            }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(
                event, rows: max(0, around.size.rows - 1), ask: ask(state), open: { .post($0.id) })
            return requests.map { $0.map { .list($0) } }
        case .named(.success(let categories)): state.categories = categories
        // Without names, the list shows slugs.
        case .named(.failure): return []
        case .search(let event): return search(event, &state)
        case .nextCategory:
            state.query.category = state.categories.next(behind: state.query.category)
            return restart(&state)
        case .own, .write: return go(event, &state, around)
        }
        return []
    }
}

extension PostListScreen {
    private func named() -> Request<Event> {
        .load(slot: "categories") { [board] in
            .named(await Result { () async throws(PostError) in try await board.categories() })
        }
    }

    /// Only members have posts of their own: a visitor signs in first.
    private func go(_ event: Event, _ state: inout State, _ around: Surroundings) -> [Request<Event>] {
        guard around.member != nil else {
            return [.failed(PostError.service(.signInRequired), retry: event)]
        }
        if case .own = event {
            state.isOwn.toggle()
            return restart(&state)
        }
        state.pages.wasLeft = true
        return [.open(.newPost)]
    }

    private func search(_ event: KeywordSearch.Event, _ state: inout State) -> [Request<Event>] {
        let (requests, isNew) = state.search.take(event, &state.query.keyword)
        let own: [Request<Event>] = requests.map { $0.map { .search($0) } }
        return isNew ? own + restart(&state) : own
    }

    /// Reads the list from its beginning.
    private func restart(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(PostError) -> Page<PostView> {
        { [board, query = state.query, isOwn = state.isOwn] page throws(PostError) in
            isOwn ? try await board.mine(nil, page) : try await board.browse(query, page)
        }
    }
}

extension [PostCategory] {
    /// The next slug; after the last, nil for all categories.
    fileprivate func next(behind slug: String?) -> String? {
        guard let place = firstIndex(where: { $0.slug == slug }) else { return first?.slug }
        return indices.contains(place + 1) ? self[place + 1].slug : nil
    }
}
