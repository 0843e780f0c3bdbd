import Commands
import Moderation
import ModerationConsole
import Terminal
import Vocabulary

/// Reports something: a list of reasons, then details in the reporter's words.
struct ReportForm: Screen {
    /// A reason to choose.
    struct Row: Hashable, Identifiable {
        let reason: ReportReason

        var id: String { reason.rawValue }
    }

    struct State: Hashable {
        var reasons = KeysetList<Row>()
        var details = FieldList([
            FieldList.Field("text", ReportReason.details, limit: TextLimit(ReportDraft.longestText))
        ])
        /// Whether details are typed: a reason is chosen.
        var isWriting = false
        var isBusy = false
    }

    enum Event {
        case move(ListMove), choose(Int), next
        case fill(FieldEdit), send, sent(Result<ReportView, ModerationError>)
        case leave, left
    }

    let subject: AnyIdentifier
    let key: IdempotencyKey
    let moderation: any ModerationRepository

    static let question = Phrase(en: "Why do you report this?", ko: "신고하는 이유를 골라 주세요.")
    static let next = Action(
        "moderation.next", Phrase(en: "Next, send", ko: "다음, 보내기"), [Key(.enter)], isShown: true)
    static let send = Action(
        "moderation.send", Phrase(en: "Send", ko: "보내기"), [.control("s")], isShown: true)

    var actions: [Action] { [Self.next, Self.send] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        state.reasons.append(ReportReason.allCases.map { Row(reason: $0) }, isLast: true)
        return (state, [])
    }

    func title(_ state: State) -> Phrase { Phrase(en: "Report", ko: "신고") }

    func isTyping(_ state: State) -> Bool { state.isWriting }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.next.id: .possible
        case Self.send.id: state.isWriting ? .possible : .absent
        default: state.isWriting ? .absent : .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if !state.isWriting, let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.next.id): return state.isWriting ? .send : .next
        case .action(Self.send.id): return .send
        case .action(Action.back.id): return .leave
        case .chosen(let number) where !state.isWriting:
            return number == state.reasons.selection ? .next : .choose(number)
        default: return state.isWriting ? FieldEdit(input).map { .fill($0) } : nil
        }
    }
}
