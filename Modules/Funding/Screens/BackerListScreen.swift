import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The backers of a campaign: a tab of its page. Everybody sees those who are named, without amounts; the
/// treasurer of the shelter also all backings.
struct BackerListScreen: Screen {
    /// A line of either list.
    struct Row: Hashable, Identifiable {
        enum Content: Hashable {
            case card(BackerCard)
            case backing(BackingView)
        }

        let content: Content

        /// What the line says. Two backings of a member that look the same are one line of the public list.
        var id: String {
            switch content {
            case .card(let card): "\(card.member.id) \(card.day) \(card.message)"
            case .backing(let view): "\(view.backing.id)"
            }
        }
    }

    struct State: Hashable {
        /// Whether all backings are listed, with amounts.
        var isOfTreasurer = false
        var pages = PagedList<Row>()
        /// The campaign as the principal sees it; nil until it is read.
        var campaign: CampaignView?
    }

    enum Event {
        case list(ListEvent<Row, FundingError>), refresh, knew(CampaignView?), turn
    }

    let id: CampaignID
    let funding: any FundingRepository
    let destinations: RecordDestinations

    static let tab = Phrase(en: "Backers", ko: "후원자")
    static let lists = Action(
        "funding.all-backings", Phrase(en: "All backings", ko: "후원 내역 보기"), [.text("s")], isShown: true)

    var actions: [Action] { [.open, Self.lists, CampaignListScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = begin(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { Self.tab }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.lists.id:
            // Which of the two looks after the money, the list itself tells.
            let role = state.campaign?.role
            return role == .owner || role == .treasurer ? .possible : .absent
        case Action.open.id: return place(state) == nil ? .absent : .possible
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.lists.id): return .turn
        case .renewed, .appeared, .action(CampaignListScreen.refresh.id): return .refresh
        default:
            return ListEvent(
                input, refresh: CampaignListScreen.refresh, selection: state.pages.list.selection
            ).map { .list($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(.open): return place(state).map { [.open($0)] } ?? []
        case .list(let event): return list(event, &state, around)
        case .refresh: return [know()] + list(.refresh, &state, around)
        case .knew(let view): state.campaign = view
        case .turn:
            state.isOfTreasurer.toggle()
            state.pages = PagedList()
            return begin(&state)
        }
        return []
    }

    private func list(
        _ event: ListEvent<Row, FundingError>, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let rows = max(0, around.size.rows - 1)
        let requests = state.pages.update(event, rows: rows, ask: ask(state)) { _ in .backers(of: id) }
        return requests.map { $0.map { .list($0) } }
    }

    /// The page of the selected backer; nil where there is none.
    private func place(_ state: State) -> Destination? {
        guard let row = state.pages.list.selected else { return nil }
        let member =
            switch row.content {
            case .card(let card): card.member
            case .backing(let view): view.backer
            }
        return member.isWithdrawn ? nil : destinations.place(of: AnyIdentifier(member.id))
    }

    private func begin(_ state: inout State) -> [Request<Event>] {
        [know(), state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func know() -> Request<Event> {
        .load(slot: "campaign") { [id, funding] in
            let view = await Result { () async throws(FundingError) in try await funding.campaign(id) }
            return .knew(try? view.get())
        }
    }

    private func ask(_ state: State) -> @Sendable (PageRequest) async throws(FundingError) -> Page<Row> {
        { [id, funding, isOfTreasurer = state.isOfTreasurer] page throws(FundingError) in
            guard isOfTreasurer else {
                return try await funding.backers(of: id, page).map { Row(content: .card($0)) }
            }
            return try await funding.backings(of: id, page).map { Row(content: .backing($0)) }
        }
    }
}

extension BackerListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        let end = frame.put(
            heading(state).text(in: around.language), at: bar.origin, within: bar, .role(.faint))
        if availability(of: Self.lists.id, in: state, around) == .possible {
            frame.mark(
                Rect(bar.origin, Size(columns: end, rows: 1)).intersection(bar), as: .action(Self.lists.id))
        }
        frame.put(
            state.pages.list, in: list, around.language,
            nothing: Phrase(en: "No backer is named yet.", ko: "아직 이름을 밝힌 후원자가 없습니다.")
        ) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    private func heading(_ state: State) -> Phrase {
        if state.isOfTreasurer {
            return Phrase(
                en: "All backings, for the treasurer alone", ko: "전체 후원 내역 (회계만 볼 수 있음)")
        }
        guard let words = state.campaign?.backersWords else { return Self.tab }
        return Phrase(en: "\(words.en), with a name:", ko: "\(words.ko), 이름을 밝힌 후원자")
    }
}

extension Frame {
    /// One backer, or one backing, on one line.
    fileprivate mutating func put(
        _ row: BackerListScreen.Row, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let language = around.language
        switch row.content {
        case .card(let card):
            let columns = [RowColumn("\(card.day)", width: 10, from: 36, .faint)]
            let message = card.message.isEmpty ? "" : " · \(card.message)"
            put(title: card.member.name(in: language) + message, columns, in: part, isSelected: isSelected)
        case .backing(let view):
            let backing = view.backing
            let anonymous = backing.nameWords.text(in: language)
            let columns = [
                RowColumn(backing.createdAt, around, from: 60),
                RowColumn(
                    backing.state.words.text(in: language), width: 10, from: 44, backing.state.style.role),
                RowColumn(backing.amount.text(in: language), width: 12, from: 30, .accent, isRight: true),
            ]
            put(
                title: view.backer.name(in: language),
                mark: backing.isAnonymous ? ("[\(anonymous)]", anonymous) : ("", ""), columns, in: part,
                isSelected: isSelected)
        }
    }
}
