import Commands
import Moderation
import ModerationConsole
import Terminal
import Vocabulary

/// The member's own reports and their outcomes.
struct OwnReportsScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<ReportView>()
    }

    typealias Event = ListEvent<ReportView, ModerationError>

    let moderation: any ModerationRepository

    /// Without a key of its own: `:` finds it by its name.
    static let show = Action("moderation.reports", Phrase(en: "My reports", ko: "내 신고"), [])
    static let refresh = Action(
        "moderation.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = state.pages.begin(ask: ask)
        return (state, [requests])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id else { return .possible }
        guard let view = state.pages.list.selected else {
            return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 항목이 없습니다."))
        }
        if view.report.state == .open { return .possible }
        return .refused(Phrase(en: "This was decided already.", ko: "이미 처리된 신고입니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection)
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        state.pages.update(event, rows: around.size.rows, ask: ask) {
            .reporting($0.report.subject)
        }
    }

    private var ask: @Sendable (PageRequest) async throws(ModerationError) -> Page<ReportView> {
        { [moderation] page throws(ModerationError) in try await moderation.reports(page) }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(en: "You have reported nothing.", ko: "신고한 내역이 없습니다.")
        frame.put(state.pages.list, in: frame.bounds, language, nothing: nothing) {
            frame, view, part, isSelected in
            let columns = [
                RowColumn(view.report.state.words.text(in: language), width: 10, from: 30),
                RowColumn(view.report.reason.words.text(in: language), width: 16, from: 60),
                RowColumn(view.report.createdAt, around, from: 80),
            ]
            let title = view.title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(view.report.subject)"
            frame.put(title: title, columns, in: part, isSelected: isSelected)
        }
        return frame
    }
}
