import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// The dues of a crew: the principal's own, and for the treasurer those of all.
struct DueListScreen: Screen {
    struct State: Hashable {
        var list = DuesList.own
        var pages = PagedList<DueView>()
        /// The crew as the principal sees it; nil until it is read.
        var crew: CrewView?
    }

    enum Event {
        case list(ListEvent<DueView, CrewError>), refresh
        case knew(CrewView?), nextList, pay, waive, plan
    }

    let id: CrewID
    let crews: any CrewRepository
    /// Where dues are paid; nil where nothing is paid for.
    let payment: (@Sendable (AnyIdentifier) -> Destination)?

    static let lists = Action(
        "crews.due-lists", Phrase(en: "Mine, all, in arrears", ko: "내 회비·전체·연체"), [.text("s")], isShown: true)
    static let pay = Action(
        "crews.pay-dues", Phrase(en: "Pay", ko: "결제"), [.text("b"), Key(.enter)], isShown: true)
    static let waive = Action("crews.waive", Phrase(en: "Waive", ko: "면제"), [.text("x")], isShown: true)

    var actions: [Action] {
        [Self.pay, Self.lists, Self.waive, LedgerScreen.plan, CrewListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = begin(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { CrewScreen.dues.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let selected = state.pages.list.selected
        switch action {
        case Self.lists.id: return state.crew?.isTreasured == true ? .possible : .absent
        case Self.pay.id:
            guard payment != nil, let selected, selected.due.member == around.member else { return .absent }
            return selected.record == nil
                ? .refused(CrewError.wrongDue(selected.due.state).phrase) : .possible
        case Self.waive.id:
            guard let selected, state.crew?.isTreasured == true else { return .absent }
            return selected.due.state == .open
                ? .possible : .refused(CrewError.wrongDue(selected.due.state).phrase)
        case LedgerScreen.plan.id:
            return state.crew?.isTreasured == true && state.crew?.crew.state == .open ? .possible : .absent
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.lists.id): return .nextList
        case .action(Self.pay.id): return .pay
        case .action(Self.waive.id): return .waive
        case .action(LedgerScreen.plan.id): return .plan
        // A payment on the screen above has changed what is owed.
        case .renewed, .appeared, .action(CrewListScreen.refresh.id): return .refresh
        default:
            return ListEvent(
                input, refresh: CrewListScreen.refresh, selection: state.pages.list.selection
            ).map { .list($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(.open): return []
        case .list(let event): return list(event, &state, around)
        case .refresh: return [know()] + list(.refresh, &state, around)
        case .knew(let view): state.crew = view
        case .nextList:
            let all: [DuesList] = [.own, .all, .arrears]
            let place = all.firstIndex(of: state.list) ?? 0
            state.list = all[(place + 1) % all.count]
            state.pages = PagedList()
            return begin(&state)
        case .pay:
            guard let place = state.pages.list.selected?.record.flatMap({ payment?($0) }) else { return [] }
            return [.open(place)]
        case .waive:
            return state.pages.list.selected.map { [.open(.form(.waive($0.due.id, id)))] } ?? []
        case .plan: return [.open(.form(.plan(id)))]
        }
        return []
    }

    private func list(
        _ event: ListEvent<DueView, CrewError>, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let rows = max(0, around.size.rows - 1)
        let requests = state.pages.update(event, rows: rows, ask: ask(state)) { _ in .dues(of: id) }
        return requests.map { $0.map { .list($0) } }
    }

    private func begin(_ state: inout State) -> [Request<Event>] {
        [know(), state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func know() -> Request<Event> {
        .load(slot: "crew") { [id, crews] in
            .knew(try? await Result { () async throws(CrewError) in try await crews.crew(id) }.get())
        }
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(CrewError) -> Page<DueView> {
        { [id, crews, list = state.list] page throws(CrewError) in try await crews.dues(of: id, list, page) }
    }
}

extension DueListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        let words = state.list.words.text(in: around.language)
        frame.put(words, to: Self.lists.id, at: bar.origin, in: bar, .role(.faint))
        let isOfTreasurer = state.list.isOfTreasurer
        frame.put(
            state.pages.list, in: list, around.language,
            nothing: Phrase(en: "There are no dues.", ko: "회비가 없습니다.")
        ) { frame, view, part, isSelected in
            frame.put(view, in: part, isSelected: isSelected, names: isOfTreasurer, around.language)
        }
        return frame
    }
}

extension DuesList {
    /// The list as people call it.
    fileprivate var words: Phrase {
        switch self {
        case .own: Phrase(en: "my dues", ko: "내 회비")
        case .all: Phrase(en: "all dues", ko: "전체 회비")
        case .arrears: Phrase(en: "in arrears", ko: "연체")
        case .of(let month): Phrase("\(month)")
        }
    }
}

extension Frame {
    /// The dues of a month on one line.
    fileprivate mutating func put(
        _ view: DueView, in part: Rect, isSelected: Bool, names: Bool, _ language: Language
    ) {
        let due = view.due
        let until = Phrase(en: "by \(due.lastDay)", ko: "\(due.lastDay)까지")
        let columns = [
            RowColumn(until.text(in: language), width: 14, from: 50, .faint),
            RowColumn(view.standing.text(in: language), width: 10, from: 30, view.style.role),
            RowColumn(due.amount.text(in: language), width: 11, from: 30, .accent, isRight: true),
        ]
        let name = names ? " \(view.member.name(in: language))" : ""
        let reason = due.reason.isEmpty ? "" : " · \(due.reason)"
        put(title: "\(due.month)\(name)\(reason)", columns, in: part, isSelected: isSelected)
    }
}
