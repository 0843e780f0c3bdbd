import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension MarketScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let layout = layout(state, around)
            let requests = state.pages.update(
                layout.event(event), rows: layout.count, ask: ask(state), open: { .listing($0.id) })
            return requests.map { $0.map { .list($0) } }
        case .changeForm:
            let former = layout(state, around)
            state.isGrid.toggle()
            state.pages.list.change(from: former, to: layout(state, around))
        case .search(let event): return search(event, &state)
        case .filter(.league): return [.open(.leagues(state.query.attributes[.league] ?? []))]
        case .leagues(let leagues):
            state.query.attributes[.league] = leagues.isEmpty ? nil : leagues
            return restart(&state)
        case .filter(let filter):
            filter.change(&state.query)
            return restart(&state)
        case .go(let destination): return go(to: destination, &state, around)
        case .like, .liked, .setLike, .willLike: return changeLike(&state, event)
        }
        return []
    }

    private func search(_ event: KeywordSearch.Event, _ state: inout State) -> [Request<Event>] {
        let (requests, isNew) = state.search.take(event, &state.query.keyword)
        let own: [Request<Event>] = requests.map { $0.map { .search($0) } }
        return isNew ? own + restart(&state) : own
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

    /// How the list stands below the line of filters: as pictures, or as lines.
    func layout(_ state: State, _ around: Surroundings) -> ListLayout {
        let room = Size(columns: around.size.columns, rows: around.size.rows - 1)
        return ListLayout(state.isGrid ? CellGrid(room) : nil, in: room, around)
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

    /// Whether the member can like it, or take that back: sellers do not like their own listings.
    func liking(by member: MemberID?) -> Availability {
        guard seller.id == member, !isLiked else { return .possible }
        return .refused(
            Phrase(en: "This is your own listing: you cannot like it.", ko: "내 물건에는 좋아요를 누를 수 없습니다."))
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
