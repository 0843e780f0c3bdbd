import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The principal's own backings of all campaigns, with what was given by year, drawn as bars.
struct OwnBackingsScreen: Screen {
    struct State: Hashable {
        /// What was given, the last year first.
        var years: [BackedYear] = []
        var pages = PagedList<BackingView>()
    }

    enum Event {
        case list(ListEvent<BackingView, FundingError>), refresh, counted([BackedYear])
        case pay, receipt, receipts
        case ask(BackingChange), change(BackingChange, BackingView)
        case changed(BackingChange, BackingView, Result<BackingView, FundingError>)
    }

    let funding: any FundingRepository
    /// Where a backing is paid; nil where nothing is paid for.
    let payment: (@Sendable (AnyIdentifier) -> Destination)?

    static let pay = Action("funding.pay", Phrase(en: "Pay", ko: "결제"), [.text("b")], isShown: true)
    static let receipt = Action(
        "funding.receipt", Phrase(en: "Receipt", ko: "영수증"), [.text("t")], isShown: true)
    static let receipts = Action("funding.receipts", Phrase(en: "All receipts", ko: "영수증 모두"), [.text("a")])

    var actions: [Action] {
        [.open, Self.pay] + BackingChange.actions
            + [Self.receipt, Self.receipts, CampaignListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [count(), state.pages.begin(ask: ask).map { .list($0) }])
    }

    func title(_ state: State) -> Phrase { CampaignListScreen.own.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let selected = state.pages.list.selected
        if let change = BackingChange(action: action) {
            return selected.map { change.availability($0) } ?? .absent
        }
        switch action {
        case Action.open.id: return selected == nil ? .absent : .possible
        case Self.pay.id: return payment != nil && selected?.record != nil ? .possible : .absent
        case Self.receipt.id:
            guard let selected, selected.backing.state == .backed else { return .absent }
            return selected.receipt != nil || selected.campaignState.isPaidFor
                ? .possible : .refused(FundingError.noReceipt.phrase)
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        let heard = [CampaignSubject.prefix, BackingSubject.prefix]
        if input.tells(of: { heard.contains($0.prefix) }) { return .refresh }
        switch input {
        case .action(Self.pay.id): return .pay
        case .action(Self.receipt.id): return .receipt
        case .action(Self.receipts.id): return .receipts
        // A payment on the screen above has changed what was given.
        case .renewed, .appeared, .action(CampaignListScreen.refresh.id): return .refresh
        case .action(let action):
            if let change = BackingChange(action: action) { return .ask(change) }
        default: break
        }
        return ListEvent(
            input, refresh: CampaignListScreen.refresh, selection: state.pages.list.selection
        ).map { .list($0) }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event): return list(event, &state, around)
        case .refresh: return [count()] + list(.refresh, &state, around)
        case .counted(let years): state.years = years
        case .pay:
            guard let record = state.pages.list.selected?.record, let payment else { return [] }
            return [.open(payment(record))]
        case .receipt:
            guard let view = state.pages.list.selected else { return [] }
            return [.open(view.receipt.map { .receipt($0) } ?? .form(.receipt(view.id)))]
        case .receipts: return [.open(.ownReceipts)]
        case .ask(let change):
            guard let view = state.pages.list.selected else { return [] }
            return [.ask(change.question(about: view), yes: .change(change, view))]
        case .change(let change, let view): return [perform(change, view)]
        case .changed(let change, _, .success(let view)):
            state.pages.update(view)
            return [.tell(about: [AnyIdentifier(view.backing.campaign)]), .toast(change.words)]
        case .changed(let change, let view, .failure(let error)):
            return [.failed(error, retry: .change(change, view))] + list(.refresh, &state, around)
        }
        return []
    }
}

extension OwnBackingsScreen {
    private func list(
        _ event: ListEvent<BackingView, FundingError>, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let rows = parts(state, around).list.size.rows
        let requests = state.pages.update(event, rows: rows, ask: ask) { .campaign($0.backing.campaign) }
        return requests.map { $0.map { .list($0) } }
    }

    /// Without an answer no sums are shown; the list tells what went wrong.
    private func count() -> Request<Event> {
        .load(slot: "years") { [funding] in
            let years = await Result { () async throws(FundingError) in try await funding.ownYears() }
            return .counted((try? years.get()) ?? [])
        }
    }

    private var ask: @Sendable (PageRequest) async throws(FundingError) -> Page<BackingView> {
        { [funding] page throws(FundingError) in try await funding.ownBackings(page) }
    }

    private func perform(_ change: BackingChange, _ view: BackingView) -> Request<Event> {
        .load(slot: "change") { [funding] in
            .changed(
                change, view,
                await Result { () async throws(FundingError) in try await change.made(view, funding) })
        }
    }
}

extension CampaignState {
    /// Whether the money of its backings is the shelter's for good, or was.
    fileprivate var isPaidFor: Bool { isFunded || self == .closed }
}
