import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

extension FeedPostScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .look: return state.mayHaveChanged ? [load()] : []
        case .move(let move): scroll(&state, move, around)
        case .turn(let step):
            let count = state.view?.post.content.photos.count ?? 0
            state.photo = PhotoTurn.photo(state.photo + step, of: count)
        case .enlarge: return [.open(.photos(of: id, from: state.photo))]
        case .like, .liked, .setLike, .willLike: return changeLike(&state, event)
        case .tags, .worn, .author, .lead, .edit: return lead(event, &state)
        case .copyID: return [.copy("\(id)"), .toast(Phrase(en: "Copied \(id).", ko: "\(id)을(를) 복사했습니다."))]
        case .ask(let change): return [.ask(change.question, yes: .change(change))]
        case .change(let change):
            return [.load(slot: "change") { [id, feed] in .changed(change, await change.made(id, feed)) }]
        case .changed(let change, nil):
            return [.toast(change.done), change == .remove ? .back : load()]
        case .changed(let change, let error?): return [.failed(error, retry: .change(change))]
        case .history: return lookBack(&state)
        case .remembered(.success(let revisions)): (state.history, state.top) = (revisions, 0)
        case .remembered(.failure(let error)): return [.failed(error, retry: .history)]
        }
        return []
    }

    private func changeLike(_ state: inout State, _ event: Event) -> [Request<Event>] {
        switch event {
        case .like: return [like(!(state.view?.isLiked ?? false))]
        case .setLike(let isLiked): return [like(isLiked)]
        case .liked(.success(let likes)):
            state.view = state.view?.liked(likes)
            return [.toast(likes.words, undo: .setLike(!likes.isLiked))]
        case .liked(.failure(let error)):
            guard let view = state.view else { return [.failed(error, retry: nil)] }
            return [view.later(after: error, kept: { .willLike($0) }, retry: { .setLike($0) })]
        case .willLike(let isLiked): state.view = state.view?.willBeLiked(isLiked)
        default: break
        }
        return []
    }

    /// Opens where the post leads. It may have changed when the person comes back.
    private func lead(_ event: Event, _ state: inout State) -> [Request<Event>] {
        guard let view = state.view, let place = place(event, from: view) else { return [] }
        state.mayHaveChanged = true
        return [.open(place)]
    }

    private func place(_ event: Event, from view: FeedPostView) -> Destination? {
        switch event {
        case .tags:
            let tags = view.post.content.hashtags
            return tags.count == 1 ? .feed(tagged: tags[0]) : .hashtags(tags)
        case .worn: return place(ofWornIn: view)
        case .author: return place(ofAuthorOf: view)
        case .edit: return .editing(id)
        case .lead(let action):
            return destinations.destination(of: action, from: AnyIdentifier(id), titled: view.post.title)
        default: return nil
        }
    }

    func load() -> Request<Event> {
        .load(slot: "post") { [id, feed] in
            .came(await Result { () async throws(FeedError) in try await feed.post(id) })
        }
    }

    private func like(_ isLiked: Bool) -> Request<Event> {
        .load(slot: "like") { [id, feed] in .liked(await feed.setLike(isLiked, of: id)) }
    }

    /// Shows the earlier texts, or the post again.
    private func lookBack(_ state: inout State) -> [Request<Event>] {
        if state.history != nil {
            (state.history, state.top) = (nil, 0)
            return []
        }
        return [
            .load(slot: "history") { [id, feed] in
                .remembered(await Result { () async throws(FeedError) in try await feed.history(id) })
            }
        ]
    }

    private func scroll(_ state: inout State, _ move: ListMove, _ around: Surroundings) {
        guard let view = state.view else { return }
        let room = around.parts(with: view.post.content.photos.first).text.size.rows
        state.top = move.line(from: state.top, of: text(view, state, around).height, room)
    }
}
