import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// What the member has as a payee, and the postings, the youngest first.
struct BalanceScreen: Screen {
    struct State: Hashable {
        var balance: BalanceView?
        var pages = PagedList<PostingView>()
    }

    enum Event {
        case list(ListEvent<PostingView, OrderError>)
        case came(Result<BalanceView, OrderError>), again
    }

    let orders: any OrderRepository

    /// Opens the screen from every other.
    static let show = Action("orders.balance", Phrase(en: "My balance", ko: "판매 대금"), [.text("W")])

    var actions: [Action] { [.open, OrderListScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let request = state.pages.begin(ask: ask)
        return (state, [load(), request.map { .list($0) }])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected?.order == nil else { return .possible }
        return .refused(Phrase(en: "No order is chosen.", ko: "고른 주문이 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input.tells(of: { $0.prefix == OrderSubject.prefix }) { return .list(.refresh) }
        return ListEvent(
            input, refresh: OrderListScreen.refresh, selection: state.pages.list.selection
        ).map { .list($0) }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let balance)): state.balance = balance
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .again: return [load()]
        case .list(.open) where state.pages.list.selected?.order == nil: return []
        case .list(let event):
            let rows = max(0, around.size.rows - head(state, around.language).count - 1)
            let requests = state.pages.update(event, rows: rows, ask: ask) { posting in
                posting.order.map { .order($0) } ?? .balance
            }
            return (event.isRefresh ? [load()] : []) + requests.map { $0.map { .list($0) } }
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "balance") { [orders] in
            .came(await Result { () async throws(OrderError) in try await orders.balance() })
        }
    }

    private var ask: @Sendable (PageRequest) async throws(OrderError) -> Page<PostingView> {
        { [orders] page throws(OrderError) in try await orders.postings(page) }
    }
}

extension BalanceScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        var rest = frame.bounds
        for (text, role) in head(state, language) {
            let (line, below) = rest.split(top: 1)
            frame.put(line: text, in: line, .role(role))
            rest = below
        }
        frame.put(
            state.pages.list, in: rest.split(top: 1).rest, language,
            nothing: Phrase(en: "There are no postings yet.", ko: "아직 내역이 없습니다.")
        ) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    /// The lines above the postings: a mark of test money, and the amounts.
    private func head(_ state: State, _ language: Language) -> [(text: String, role: Cell.Role)] {
        guard let balance = state.balance else { return [] }
        let mark: [(String, Cell.Role)] = [(Phrase.testMoney.text(in: language), .warning)]
        let amounts = balance.amounts.map { label, amount -> (String, Cell.Role) in
            let text = "\(label.text(in: language)): \(amount.text(in: language))"
            return (text, amount.minorUnits == 0 ? .faint : .text)
        }
        return (balance.isTest ? mark : []) + amounts
    }
}

extension Frame {
    /// One posting on one line.
    fileprivate mutating func put(
        _ posting: PostingView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let columns = [
            RowColumn(posting.at, around, from: 36),
            RowColumn(
                posting.amount.text(in: around.language), width: 12, from: 24, .accent, isRight: true),
        ]
        let mark = posting.isTest ? Phrase.testMark.text(in: around.language) : ""
        put(
            title: posting.kind.words.text(in: around.language), mark: (mark, mark), columns, in: part,
            isSelected: isSelected)
    }
}
