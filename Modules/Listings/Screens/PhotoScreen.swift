import Listings
import Terminal
import Vocabulary

/// The photos of a listing, one at a time, as large as the screen.
struct PhotoScreen: Screen {
    struct State: Hashable {
        var view: ListingView?
        /// Which photo is seen, from 0.
        var photo: Int
    }

    enum Event {
        case came(Result<ListingView, ListingError>)
        case refresh
        case turn(Int)
    }

    let id: ListingID
    let first: Int
    let listings: any ListingRepository

    var actions: [Action] {
        PhotoTurn.allCases.map { turn in
            let moves = turn == .back ? [Action.up, .pageUp] : [.down, .pageDown]
            let action = turn.action
            return Action(action.id, action.title, action.keys + moves.flatMap(\.keys), isShown: true)
        } + [MarketScreen.refresh]
    }

    func start() -> (State, [Request<Event>]) { (State(photo: first), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(en: "Photos", ko: "사진") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard PhotoTurn(action: action) != nil, let view = state.view else { return .possible }
        return PhotoTurn.availability(of: action, view.listing.details.photos, around)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(MarketScreen.refresh.id), .renewed: .refresh
        case .action(let id): PhotoTurn(action: id).map { .turn($0.step) }
        case .scrolled(let lines): .turn(lines.signum())
        default: nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)):
            state.view = view
            state.photo = PhotoTurn.photo(state.photo, of: view.listing.details.photos.count)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .turn(let step):
            state.photo += step
            // Whoever turns over before the photos are known sees that one when they are.
            guard let view = state.view else { return [] }
            state.photo = PhotoTurn.photo(state.photo, of: view.listing.details.photos.count)
        }
        return []
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let photos = state.view?.listing.details.photos else { return frame }
        frame.put(photos, state.photo, in: frame.bounds, around)
        return frame
    }

    private func load() -> Request<Event> {
        .load(slot: "listing") { [id, listings] in
            .came(await Result { () async throws(ListingError) in try await listings.listing(id) })
        }
    }
}
