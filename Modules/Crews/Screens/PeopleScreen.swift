import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// The people of a crew: a tab of its page. Managers see requests and the waiting list, too.
struct PeopleScreen: Screen {
    struct State: Hashable {
        var list = MembershipList.members
        var pages = PagedList<MembershipView>()
        /// The crew as the principal sees it; nil until it is read.
        var crew: CrewView?
    }

    enum Event {
        case list(ListEvent<MembershipView, CrewError>), refresh
        case knew(Result<CrewView, CrewError>), nextList
        case ask(PersonChange), change(PersonChange, MembershipView)
        case changed(PersonChange, MembershipView, CrewError?)
    }

    let id: CrewID
    let crews: any CrewRepository
    let destinations: RecordDestinations

    static let tab = Phrase(en: "Members", ko: "회원")
    static let lists = Action(
        "crews.people", Phrase(en: "Requests and others", ko: "신청·대기 보기"), [.text("s")], isShown: true)

    var actions: [Action] {
        [.open, Self.lists] + PersonChange.actions + [CrewListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = begin(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { Self.tab }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let selected = state.pages.list.selected
        if action == Self.lists.id { return state.crew?.isManaged == true ? .possible : .absent }
        if action == Action.open.id {
            let place = selected.flatMap { destinations.place(of: AnyIdentifier($0.membership.member)) }
            return place == nil ? .absent : .possible
        }
        guard let change = PersonChange(action: action) else { return .possible }
        return selected.map { change.availability($0.membership, state.crew) } ?? .absent
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.lists.id): return .nextList
        case .renewed, .appeared, .action(CrewListScreen.refresh.id): return .refresh
        case .action(let action):
            if let change = PersonChange(action: action) { return .ask(change) }
        default: break
        }
        return ListEvent(
            input, refresh: CrewListScreen.refresh, selection: state.pages.list.selection
        ).map { .list($0) }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(.open): return open(state).map { [.open($0)] } ?? []
        case .list(let event): return list(event, &state, around)
        case .refresh: return [know()] + list(.refresh, &state, around)
        case .knew(.success(let view)): state.crew = view
        case .knew(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .nextList:
            let all = MembershipList.allCases
            let place = all.firstIndex(of: state.list) ?? 0
            state.list = all[(place + 1) % all.count]
            state.pages = PagedList()
            return begin(&state)
        case .ask(let change): return ask(change, state)
        case .change(let change, let person): return [perform(change, person)]
        case .changed(let change, let person, nil):
            let words = change.words(Phrase { person.member.name(in: $0) })
            return [.tell(about: [AnyIdentifier(id)]), .toast(words)]
        case .changed(let change, let person, let error?):
            return [.failed(error, retry: .change(change, person))] + list(.refresh, &state, around)
        }
        return []
    }

    private func list(
        _ event: ListEvent<MembershipView, CrewError>, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let rows = max(0, around.size.rows - 1)
        let requests = state.pages.update(event, rows: rows, ask: ask(state)) { _ in .crew(id) }
        return requests.map { $0.map { .list($0) } }
    }

    /// The page of the selected member.
    private func open(_ state: State) -> Destination? {
        state.pages.list.selected.flatMap { destinations.place(of: AnyIdentifier($0.membership.member)) }
    }

    private func begin(_ state: inout State) -> [Request<Event>] {
        [know(), state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func know() -> Request<Event> {
        .load(slot: "crew") { [id, crews] in
            .knew(await Result { () async throws(CrewError) in try await crews.crew(id) })
        }
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(CrewError) -> Page<MembershipView> {
        { [id, crews, list = state.list] page throws(CrewError) in
            try await crews.people(of: id, list, page)
        }
    }

    private func ask(_ change: PersonChange, _ state: State) -> [Request<Event>] {
        guard let person = state.pages.list.selected else { return [] }
        if change == .ban { return [.open(.form(.ban(person.membership.member, id)))] }
        let name = Phrase { person.member.name(in: $0) }
        return change.question(about: name).map { [.ask($0, yes: .change(change, person))] }
            ?? [perform(change, person)]
    }

    private func perform(_ change: PersonChange, _ person: MembershipView) -> Request<Event> {
        .load(slot: "change") { [id, crews] in
            do throws(CrewError) {
                try await change.make(person.membership.member, in: id, crews)
                return .changed(change, person, nil)
            } catch { return .changed(change, person, error) }
        }
    }
}

extension PeopleScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        let language = around.language
        frame.put(heading(state, language), to: Self.lists.id, at: bar.origin, in: bar, .role(.faint))
        let nothing = Phrase(en: "The list is empty.", ko: "아직 없습니다.")
        frame.put(state.pages.list, in: list, language, nothing: nothing) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    /// Which list is seen, and for managers how many ask and wait.
    private func heading(_ state: State, _ language: Language) -> String {
        let list = state.list.words.text(in: language)
        guard let crew = state.crew else { return list }
        guard crew.isManaged else { return "\(list) · \(crew.membersWords.text(in: language))" }
        let requests = Phrase(en: "requests: \(crew.counts.requests)", ko: "신청 \(crew.counts.requests)")
        let members = crew.membersWords.text(in: language)
        return "\(list) · \(members) · \(requests.text(in: language))"
    }
}

extension Frame {
    /// One person on one line, with what they wrote.
    fileprivate mutating func put(
        _ view: MembershipView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (own, language) = (view.membership, around.language)
        let words = own.words
        let number = words.number.map { "#\($0)" } ?? ""
        let columns = [
            RowColumn(own.rank, around, from: 60),
            RowColumn(own.roleAndState.text(in: language), width: 12, from: 30, own.state.style.role),
            RowColumn(words.position, width: 12, from: 70), RowColumn(number, width: 4, from: 50),
        ]
        let message = words.message.isEmpty ? words.introduction : words.message
        let line = message.split(separator: "\n").first.map { " · \($0)" } ?? ""
        put(title: view.member.name(in: language) + line, columns, in: part, isSelected: isSelected)
    }
}
