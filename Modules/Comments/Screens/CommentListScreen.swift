import Commands
import Comments
import CommentsConsole
import Terminal
import Vocabulary

/// A list of comments: those on a record, replies, the member's own, or the messages of a conversation.
struct CommentListScreen: Screen {
    enum Kind: Hashable {
        case thread(AnyIdentifier, String)
        /// The conversation with a record's owner, begun or not.
        case conversation(about: AnyIdentifier, String)
        case replies(CommentID)
        case mine

        /// Whether two alone read it.
        var isConversation: Bool {
            switch self {
            case .thread(let subject, _): subject.prefix == ConversationSubject.prefix
            case .conversation: true
            case .replies, .mine: false
            }
        }
    }

    struct State: Hashable {
        var rows = CommentRows([CommentView]())
        var order = CommentOrder.oldest
        /// Where the pages before this one begin, and this one.
        var starts: [PageRequest.Start] = [.first]
        /// Where the next page begins; nil for none.
        var next: Cursor?
        var hasCome = false
        /// Whether the person has gone to where it changes: it is read anew when they come back.
        var mayHaveChanged = false
    }

    /// A page as it was read.
    struct Reading {
        let rows: CommentRows
        let next: Cursor?

        init(_ page: Page<CommentThread>) { (rows, next) = (CommentRows(page.items), page.next) }

        init(_ page: Page<CommentView>) { (rows, next) = (CommentRows(page.items), page.next) }
    }

    enum Event {
        case came(Result<Reading, CommentError>, atEnd: Bool), refresh, appeared
        case move(ListMove), choose(Int), open
        case write, reply, edit, order, about, report
        case ask, remove, removed(CommentError?)
    }

    let kind: Kind
    let comments: any CommentRepository
    /// The destination of a commented record; nil if it has none.
    let subject: @Sendable (AnyIdentifier) -> Destination?
    let destinations: RecordDestinations

    static let show = Action("comments.mine", Phrase(en: "My comments", ko: "내 댓글"), [])
    static let write = Action("comments.write", Phrase(en: "Write", ko: "쓰기"), [.text("n")], isShown: true)
    static let reply = Action("comments.reply", Phrase(en: "Reply", ko: "답글"), [.text("a")], isShown: true)
    static let edit = Action("comments.edit", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let remove = Action("comments.remove", Phrase(en: "Remove", ko: "삭제"), [.text("D")], isShown: true)
    static let order = Action("comments.order", Phrase(en: "Sort", ko: "정렬"), [.text("o")], isShown: true)
    static let about = Action(
        "comments.subject", Phrase(en: "What it is about", ko: "댓글이 달린 곳"), [.text("w")])
    static let refresh = Action(
        "comments.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] {
        let own: [Action] =
            switch kind {
            case _ where kind.isConversation: [Self.write, Self.edit, Self.remove, Self.order]
            case .thread, .conversation:
                [.open, Self.write, Self.reply, Self.edit, Self.remove, Self.order]
            case .replies: [Self.reply, Self.edit, Self.remove]
            case .mine: [.open, Self.about, Self.edit, Self.remove]
            }
        return own + (kind == .mine ? [] : [RecordDestinations.report]) + [Self.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        let state = State(order: kind.isConversation ? .newest : .oldest)
        return (state, [load(state)])
    }

    func title(_ state: State) -> Phrase {
        switch kind {
        case .thread(_, let title) where kind.isConversation && !title.isEmpty: return Phrase(title)
        case _ where kind.isConversation: return Phrase(en: "Conversation", ko: "대화")
        case .thread(_, let title), .conversation(_, let title):
            let name = title.isEmpty ? "" : " · \(title)"
            return Phrase(en: "Comments\(name)", ko: "댓글\(name)")
        case .replies: return Phrase(en: "Replies", ko: "답글")
        case .mine: return Self.show.title
        }
    }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let isAboutOne = [
            Action.open, Self.reply, Self.edit, Self.remove, Self.about, RecordDestinations.report,
        ].contains { $0.id == action }
        guard isAboutOne else { return .possible }
        guard let view = state.rows.selected?.view else {
            return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 댓글이 없습니다."))
        }
        if action == Action.open.id || action == Self.about.id { return .possible }
        if view.isPlace { return .refused(CommentError.wrongState(view.state).phrase) }
        if action == Self.edit.id {
            guard view.author?.id == around.member, around.member != nil else { return .absent }
            return view.state == .shown ? .possible : .refused(CommentError.wrongState(view.state).phrase)
        }
        if action == RecordDestinations.report.id {
            return destinations.availability(of: action, isOwn: view.author?.id == around.member) ?? .absent
        }
        if action == Self.remove.id {
            let isOwn = view.author?.id == around.member
            return around.member == nil || kind.isConversation && !isOwn ? .absent : .possible
        }
        return .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { isCommentedOn($0, in: state) }) { return .refresh }
        switch input {
        case .action(Action.open.id): return .open
        case .action(Self.write.id): return .write
        case .action(Self.reply.id): return .reply
        case .action(Self.edit.id): return .edit
        case .action(Self.remove.id): return .ask
        case .action(Self.order.id): return .order
        case .action(Self.about.id): return .about
        case .action(RecordDestinations.report.id): return .report
        case .action(Self.refresh.id), .renewed: return .refresh
        case .chosen(let number): return .choose(number)
        case .appeared: return .appeared
        default: return nil
        }
    }

    /// Whether comments on that record are read here.
    private func isCommentedOn(_ record: AnyIdentifier, in state: State) -> Bool {
        switch kind {
        case .thread(let subject, _): subject == record
        case .conversation where state.rows.rows.isEmpty: record.prefix == ConversationSubject.prefix
        case .conversation: state.rows.rows.contains { $0.view.subject == record }
        case .replies: state.rows.rows.contains { $0.view.subject == record }
        case .mine: false
        }
    }
}
