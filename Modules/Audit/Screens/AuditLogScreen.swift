import Audit
import AuditConsole
import Commands
import Terminal
import Vocabulary

/// The acts of operators and moderators, the last first, and details of the chosen one.
struct AuditLogScreen: Screen {
    typealias State = PagedList<AuditEntry>
    typealias Event = ListEvent<AuditEntry, AuditError>

    let audit: any AuditRepository
    let acts: ActWords

    /// Opens the screen. Others than operators are refused there.
    static let show = Action("audit.log", Phrase(en: "Audit log", ko: "감사 로그"), [])
    static let copy = Action(
        "audit.copy", Phrase(en: "Copy the subject's ID", ko: "대상 ID 복사"), [.text("y")], isShown: true)
    static let refresh = Action(
        "audit.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")], isShown: true)

    var actions: [Action] { [Self.copy, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let request = state.begin(ask: ask)
        return (state, [request])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        action == Self.copy.id && state.list.selected == nil ? .absent : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input == .action(Self.copy.id) { return .open }
        if case .chosen(let number) = input { return .choose(number) }
        return ListEvent(input, refresh: Self.refresh, selection: state.list.selection)
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        // An entry has no screen of its own: opening it copies its subject.
        if case .open = event {
            guard let subject = state.list.selected?.event.subject else { return [] }
            return [
                .copy(subject), .toast(Phrase(en: "\(subject) is copied.", ko: "\(subject)을(를) 복사했습니다.")),
            ]
        }
        return state.update(event, rows: parts(around).list.size.rows, ask: ask) { _ in .auditLog }
    }

    private var ask: @Sendable (PageRequest) async throws(AuditError) -> Page<AuditEntry> {
        { [audit] page throws(AuditError) in try await audit.entries(AuditQuery(), page) }
    }
}

extension AuditLogScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let parts = parts(around)
        let nothing = Phrase(en: "Nothing has been done yet.", ko: "아직 기록이 없습니다.")
        frame.put(state.list, in: parts.list, around.language, nothing: nothing) {
            frame, entry, row, isSelected in
            let columns = [
                RowColumn(entry.event.actedAt, around, from: 60),
                RowColumn(acts[entry.event.verb].text(in: around.language), width: 18, from: 30, .accent),
                RowColumn(entry.actorNickname ?? "", width: 12, from: 76),
                RowColumn(entry.affectedNickname ?? "", width: 12, from: 88),
            ]
            frame.put(
                title: "\(entry.sequence)  \(reason(of: entry, around.language))", columns, in: row,
                isSelected: isSelected)
        }
        if let entry = state.list.selected { frame.put(text(entry, around), from: 0, in: parts.entry) }
        return frame
    }

    /// The list, and below it, if there is room, the chosen entry's details.
    private func parts(_ around: Surroundings) -> (list: Rect, entry: Rect) {
        let (list, below) = Rect(around.size).split(bottom: around.size.rows >= 12 ? 6 : 0)
        return (list, below.split(top: min(1, below.size.rows)).rest)
    }

    private func reason(of entry: AuditEntry, _ language: Language) -> String {
        entry.isReasonErased
            ? Phrase(en: "(erased)", ko: "(지워짐)").text(in: language) : entry.event.reason ?? ""
    }

    private func text(_ entry: AuditEntry, _ around: Surroundings) -> ReadingText {
        let (language, event) = (around.language, entry.event)
        var text = ReadingText(columns: around.size.columns, language)
        let role = event.actor.role?.words ?? Phrase(en: "machine", ko: "서버")
        let actor = [role.text(in: language), entry.actorNickname, event.actor.memberID.map { "\($0)" }]
        text.add(Phrase(en: "By", ko: "한 사람"), actor.compactMap(\.self).joined(separator: " "))
        text.add(Phrase(en: "What", ko: "한 일"), acts[event.verb].text(in: language))
        text.add(Phrase(en: "To", ko: "대상"), entry.namedSubject)
        text.add(Phrase(en: "Reason", ko: "이유"), reason(of: entry, language))
        return text
    }
}
