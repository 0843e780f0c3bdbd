import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// One listing: all that is said of it, and what can be done with it.
struct ListingScreen: Screen {
    struct State: Hashable {
        var view: ListingView?
        /// The first line that is seen.
        var top = 0
        /// Which photo is seen, from 0.
        var photo = 0
        /// Whether the person has gone to where it changes: it is read anew whenever they come back.
        var mayHaveChanged = false
        /// Whether it is being read.
        var isLoading = true
    }

    enum Event {
        case came(Result<ListingView, ListingError>)
        case refresh
        case move(ListMove)
        case like, liked(Result<LikeCount, ListingError>), setLike(Bool)
        case change(OwnChange), ask(OwnChange)
        case changed(OwnChange, Result<ListingView?, ListingError>)
        case copyID, edit, look
        case turn(Int), enlarge, reserve
    }

    let id: ListingID
    let listings: any ListingRepository
    /// Where a listing is reserved; nil where none can be.
    let reservation: (@Sendable (ListingView) -> Destination)?

    static let reserve = Action(
        "listings.reserve", Phrase(en: "Reserve", ko: "예약"), [Key(.enter)], isShown: true)
    static let like = Action("listings.like", Phrase(en: "Like", ko: "좋아요"), [.text("f")], isShown: true)
    static let copyID = Action("listings.copy", Phrase(en: "Copy the ID", ko: "ID 복사"), [.text("y")])

    var actions: [Action] {
        [Self.reserve, Self.like, PhotoTurn.enlarge, ListingForm.edit] + PhotoTurn.actions
            + OwnChange.allCases.map(\.action) + [
                Self.copyID, MarketScreen.refresh,
            ] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [load(&state)])
    }

    func title(_ state: State) -> Phrase { Phrase(state.view?.listing.details.title ?? "") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard let view = state.view else {
            return Action.moving.contains { $0.id == action } ? .possible : .absent
        }
        let (isOwn, listing) = (view.seller.id == around.member, view.listing)
        if action == Self.reserve.id {
            guard !isOwn, reservation != nil else { return .absent }
            return listing.state == .onSale ? .possible : listing.state.refusal
        }
        if action == ListingForm.edit.id {
            guard isOwn else { return .absent }
            return [.sold, .removed].contains(listing.state) ? listing.state.refusal : .possible
        }
        if action == PhotoTurn.enlarge.id || PhotoTurn(action: action) != nil {
            return PhotoTurn.availability(of: action, listing.details.photos, around)
        }
        guard let change = OwnChange(action: action) else { return .possible }
        return isOwn ? change.availability(listing) : .absent
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.like.id): return .like
        case .action(Self.copyID.id): return .copyID
        case .action(MarketScreen.refresh.id), .renewed: return .refresh
        case .action(ListingForm.edit.id): return .edit
        case .action(PhotoTurn.enlarge.id): return .enlarge
        case .action(Self.reserve.id): return .reserve
        case .appeared: return .look
        case .action(let id):
            if let turn = PhotoTurn(action: id) { return .turn(turn.step) }
            return OwnChange(action: id).map { $0.question == nil ? .change($0) : .ask($0) }
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(let answer):
            state.isLoading = false
            return came(answer, &state)
        case .refresh: return [load(&state)]
        case .edit:
            state.mayHaveChanged = true
            return [.open(.editing(id))]
        case .look:
            return state.mayHaveChanged ? [load(&state)] : []
        case .move(let move): scroll(&state, move, around)
        case .turn(let step):
            let count = state.view?.listing.details.photos.count ?? 0
            state.photo = PhotoTurn.photo(state.photo + step, of: count)
        case .reserve:
            guard let view = state.view, let reservation else { return [] }
            state.mayHaveChanged = true
            return [.open(reservation(view))]
        case .enlarge: return [.open(.photos(of: id, from: state.photo))]
        case .like: return [setLike(!(state.view?.isLiked ?? false))]
        case .setLike(let isLiked): return [setLike(isLiked)]
        case .liked(.success(let like)):
            state.view = state.view?.liked(like)
            // What is being read may have been read before that.
            let again = state.isLoading ? [load(&state)] : []
            return again + [.toast(like.words, undo: .setLike(!like.isLiked))]
        case .liked(.failure(let error)):
            return [.failed(error, retry: .setLike(!(state.view?.isLiked ?? false)))]
        case .ask(let change): return change.question.map { [.ask($0, yes: .change(change))] } ?? []
        case .change(let change): return [perform(change)]
        case .changed(let change, let result): return take(change, result, &state)
        case .copyID: return [.copy("\(id)"), .toast(Phrase(en: "Copied \(id).", ko: "\(id)을(를) 복사했습니다."))]
        }
        return []
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

    private func load(_ state: inout State) -> Request<Event> {
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

    private func scroll(_ state: inout State, _ move: ListMove, _ around: Surroundings) {
        guard let view = state.view else { return }
        state.top = move.line(
            from: state.top, of: text(view, around).height, parts(view, around).text.size.rows)
    }
}
