import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The principal's own receipts, void ones among them.
struct ReceiptListScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<ReceiptView>()
    }

    enum Event {
        case list(ListEvent<ReceiptView, FundingError>), year
    }

    let funding: any FundingRepository

    /// As a row of the menu, found by its name on every screen.
    static let menu = Action("funding.own-receipts", Phrase(en: "My receipts", ko: "내 후원 영수증"), [])

    var actions: [Action] { [.open, ReceiptScreen.year, CampaignListScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [state.pages.begin(ask: ask).map { .list($0) }])
    }

    func title(_ state: State) -> Phrase { Self.menu.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let selected = state.pages.list.selected
        switch action {
        case Action.open.id: return selected == nil ? .absent : .possible
        case ReceiptScreen.year.id: return selected?.mayBeMerged == true ? .possible : .absent
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input.tells(of: { $0.prefix == ReceiptSubject.prefix }) { return .list(.refresh) }
        if input == .action(ReceiptScreen.year.id) { return .year }
        return ListEvent(
            input, refresh: CampaignListScreen.refresh, selection: state.pages.list.selection
        ).map { .list($0) }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: around.size.rows, ask: ask) { .receipt($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .year:
            guard let receipt = state.pages.list.selected?.receipt else { return [] }
            state.pages.wasLeft = true
            return [.open(.form(.yearReceipt(receipt.shelter, receipt.year)))]
        }
    }

    private var ask: @Sendable (PageRequest) async throws(FundingError) -> Page<ReceiptView> {
        { [funding] page throws(FundingError) in try await funding.ownReceipts(in: nil, page) }
    }
}

extension ReceiptListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let nothing = Phrase(
            en: "There are no receipts. A backing has one once its campaign has succeeded.",
            ko: "영수증이 없습니다. 펀딩이 성공하면 후원마다 받을 수 있습니다.")
        frame.put(state.pages.list, in: frame.bounds, around.language, nothing: nothing) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }
}

extension Frame {
    /// One receipt on one line.
    fileprivate mutating func put(
        _ view: ReceiptView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (receipt, language) = (view.receipt, around.language)
        let void = Phrase(en: "[void]", ko: "[무효]").text(in: language)
        let columns = [
            RowColumn(receipt.issuedAt, around, from: 60),
            RowColumn(receipt.amount.text(in: language), width: 12, from: 30, .accent, isRight: true),
        ]
        put(
            title: "\(receipt.numberWords.text(in: language)) \(view.shelter.name)",
            mark: receipt.void == nil ? ("", "") : (void, void), columns, in: part, isSelected: isSelected)
    }
}
