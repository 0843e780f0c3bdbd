import Commands
import Comments
import CommentsConsole
import Terminal
import Vocabulary

/// One comment, and what its owner can do with it.
struct CommentScreen: Screen {
    struct State: Hashable {
        var view: CommentView?
    }

    enum Event {
        case came(Result<CommentView, CommentError>), refresh
        case rename, hide, ask, remove
        case hidden(Result<CommentView, CommentError>), removed(CommentError?)
    }

    let id: CommentID
    let comments: any CommentRepository

    static let rename = Action("comments.rename", Phrase(en: "Rename", ko: "수정"), [.text("e")], isShown: true)
    static let hide = Action("comments.hide", Phrase(en: "Hide", ko: "숨기기"), [.text("x")], isShown: true)
    static let remove = Action("comments.remove", Phrase(en: "Remove", ko: "삭제"), [.text("D")], isShown: true)

    var actions: [Action] { [Self.rename, Self.hide, Self.remove, CommentListScreen.refresh] }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(state.view?.comment.title ?? "") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if action == CommentListScreen.refresh.id { return .possible }
        guard let view = state.view, view.owner.id == around.member else { return .absent }
        return action == Self.hide.id && view.comment.state == .hidden
            ? .refused(CommentError.alreadyHidden.phrase) : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.rename.id): .rename
        case .action(Self.hide.id): .hide
        case .action(Self.remove.id): .ask
        // What is shown may have been renamed on the screen above.
        case .action(CommentListScreen.refresh.id), .renewed, .appeared: .refresh
        default: nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .rename: return [.open(.renaming(id))]
        case .hide: return [hide()]
        case .hidden(.success(let view)):
            state.view = view
            return [.toast(Phrase(en: "Hidden.", ko: "숨겼습니다."))]
        case .hidden(.failure(let error)): return [.failed(error, retry: .hide)]
        case .ask: return [.ask(Phrase(en: "Remove it for good?", ko: "정말 삭제할까요? 되돌릴 수 없습니다."), yes: .remove)]
        case .remove: return [remove()]
        case .removed(nil): return [.toast(Phrase(en: "Removed.", ko: "삭제했습니다.")), .back]
        case .removed(let error?): return [.failed(error, retry: .remove)]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "comment") { [id, comments] in
            .came(await Result { () async throws(CommentError) in try await comments.comment(id) })
        }
    }

    private func hide() -> Request<Event> {
        .load(slot: "change") { [id, comments] in
            .hidden(await Result { () async throws(CommentError) in try await comments.hide(id) })
        }
    }

    private func remove() -> Request<Event> {
        .load(slot: "change") { [id, comments] in
            do throws(CommentError) { try await comments.remove(id) } catch { return .removed(error) }
            return .removed(nil)
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        let (comment, language) = (view.comment, around.language)
        var text = ReadingText(columns: around.size.columns, language)
        text.add(comment.title, .heading)
        let moment = comment.createdAt.relative(to: around.now, in: language)
        let facts = [view.owner.name(in: language), moment, comment.state.words.text(in: language)]
        text.add(facts.joined(separator: " · "), .faint)
        frame.put(text, from: 0, in: frame.bounds)
        return frame
    }
}
