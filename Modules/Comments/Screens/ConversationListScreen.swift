import Commands
import Comments
import CommentsConsole
import Terminal
import Vocabulary

/// The member's own conversations, the last active first.
struct ConversationListScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<ConversationView>()
    }

    typealias Event = ListEvent<ConversationView, CommentError>

    let comments: any CommentRepository

    /// Opens the screen from every other.
    static let show = Action("comments.conversations", Phrase(en: "Conversations", ko: "대화"), [.text("C")])
    static let refresh = Action(
        "conversations.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [state.pages.begin(ask: ask)])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 대화가 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input.tells(of: { $0.prefix == ConversationSubject.prefix }) { return .refresh }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection)
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        state.pages.update(event, rows: around.size.rows, ask: ask) {
            .comments(on: AnyIdentifier($0.id), $0.heading(in: around.language))
        }
    }

    private var ask: @Sendable (PageRequest) async throws(CommentError) -> Page<ConversationView> {
        { [comments] page throws(CommentError) in try await comments.conversations(about: nil, page) }
    }
}

extension ConversationListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(state.pages.list, in: frame.bounds, around.language, nothing: Self.nothing) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    private static let nothing = Phrase(
        en: "No conversations. On a listing, m writes to the seller.",
        ko: "대화가 없습니다. 물건을 열고 m을 누르면 판매자에게 메시지를 보낼 수 있습니다.")
}

extension Frame {
    /// One conversation on one line: member, subject, last message and time.
    fileprivate mutating func put(
        _ view: ConversationView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let language = around.language
        let columns = [
            RowColumn(view.saidAt, around, from: 40),
            RowColumn(view.about(in: language), width: 16, from: 60, .faint),
            RowColumn(view.other.name(in: language), width: 12, from: 0, .accent),
        ]
        put(
            title: view.last?.lineOfText(in: language) ?? "", columns, in: part, isSelected: isSelected)
    }
}
