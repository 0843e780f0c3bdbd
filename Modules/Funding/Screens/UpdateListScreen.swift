import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// What the shelter tells the backers of a campaign, with the text of the chosen update below the list: a tab
/// of its page.
struct UpdateListScreen: Screen {
    struct State: Hashable {
        /// Whether purchases and deliveries alone are listed.
        var deliveriesOnly = false
        var pages = PagedList<UpdateView>()
        /// The campaign as the principal sees it; nil until it is read.
        var campaign: CampaignView?
        /// Whether the text of the chosen update takes the room of the list.
        var isReading = false
        /// The first line of it that is seen.
        var top = 0
    }

    enum Event {
        case list(ListEvent<UpdateView, FundingError>), refresh
        case knew(CampaignView?), turn, new, enlarge
    }

    let id: CampaignID
    let funding: any FundingRepository

    static let tab = Phrase(en: "Updates", ko: "소식")
    static let lists = Action(
        "funding.deliveries", Phrase(en: "All or deliveries", ko: "전체·전달 내역"), [.text("s")], isShown: true)
    static let new = Action(
        "funding.tell", Phrase(en: "Write an update", ko: "소식 쓰기"), [.text("n")], isShown: true)

    var actions: [Action] {
        [.open, PhotoTurn.enlarge, Self.lists, Self.new, CampaignListScreen.refresh] + Action.moving
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
            let campaign = state.campaign
            return campaign?.role != nil && campaign?.campaign.state != .draft ? .possible : .absent
        case Action.open.id: return state.pages.list.selected == nil ? .absent : .possible
        case PhotoTurn.enlarge.id:
            let photos = state.pages.list.selected?.update.photos.map(\.card) ?? []
            return PhotoTurn.availability(of: action, photos, around)
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.lists.id): return .turn
        case .action(Self.new.id): return .new
        case .action(PhotoTurn.enlarge.id): return .enlarge
        case .renewed, .appeared, .action(CampaignListScreen.refresh.id): return .refresh
        default:
            return ListEvent(
                input, refresh: CampaignListScreen.refresh, selection: state.pages.list.selection
            ).map { .list($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(.open): (state.isReading, state.top) = (!state.isReading, 0)
        case .list(.move(let move)) where state.isReading:
            let part = Rect(around.size)
            guard let text = text(of: state, part, around) else { return [] }
            state.top = move.line(from: state.top, of: text.height, part.size.rows)
        case .list(let event): return list(event, &state, around)
        case .refresh: return [know()] + list(.refresh, &state, around)
        case .knew(let view): state.campaign = view
        case .turn:
            state.deliveriesOnly.toggle()
            (state.pages, state.isReading) = (PagedList(), false)
            return begin(&state)
        case .new: return [.open(.form(.tell(id)))]
        case .enlarge:
            return state.pages.list.selected.map { [.open(.photos(of: $0.id, in: id))] } ?? []
        }
        return []
    }

    private func list(
        _ event: ListEvent<UpdateView, FundingError>, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let rows = parts(around).list.size.rows
        let requests = state.pages.update(event, rows: rows, ask: ask(state)) { _ in .updates(of: id) }
        return requests.map { $0.map { .list($0) } }
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

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(FundingError) -> Page<UpdateView> {
        { [id, funding, deliveriesOnly = state.deliveriesOnly] page throws(FundingError) in
            try await funding.updates(of: id, deliveriesOnly: deliveriesOnly, page)
        }
    }
}

extension UpdateListScreen {
    /// The line above the list, the list, and what is chosen below it.
    private func parts(_ around: Surroundings) -> (bar: Rect, list: Rect, text: Rect) {
        let (bar, rest) = Rect(around.size).split(top: 1)
        let (list, text) = rest.split(top: max(1, rest.size.rows / 3))
        return (bar, list, text.split(top: 1).rest)
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        if state.isReading, let text = text(of: state, frame.bounds, around) {
            frame.put(text, from: state.top, in: frame.bounds)
            return frame
        }
        let (parts, language) = (parts(around), around.language)
        let words =
            state.deliveriesOnly
            ? Phrase(en: "purchases and deliveries", ko: "구매·전달 내역") : Phrase(en: "all updates", ko: "전체 소식")
        frame.put(
            words.text(in: language), to: Self.lists.id, at: parts.bar.origin, in: parts.bar, .role(.faint))
        let goal = state.campaign?.campaign.details.goal
        frame.put(
            state.pages.list, in: parts.list, language,
            nothing: Phrase(en: "There are no updates yet.", ko: "아직 소식이 없습니다.")
        ) {
            $0.put($1, of: goal, in: $2, isSelected: $3, around)
        }
        if let text = text(of: state, parts.text, around) { frame.put(text, from: 0, in: parts.text) }
        return frame
    }

    /// The chosen update; nil in an empty list.
    private func text(of state: State, _ part: Rect, _ around: Surroundings) -> ReadingText? {
        guard let view = state.pages.list.selected else { return nil }
        var text = ReadingText(columns: part.size.columns, around.language)
        let (update, goal) = (view.update, state.campaign?.campaign.details.goal)
        text.add(update.matter.words(of: goal).text(in: around.language), .heading)
        text.add(
            "\(view.author.name(in: around.language)) · \(update.createdAt.absolute(in: around.zone))", .faint
        )
        text.addBlank()
        text.add(update.text)
        for photo in update.photos { text.add(photo.card.words(in: around.language), .faint) }
        return text
    }
}

extension UpdateMatter {
    /// What the update tells, with the item that it is about: `Delivered: 5 of Feed 20 kg`.
    func words(of goal: CampaignGoal?) -> Phrase {
        guard let quantity else { return kind.words }
        let item = item.flatMap { goal?.item($0)?.name }
        let words = kind.words
        guard let item else { return Phrase(en: "\(words.en): \(quantity)", ko: "\(words.ko): \(quantity)") }
        return Phrase(en: "\(words.en): \(quantity) × \(item)", ko: "\(words.ko): \(item) \(quantity)개")
    }
}

extension Frame {
    /// One update on one line.
    fileprivate mutating func put(
        _ view: UpdateView, of goal: CampaignGoal?, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (update, language) = (view.update, around.language)
        let columns = [
            RowColumn(update.createdAt, around, from: 50),
            RowColumn(update.matter.words(of: goal).text(in: language), width: 24, from: 60, .accent),
        ]
        let line = update.text.split(separator: "\n").first.map { String($0) } ?? ""
        let title = line.isEmpty ? update.matter.kind.words.text(in: language) : line
        put(title: title, columns, in: part, isSelected: isSelected)
    }
}
