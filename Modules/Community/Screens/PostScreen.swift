import Commands
import Community
import CommunityConsole
import Terminal
import Vocabulary

/// One post, with its content and its author's actions.
struct PostScreen: Screen {
    struct State: Hashable {
        var view: PostView?
        var categories: [PostCategory] = []
        /// The first line that is seen.
        var top = 0
        /// Which photo is seen, from 0.
        var photo = 0
        /// The shown history of its edits; nil if it is not open.
        var history: [PostRevision]?
        /// Whether the person has gone to where it changes.
        var mayHaveChanged = false
    }

    enum Event {
        case came(Result<PostView, PostError>), named([PostCategory]), refresh, look
        case move(ListMove), turn(Int), enlarge
        case edit, ask, remove, removed(PostError?)
        case history, remembered(Result<[PostRevision], PostError>)
        case copyID, follow(ActionID)
    }

    let id: PostID
    let board: any PostRepository
    let destinations: RecordDestinations

    static let edit = Action("board.edit", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let remove = Action("board.remove", Phrase(en: "Remove", ko: "삭제"), [.text("D")], isShown: true)
    static let history = Action(
        "board.history", Phrase(en: "Earlier versions", ko: "수정 기록"), [.text("t")])
    static let copyID = Action("board.copy", Phrase(en: "Copy the ID", ko: "ID 복사"), [.text("y")])

    var actions: [Action] {
        [
            RecordDestinations.comments, RecordDestinations.conversation, Self.edit, Self.remove,
            PhotoTurn.enlarge,
        ]
            + PhotoTurn.actions
            + [Self.history, Self.copyID, Action.page, RecordDestinations.report, PostListScreen.refresh]
            + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load(), named()]) }

    func title(_ state: State) -> Phrase { Phrase(state.view?.post.content.title ?? "") }

    func record(in state: State) -> AnyIdentifier? { state.view?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard let view = state.view else {
            return (Action.moving + [PostListScreen.refresh]).contains { $0.id == action }
                ? .possible : .absent
        }
        if [Self.edit.id, Self.remove.id].contains(action) {
            guard view.author.id == around.member else { return .absent }
            return view.post.state == .removed
                ? .refused(PostError.wrongState(.removed).phrase) : .possible
        }
        if action == Self.history.id, view.post.editedAt == nil {
            return .refused(Phrase(en: "The post has not been edited.", ko: "수정한 적이 없는 글입니다."))
        }
        if action == PhotoTurn.enlarge.id || PhotoTurn(action: action) != nil {
            return PhotoTurn.availability(of: action, view.post.content.photos, around)
        }
        return destinations.availability(of: action, isOwn: view.author.id == around.member) ?? .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.edit.id): return .edit
        case .action(Self.remove.id): return .ask
        case .action(Self.history.id): return .history
        case .action(Self.copyID.id): return .copyID
        case .action(PhotoTurn.enlarge.id): return .enlarge
        case .action(PostListScreen.refresh.id), .renewed: return .refresh
        case .appeared: return .look
        case .action(let id) where RecordDestinations.actions.contains { $0.id == id }: return .follow(id)
        case .action(let id): return PhotoTurn(action: id).map { .turn($0.step) }
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .named(let categories): state.categories = categories
        case .refresh: return [load()]
        case .look: return state.mayHaveChanged ? [load()] : []
        case .move(let move): scroll(&state, move, around)
        case .turn(let step):
            let count = state.view?.post.content.photos.count ?? 0
            state.photo = PhotoTurn.photo(state.photo + step, of: count)
        case .enlarge: return [.open(.photos(of: id, from: state.photo))]
        case .edit:
            state.mayHaveChanged = true
            return [.open(.editing(id))]
        case .ask:
            let question = Phrase(
                en: "Remove the post for good?", ko: "이 글을 삭제할까요? 되돌릴 수 없습니다.")
            return [.ask(question, yes: .remove)]
        case .remove: return [remove()]
        case .removed(nil): return [.toast(Phrase(en: "Removed.", ko: "삭제했습니다.")), .back]
        case .removed(let error?): return [.failed(error, retry: .remove)]
        case .history: return lookBack(&state)
        case .remembered(.success(let revisions)): (state.history, state.top) = (revisions, 0)
        case .remembered(.failure(let error)): return [.failed(error, retry: .history)]
        case .follow(let action): return follow(action, &state)
        case .copyID: return [.copy("\(id)"), .toast(Phrase(en: "Copied \(id).", ko: "\(id)을(를) 복사했습니다."))]
        }
        return []
    }
}

extension PostScreen {
    private func load() -> Request<Event> {
        .load(slot: "post") { [id, board] in
            .came(await Result { () async throws(PostError) in try await board.post(id) })
        }
    }

    private func named() -> Request<Event> {
        .load(slot: "categories") { [board] in
            let all = await Result { () async throws(PostError) in try await board.categories() }
            return .named((try? all.get()) ?? [])
        }
    }

    private func follow(_ action: ActionID, _ state: inout State) -> [Request<Event>] {
        let title = state.view?.post.content.title ?? ""
        state.mayHaveChanged = true
        return destinations.destination(of: action, from: AnyIdentifier(id), titled: title).map {
            [.open($0)]
        } ?? []
    }

    /// Shows the earlier versions, or the post again.
    private func lookBack(_ state: inout State) -> [Request<Event>] {
        if state.history != nil {
            (state.history, state.top) = (nil, 0)
            return []
        }
        return [
            .load(slot: "history") { [id, board] in
                .remembered(await Result { () async throws(PostError) in try await board.history(id) })
            }
        ]
    }

    private func remove() -> Request<Event> {
        .load(slot: "change") { [id, board] in
            do throws(PostError) { try await board.remove(id) } catch { return .removed(error) }
            return .removed(nil)
        }
    }

    private func scroll(_ state: inout State, _ move: ListMove, _ around: Surroundings) {
        guard let view = state.view else { return }
        let room = around.parts(with: view.post.content.photos.first).text.size.rows
        state.top = move.line(from: state.top, of: text(view, state, around).height, room)
    }
}
