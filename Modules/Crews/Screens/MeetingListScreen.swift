import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// The meetings of a crew, for those of it: a tab of its page.
struct MeetingListScreen: Screen {
    struct State: Hashable {
        var list = MeetingList.upcoming
        var pages = PagedList<MeetingView>()
        /// The crew as the principal sees it; nil until it is read.
        var crew: CrewView?
        /// Whether the principal is not of the crew.
        var isHidden = false
    }

    enum Event {
        case list(ListEvent<MeetingView, CrewError>), refresh
        case knew(CrewView?), nextList, open(Destination)
    }

    let id: CrewID
    let crews: any CrewRepository

    static let tab = Phrase(en: "Meetings", ko: "모임")
    static let lists = Action(
        "crews.past", Phrase(en: "Upcoming or past", ko: "예정·지난 모임"), [.text("s")], isShown: true)
    static let new = Action(
        "crews.meet", Phrase(en: "New meeting", ko: "모임 만들기"), [.text("n")], isShown: true)

    var actions: [Action] {
        [.open, Self.lists, Self.new, CalendarScreen.show, CrewListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = begin(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { Self.tab }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.new.id:
            state.crew?.isManaged == true && state.crew?.crew.state == .open ? .possible : .absent
        case Self.lists.id: state.isHidden ? .absent : .possible
        case CalendarScreen.show.id: state.crew?.isOfCrew == true ? .possible : .absent
        case Action.open.id: state.pages.list.selected == nil ? .absent : .possible
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        let heard = [CrewSubject.prefix, MeetingSubject.prefix]
        if input.tells(of: { heard.contains($0.prefix) }) { return .refresh }
        switch input {
        case .action(Self.lists.id): return .nextList
        case .action(Self.new.id): return .open(.form(.meet(id)))
        case .action(CalendarScreen.show.id): return .open(.calendar(.crew(id)))
        case .renewed, .appeared, .action(CrewListScreen.refresh.id): return .refresh
        default:
            return ListEvent(
                input, refresh: CrewListScreen.refresh, selection: state.pages.list.selection
            ).map { .list($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event): return list(event, &state, around)
        case .refresh: return [know()] + list(.refresh, &state, around)
        case .knew(let view): state.crew = view
        case .nextList:
            state.list = state.list == .upcoming ? .past : .upcoming
            state.pages = PagedList()
            return begin(&state)
        case .open(let destination): return [.open(destination)]
        }
        return []
    }

    private func list(
        _ event: ListEvent<MeetingView, CrewError>, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let rows = max(0, around.size.rows - 1)
        let requests = state.pages.update(event, rows: rows, ask: ask(state)) { .meeting($0.id) }
        if case .came(let answer, isFirst: true) = event {
            state.isHidden = answer.failure?.hidesInside(from: around.member) ?? false
            if state.isHidden { return [] }
        }
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
    ) -> @Sendable (PageRequest) async throws(CrewError) -> Page<MeetingView> {
        { [id, crews, list = state.list] page throws(CrewError) in
            try await crews.meetings(of: id, list, page)
        }
    }
}

extension MeetingListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        if state.isHidden {
            frame.putHiddenInside(in: frame.bounds, around.language)
            return frame
        }
        let (bar, list) = frame.bounds.split(top: 1)
        let words = state.list.words.text(in: around.language)
        frame.put(words, to: Self.lists.id, at: bar.origin, in: bar, .role(.faint))
        frame.put(
            state.pages.list, in: list, around.language,
            nothing: Phrase(en: "There are no meetings.", ko: "모임이 없습니다.")
        ) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }
}

extension Frame {
    /// One meeting on one line.
    fileprivate mutating func put(
        _ view: MeetingView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (meeting, language) = (view.meeting, around.language)
        let time = MeetingTime(meeting.details)
        let zone = time.zone { $0.absolute(in: around.zone) }
        let calledOff = Phrase(en: "called off", ko: "취소됨")
        let own = meeting.calledOffAt == nil ? view.own?.words : calledOff
        let role: Cell.Role = meeting.calledOffAt == nil ? view.own?.place.style.role ?? .text : .fault
        var columns = [
            RowColumn(own?.text(in: language) ?? "", width: 14, from: 60, role),
            RowColumn(
                view.placesWords.text(in: language), width: 9, from: 50, view.isFull ? .warning : .text),
            RowColumn(time.short.text(in: language), width: 17, from: 36, .accent),
            RowColumn(meeting.details.place, width: 14, from: 90, .faint),
        ]
        if let zone { columns.insert(RowColumn(zone, width: min(zone.count, 16), from: 70, .faint), at: 2) }
        put(title: meeting.titleWords.text(in: language), columns, in: part, isSelected: isSelected)
    }
}

extension Result {
    /// What went wrong; nil if nothing did.
    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
