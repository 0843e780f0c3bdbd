public import Terminal
public import Vocabulary

/// The photos of a record, one at a time, as large as the screen.
public struct PhotoScreen<Failure: DomainError>: Screen {
    /// The state of the screen.
    public struct State: Hashable, Sendable {
        /// Nil until they have been loaded.
        var photos: [PictureCard]?
        /// The index of the shown photo, from 0.
        var photo: Int
    }

    /// The events of the screen.
    public enum Event: Sendable {
        case came(Result<[PictureCard], Failure>)
        case refresh
        case turn(Int)
    }

    private let first: Int
    private let read: @Sendable () async throws(Failure) -> [PictureCard]

    /// Begins with the photo of that index, counted from 0; `read` loads the photos.
    public init(first: Int, _ read: @escaping @Sendable () async throws(Failure) -> [PictureCard]) {
        (self.first, self.read) = (first, read)
    }

    private static var refresh: Action {
        Action("refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])
    }

    public var actions: [Action] {
        PhotoTurn.allCases.map { turn in
            let moves = turn == .back ? [Action.up, .pageUp] : [.down, .pageDown]
            let action = turn.action
            return Action(action.id, action.title, action.keys + moves.flatMap(\.keys), isShown: true)
        } + [Self.refresh]
    }

    public func start() -> (State, [Request<Event>]) { (State(photo: first), [load()]) }

    public func title(_ state: State) -> Phrase { Phrase(en: "Photos", ko: "사진") }

    public func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard PhotoTurn(action: action) != nil, let photos = state.photos else { return .possible }
        return PhotoTurn.availability(of: action, photos, around)
    }

    public func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.refresh.id), .renewed: .refresh
        case .action(let id): PhotoTurn(action: id).map { .turn($0.step) }
        case .scrolled(let lines): .turn(lines.signum())
        default: nil
        }
    }

    public func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let photos)):
            state.photos = photos
            state.photo = PhotoTurn.photo(state.photo, of: photos.count)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .turn(let step):
            state.photo += step
            // Turns made before the photos are loaded take effect once they are.
            guard let photos = state.photos else { return [] }
            state.photo = PhotoTurn.photo(state.photo, of: photos.count)
        }
        return []
    }

    public func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let photos = state.photos else { return frame }
        frame.put(photos, state.photo, in: frame.bounds, around)
        return frame
    }

    private func load() -> Request<Event> {
        .load(slot: "photos") { [read] in
            .came(await Result { () async throws(Failure) in try await read() })
        }
    }
}
