import Commands
import Notices
import NoticesConsole
import Terminal
import Vocabulary

/// The member's own notices, the newest first; unread ones are marked.
struct NoticeListScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<NoticeView>()
    }

    enum Event {
        case list(ListEvent<NoticeView, NoticeError>)
        case open, readAll
        case read(Result<Int, NoticeError>)
    }

    let notices: any NoticeRepository
    let wordings: NoticeWordings
    let destinations: NoticeDestinations

    /// Opens the screen from every other.
    static let show = Action("notices.list", Phrase(en: "Notices", ko: "알림"), [.text("N")])
    static let readAll = Action(
        "notices.readAll", Phrase(en: "Mark all as read", ko: "모두 읽음"), [.text("A")], isShown: true)
    static let refresh = Action(
        "notices.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open, Self.readAll, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let request = state.pages.begin(ask: ask)
        return (state, [request.map { .list($0) }])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 알림이 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.readAll.id): .readAll
        case .action(Action.open.id): .open
        case .heard: .list(.refresh)
        default:
            ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map { .list($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: around.size.rows, ask: ask) { _ in .notices }
            return requests.map { $0.map { .list($0) } }
        case .open: return open(&state)
        case .readAll: return [read { () throws(NoticeError) in try await notices.read(through: nil) }]
        case .read(.failure(let error)): return [.failed(error, retry: .readAll)]
        case .read(.success): return [state.pages.begin(ask: ask).map { .list($0) }]
        }
    }

    /// Marks the chosen notice as read and opens its subject, if it is visible.
    private func open(_ state: inout State) -> [Request<Event>] {
        guard let view = state.pages.list.selected else { return [] }
        var requests: [Request<Event>] = []
        if !view.isRead {
            requests.append(read { () throws(NoticeError) in try await notices.read(view.id) })
        }
        guard let subject = view.subject, let destination = destinations.subject(subject, view.place) else {
            return requests + [.toast(Phrase(en: "It is no longer available.", ko: "지금은 볼 수 없습니다."))]
        }
        state.pages.wasLeft = true
        return requests + [.open(destination)]
    }

    private func read(
        _ verb: @escaping @Sendable () async throws(NoticeError) -> Int
    ) -> Request<Event> {
        .load(slot: "read") { .read(await Result { () async throws(NoticeError) in try await verb() }) }
    }

    private var ask: @Sendable (PageRequest) async throws(NoticeError) -> Page<NoticeView> {
        { [notices] page throws(NoticeError) in try await notices.notices(page) }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(en: "You have no notices yet.", ko: "아직 알림이 없습니다.")
        frame.put(state.pages.list, in: frame.bounds, language, nothing: nothing) {
            frame, view, part, isSelected in
            let columns = [
                RowColumn(
                    view.isRead ? "" : Phrase(en: "new", ko: "새 알림").text(in: language), width: 8, from: 30,
                    .accent),
                RowColumn(view.at, around, from: 50),
            ]
            let sentence = view.sentence(wordings).text(in: language)
            frame.put(title: sentence, columns, in: part, isSelected: isSelected)
        }
        return frame
    }
}
