import Commands
import Moderation
import ModerationConsole
import Terminal
import Vocabulary

/// The queue of reported records for moderators.
struct QueueScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<CaseView>()
        var order = CaseOrder.most
    }

    enum Event {
        case list(ListEvent<CaseView, ModerationError>)
        case turn
    }

    let moderation: any ModerationRepository
    let kinds: RecordKinds

    /// Opens the screen. For others than moderators it is refused.
    static let show = Action("moderation.queue", Phrase(en: "Reports queue", ko: "신고 처리"), [])
    static let turn = Action(
        "moderation.order", Phrase(en: "Sort", ko: "정렬"), [.text("o")], isShown: true)

    var actions: [Action] { [.open, Self.turn, OwnReportsScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let request = state.pages.begin(ask: ask(.most))
        return (state, [request.map { .list($0) }])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 항목이 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input == .action(Self.turn.id) { return .turn }
        return ListEvent(
            input, refresh: OwnReportsScreen.refresh, selection: state.pages.list.selection
        ).map { .list($0) }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: around.size.rows, ask: ask(state.order)) {
                .moderationCase($0.record.subject)
            }
            return requests.map { $0.map { .list($0) } }
        case .turn:
            state.order = state.order == .most ? .oldest : .most
            state.pages = PagedList()
            return [state.pages.begin(ask: ask(state.order)).map { .list($0) }]
        }
    }

    private func ask(
        _ order: CaseOrder
    ) -> @Sendable (PageRequest) async throws(ModerationError) -> Page<CaseView> {
        { [moderation] page throws(ModerationError) in
            try await moderation.cases(CaseFilter(), order, page)
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(en: "Nothing is waiting.", ko: "처리할 신고가 없습니다.")
        frame.put(state.pages.list, in: frame.bounds, language, nothing: nothing) {
            frame, view, part, isSelected in
            let record = view.record
            let columns = [
                RowColumn("\(record.openReports)", width: 6, from: 30),
                RowColumn(kinds[record.subject.prefix].text(in: language), width: 8, from: 60),
                RowColumn(record.firstAt, around, from: 50),
                RowColumn(view.owner.name(in: language), width: 12, from: 70),
            ]
            let title = view.title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(record.subject)"
            frame.put(title: title, columns, in: part, isSelected: isSelected)
        }
        return frame
    }
}
