import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The items that a campaign collects for, each with drawn progress: a tab of its page.
struct ItemListScreen: Screen {
    /// An item, and how many of it are spoken for.
    struct Row: Hashable, Identifiable {
        let item: CampaignItem
        let count: ItemCount
        /// Whether it cannot be had.
        let isMissing: Bool

        /// The number of the item.
        var id: Int { item.number }
    }

    struct State: Hashable {
        var view: CampaignView?
        var rows = KeysetList<Row>()
    }

    enum Event {
        case came(Result<CampaignView, FundingError>), refresh
        case move(ListMove), choose(Int), back, enlarge
        case ask, lack(Int), lacked(Int, Result<CampaignView, FundingError>)
    }

    let id: CampaignID
    let funding: any FundingRepository

    static let tab = Phrase(en: "Items", ko: "물품")
    static let lack = Action("funding.lack", Phrase(en: "Cannot be had", ko: "구할 수 없음"), [.text("x")])

    var actions: [Action] {
        [CampaignScreen.back, Self.lack, PhotoTurn.enlarge, CampaignListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Self.tab }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case CampaignScreen.back.id: return state.view?.backing ?? .absent
        case Self.lack.id:
            guard let view = state.view, let row = state.rows.selected else { return .absent }
            let isDue = view.campaign.state == .succeeded || view.campaign.state == .partlyDelivered
            return view.role == .owner && isDue && !row.isMissing ? .possible : .absent
        case PhotoTurn.enlarge.id:
            return PhotoTurn.availability(of: action, photo(state).map { [$0] } ?? [], around)
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(CampaignScreen.back.id): return .back
        case .action(Self.lack.id): return .ask
        case .action(PhotoTurn.enlarge.id): return .enlarge
        case .chosen(let number): return .choose(number)
        case .action(CampaignListScreen.refresh.id), .renewed, .appeared: return .refresh
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): show(view, &state)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move): state.rows.move(move, rows(around))
        case .choose(let number): state.rows.select(number)
        case .back:
            guard around.member != nil else {
                return [.failed(FundingError.service(.signInRequired), retry: .back)]
            }
            return [.open(.form(.back(id)))]
        case .enlarge:
            guard let photo = photo(state), let number = state.view?.photoCards.firstIndex(of: photo) else {
                return []
            }
            return [.open(.photos(of: id, from: number))]
        case .ask: return ask(state)
        case .lack(let item): return [lack(item)]
        case .lacked(_, .success(let view)):
            show(view, &state)
            let words = Phrase(en: "Its backers choose now.", ko: "후원자에게 선택을 요청했습니다.")
            return [.tell(about: [AnyIdentifier(id)]), .toast(words)]
        case .lacked(let item, .failure(let error)): return [.failed(error, retry: .lack(item))]
        }
        return []
    }
}

extension ItemListScreen {
    private func load() -> Request<Event> {
        .load(slot: "campaign") { [id, funding] in
            .came(await Result { () async throws(FundingError) in try await funding.campaign(id) })
        }
    }

    private func show(_ view: CampaignView, _ state: inout State) {
        state.view = view
        let rows = view.campaign.details.goal.items.map { item in
            Row(
                item: item, count: view.items[item.number] ?? ItemCount(),
                isMissing: view.campaign.missing.contains(item.number))
        }
        state.rows.replace(by: rows, isLast: true)
    }

    private func photo(_ state: State) -> PictureCard? { state.rows.selected?.item.photo?.card }

    private func ask(_ state: State) -> [Request<Event>] {
        guard let item = state.rows.selected?.item else { return [] }
        let question = Phrase(
            en: "Say that '\(item.name)' cannot be had? Its backers choose a refund or another item.",
            ko: "'\(item.name)'을(를) 구할 수 없다고 알릴까요? 후원자가 환불이나 다른 물품을 고릅니다.")
        return [.ask(question, yes: .lack(item.number))]
    }

    private func lack(_ item: Int) -> Request<Event> {
        .load(slot: "change") { [id, funding] in
            .lacked(
                item, await Result { () async throws(FundingError) in try await funding.lack(item, in: id) })
        }
    }

    /// How many items are seen.
    private func rows(_ around: Surroundings) -> Int { max(0, around.size.rows) }
}

extension ItemListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        guard !view.campaign.details.goal.items.isEmpty else {
            putAmount(view, around, &frame)
            return frame
        }
        let nothing = Phrase(en: "There are no items.", ko: "물품이 없습니다.")
        frame.put(state.rows, in: frame.bounds, around.language, nothing: nothing) {
            $0.put($1, in: $2, isSelected: $3, around.language)
        }
        return frame
    }

    /// What a campaign without items collects for.
    private func putAmount(_ view: CampaignView, _ around: Surroundings, _ frame: inout Frame) {
        let (bar, rest) = frame.bounds.split(top: 1)
        frame.put(view.drawnProgress, in: bar)
        var text = ReadingText(columns: rest.size.columns, around.language)
        text.add(view.raisedWords.text(in: around.language), .accent)
        text.add(view.campaign.details.purpose)
        frame.put(text, from: 0, in: rest)
    }
}

extension Frame {
    /// One item on one line.
    fileprivate mutating func put(
        _ row: ItemListScreen.Row, in part: Rect, isSelected: Bool, _ language: Language
    ) {
        let (item, taken) = (row.item, row.count.taken)
        let words = Phrase(en: "\(taken) of \(item.wanted)", ko: "\(item.wanted)개 중 \(taken)개")
        let columns = [
            RowColumn(
                "\(taken)/\(item.wanted)", width: 11, from: 30, .accent, isRight: true,
                words: words.text(in: language)),
            RowColumn(CampaignProgress(taken, of: item.wanted), from: 56),
            RowColumn(item.unitPrice.text(in: language), width: 12, from: 40, isRight: true),
        ]
        let missing = Phrase(en: "[cannot be had]", ko: "[구할 수 없음]").text(in: language)
        put(
            title: item.name, mark: row.isMissing ? (missing, missing) : ("", ""), columns, in: part,
            isSelected: isSelected)
    }
}
