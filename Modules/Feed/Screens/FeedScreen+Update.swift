import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

extension FeedScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event): return change(&state, event, around)
        case .changeForm:
            let former = layout(state, around)
            state.isGrid.toggle()
            state.pages.list.change(from: former, to: layout(state, around))
        case .startTag: state.tag.begin("")
        case .typed(let key): _ = state.tag.take(key)
        case .pasted(let text): state.tag.insert(text)
        case .openTag: return openTag(&state)
        case .endTag: _ = state.tag.end()
        case .nextOrder:
            return order(by: state.order.next(isMember: around.member != nil), &state, around)
        case .order(let order): return self.order(by: order, &state, around)
        case .go(let destination): return go(to: destination, &state, around)
        case .like, .liked, .setLike, .willLike: return changeLike(&state, event)
        }
        return []
    }

    private func change(
        _ state: inout State, _ event: ListEvent<FeedPostView, FeedError>, _ around: Surroundings
    ) -> [Request<Event>] {
        // After a sign-out there are no followed members any more.
        if event.isRefresh, source == .feed, state.order == .following, around.member == nil {
            return order(by: .newest, &state, around)
        }
        let layout = layout(state, around)
        let requests = state.pages.update(
            layout.event(event), rows: layout.count, ask: ask(state), open: { .feedPost($0.id) })
        return requests.map { $0.map { .list($0) } }
    }

    private func openTag(_ state: inout State) -> [Request<Event>] {
        guard let typed = state.tag.end(), !typed.isEmpty else { return [] }
        if let tag = Hashtag(typed) { return [.open(.feed(tagged: tag))] }
        return [
            .toast(
                Phrase(
                    en: "A hashtag has letters, digits and '_', without blanks.",
                    ko: "해시태그는 공백 없이 글자, 숫자, '_'로 씁니다."))
        ]
    }

    /// Shows another order from its beginning; a visitor signs in first to see followed members.
    private func order(
        by order: FeedOrder, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        if order == .following, around.member == nil {
            return [.failed(FeedError.service(.signInRequired), retry: .order(order))]
        }
        state.order = order
        state.pages = PagedList()
        return [begin(&state)]
    }

    /// Members alone post and have lists of their own: a visitor signs in first.
    private func go(
        to destination: Destination, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        if destination == .hashtags { return [.open(destination)] }
        guard around.member != nil else {
            return [.failed(FeedError.service(.signInRequired), retry: .go(destination))]
        }
        if destination.name == Destination.newFeedPostName { state.pages.wasLeft = true }
        return [.open(destination)]
    }

    private func changeLike(_ state: inout State, _ event: Event) -> [Request<Event>] {
        switch event {
        case .like:
            guard let view = state.pages.list.selected else { return [] }
            return [like(view.id, !view.isLiked)]
        case .setLike(let id, let isLiked): return [like(id, isLiked)]
        case .liked(let id, .success(let likes)):
            if let view = state.pages.list.row(id) { state.pages.update(view.liked(likes)) }
            return [.toast(likes.words, undo: .setLike(id, !likes.isLiked))]
        case .liked(let id, .failure(let error)):
            guard let view = state.pages.list.row(id) else { return [.failed(error, retry: nil)] }
            return [view.later(after: error, kept: { .willLike(id, $0) }, retry: { .setLike(id, $0) })]
        case .willLike(let id, let isLiked):
            if let view = state.pages.list.row(id) { state.pages.update(view.willBeLiked(isLiked)) }
            return []
        default: return []
        }
    }

    private func like(_ id: FeedPostID, _ isLiked: Bool) -> Request<Event> {
        .load(slot: "like \(id)") { [feed] in .liked(id, await feed.setLike(isLiked, of: id)) }
    }

    /// Reads the list from its beginning.
    func begin(_ state: inout State) -> Request<Event> {
        state.pages.begin(ask: ask(state)).map { .list($0) }
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(FeedError) -> Page<FeedPostView> {
        { [feed, source, order = state.order] page throws(FeedError) in
            try await source.page(page, order, of: feed)
        }
    }
}
