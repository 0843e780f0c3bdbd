import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension MarketScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(
                grid(state, around)?.event(event) ?? event, rows: rows(state, around), ask: ask(state),
                open: { .listing($0.id) },
                changes: { $0.seller.id == around.member })
            return requests.map { $0.map { .list($0) } }
        case .changeForm: state.isGrid.toggle()
        case .moveAside(let step):
            return update(&state, .list(.choose(state.pages.list.selection + step)), around)
        case .startSearch: state.search.begin(state.query.keyword)
        case .typed(let key):
            guard state.search.take(key) else { return [] }
            return [.wait(milliseconds: KeywordSearch.pause, slot: "search", .searched)]
        case .pasted(let text):
            state.search.insert(text)
            return [.wait(milliseconds: KeywordSearch.pause, slot: "search", .searched)]
        case .searched: return look(for: state.search.line?.text, &state)
        case .endSearch:
            let typed = state.search.end()
            return [.cancel(slot: "search")] + look(for: typed, &state)
        case .filter(let filter):
            filter.change(&state.query)
            return begin(&state)
        case .go(let destination): return go(to: destination, &state, around)
        case .like, .liked, .setLike, .willLike: return changeLike(&state, event)
        }
        return []
    }

    private func look(for keyword: String?, _ state: inout State) -> [Request<Event>] {
        guard let keyword, keyword != state.query.keyword else { return [] }
        state.query.keyword = keyword
        return begin(&state)
    }

    /// Another list: from its beginning.
    private func begin(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return read(&state)
    }

    /// Members alone have places of their own: a visitor signs in first.
    private func go(
        to destination: Destination, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        guard around.member != nil else {
            return [.failed(ListingError.service(.signInRequired), retry: .go(destination))]
        }
        if destination == .newListing { state.pages.wasLeft = true }
        return [.open(destination)]
    }

    private func changeLike(_ state: inout State, _ event: Event) -> [Request<Event>] {
        switch event {
        case .like:
            guard let view = state.pages.list.selected else { return [] }
            return [like(view.listing.id, !view.isLiked)]
        case .setLike(let id, let isLiked): return [like(id, isLiked)]
        case .liked(let id, .success(let like)):
            if let view = state.pages.list.row(id) { state.pages.update(view.liked(like)) }
            return [.toast(like.words, undo: .setLike(id, !like.isLiked))]
        case .liked(let id, .failure(let error)):
            guard let view = state.pages.list.row(id) else { return [.failed(error, retry: nil)] }
            return [view.later(after: error, kept: { .willLike(id, $0) }, retry: { .setLike(id, $0) })]
        case .willLike(let id, let isLiked):
            if let view = state.pages.list.row(id) { state.pages.update(view.willBeLiked(isLiked)) }
            return []
        default: return []
        }
    }

    private func like(_ id: ListingID, _ isLiked: Bool) -> Request<Event> {
        .load(slot: "like \(id)") { [listings] in
            .liked(id, await listings.setLike(isLiked, of: id))
        }
    }

    /// How many of the list are seen: below the line of filters.
    func rows(_ state: State, _ around: Surroundings) -> Int {
        grid(state, around)?.count ?? max(0, around.size.rows - 1)
    }

    /// Where the list is seen as pictures; nil where it is lines.
    func grid(_ state: State, _ around: Surroundings) -> CellGrid? {
        guard state.isGrid, around.pictures != nil else { return nil }
        return CellGrid(Size(columns: around.size.columns, rows: max(0, around.size.rows - 1)))
    }
}

extension ListingRepository {
    /// Likes it, or takes that back.
    func setLike(_ isLiked: Bool, of id: ListingID) async -> Result<LikeCount, ListingError> {
        await Result { () async throws(ListingError) in
            let count = isLiked ? try await like(id) : try await unlike(id)
            return LikeCount(count: count, isLiked: isLiked)
        }
    }
}

extension ListingView {
    /// The other of liked and not, which could not be sent.
    func later<Event>(
        after error: ListingError, kept: (Bool) -> Event, retry: (Bool) -> Event
    ) -> Request<Event> {
        .later(.like(self, !isLiked), kept: kept(!isLiked), after: error, retry: retry(!isLiked))
    }

    /// As it is once the server knows that.
    func willBeLiked(_ isLiked: Bool) -> ListingView {
        guard isLiked != self.isLiked else { return self }
        return liked(LikeCount(count: max(0, listing.likes + (isLiked ? 1 : -1)), isLiked: isLiked))
    }
}

extension LikeCount {
    var words: Phrase {
        isLiked
            ? Phrase(en: "Liked.", ko: "좋아요를 눌렀습니다.") : Phrase(en: "Like taken back.", ko: "좋아요를 취소했습니다.")
    }
}
