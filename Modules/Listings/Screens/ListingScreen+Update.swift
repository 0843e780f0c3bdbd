import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension ListingScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(let answer):
            state.isLoading = false
            return came(answer, &state)
        case .refresh: return [load(&state)]
        case .edit:
            state.mayHaveChanged = true
            return [.open(.editing(id))]
        case .look: return state.mayHaveChanged ? [load(&state)] : []
        case .move(let move): scroll(&state, move, around)
        case .turn(let step):
            let count = state.view?.listing.details.photos.count ?? 0
            state.photo = PhotoTurn.photo(state.photo + step, of: count)
        case .reserve: return lead(to: destinations.reservation, &state)
        case .buy: return lead(to: destinations.purchase, &state)
        case .others: return state.view.map { [.open(.others(than: $0))] } ?? []
        case .seller: return seller(of: state.view)
        case .follow(let action): return follow(action, &state)
        case .enlarge: return [.open(.photos(of: id, from: state.photo))]
        case .like: return [setLike(!(state.view?.isLiked ?? false))]
        case .setLike(let isLiked): return [setLike(isLiked)]
        case .liked(.success(let like)):
            state.view = state.view?.liked(like)
            // The running load may have read the state before the change.
            return (state.isLoading ? [load(&state)] : [])
                + [.toast(like.words, undo: .setLike(!like.isLiked))]
        case .liked(.failure(let error)):
            guard let view = state.view else { return [.failed(error, retry: nil)] }
            return [view.later(after: error, kept: { .willLike($0) }, retry: { .setLike($0) })]
        case .willLike(let isLiked): state.view = state.view?.willBeLiked(isLiked)
        case .ask(let change): return change.question.map { [.ask($0, yes: .change(change))] } ?? []
        case .change(let change): return [perform(change)]
        case .changed(let change, let result): return take(change, result, &state)
        case .copyID: return [.copy("\(id)"), .toast(Phrase(en: "Copied \(id).", ko: "\(id)을(를) 복사했습니다."))]
        }
        return []
    }

    private func seller(of view: ListingView?) -> [Request<Event>] {
        view.flatMap { view in destinations.seller.map { [.open($0(view))] } } ?? []
    }

    private func follow(_ action: ActionID, _ state: inout State) -> [Request<Event>] {
        let title = state.view?.listing.details.title ?? ""
        let way = destinations.record.destination(of: action, from: AnyIdentifier(id), titled: title)
        state.mayHaveChanged = true
        return way.map { [.open($0)] } ?? []
    }

    private func take(
        _ change: OwnChange, _ result: Result<ListingView?, ListingError>, _ state: inout State
    ) -> [Request<Event>] {
        switch result {
        case .failure(let error): return [.failed(error, retry: nil)]
        case .success(let view?):
            state.view = view
            return [.toast(change.done, undo: change.inverse.map { .change($0) })]
        case .success(nil): return [.toast(change.done), .back]
        }
    }

    private func came(
        _ answer: Result<ListingView, ListingError>, _ state: inout State
    ) -> [Request<Event>] {
        switch answer {
        case .success(let view): state.view = view
        case .failure(let error): return [.failed(error, retry: .refresh)]
        }
        return []
    }

    func load(_ state: inout State) -> Request<Event> {
        state.isLoading = true
        return .load(slot: "listing") { [id, listings] in
            .came(await Result { () async throws(ListingError) in try await listings.listing(id) })
        }
    }

    private func setLike(_ isLiked: Bool) -> Request<Event> {
        .load(slot: "like") { [id, listings] in .liked(await listings.setLike(isLiked, of: id)) }
    }

    private func perform(_ change: OwnChange) -> Request<Event> {
        .load(slot: "change") { [id, listings] in
            .changed(
                change, await Result { () async throws(ListingError) in try await change.made(id, listings) })
        }
    }

    /// Leads to where the listing is reserved or bought; what is done there changes it.
    private func lead(
        to place: (@Sendable (ListingView) -> Destination)?, _ state: inout State
    ) -> [Request<Event>] {
        guard let view = state.view, let place else { return [] }
        state.mayHaveChanged = true
        return [.open(place(view))]
    }

    private func scroll(_ state: inout State, _ move: ListMove, _ around: Surroundings) {
        guard let view = state.view else { return }
        state.top = move.line(
            from: state.top, of: text(view, around).height, parts(view, around).text.size.rows)
    }
}
