public import Vocabulary

/// What happens to a list that is read page by page.
public enum ListEvent<Row: Sendable, Failure: DomainError>: Sendable {
    /// This was read: the list from its beginning, or what follows.
    case came(Result<[Page<Row>], Failure>, isFirst: Bool)
    /// Rows that were far came again.
    case cameAgain(Result<[Row], Failure>)
    case refresh, more, again
    /// The person wants it read anew, and is told when that has happened.
    case refreshAsked
    /// The screen is the uppermost again.
    case look
    case move(ListMove), choose(Int), open

    /// Whether the list is read anew, for whatever reason.
    public var isRefresh: Bool {
        switch self {
        case .refresh, .refreshAsked: true
        default: false
        }
    }

    /// The list event for an input; nil for anything else. `refresh` is the screen's action to reload; a
    /// click on the selected row opens it.
    public init?(_ input: ScreenInput, refresh: Action, selection: Int) {
        if let move = ListMove(input) {
            self = .move(move)
            return
        }
        switch input {
        case .action(Action.open.id): self = .open
        case .action(refresh.id): self = .refreshAsked
        case .renewed: self = .refresh
        case .appeared: self = .look
        case .chosen(let number): self = number == selection ? .open : .choose(number)
        default: return nil
        }
    }
}

extension PagedList {
    /// Applies an event, where `height` rows are visible, and returns the requests: pages by `ask`, and the
    /// place of an opened row. The list is reloaded when the person returns from there.
    public mutating func update<Failure>(
        _ event: ListEvent<Row, Failure>, rows height: Int,
        ask: @escaping @Sendable (PageRequest) async throws(Failure) -> Page<Row>,
        open place: (Row) -> Destination
    ) -> [Request<ListEvent<Row, Failure>>] {
        tryAgain()
        var requests: [Request<ListEvent<Row, Failure>>] = []
        switch event {
        case .came(let answer, let isFirst):
            let error = take(answer, isFirst: isFirst)
            requests += outcome(error, retry: isFirst ? .refresh : .more)
        case .cameAgain(let answer):
            let error = take(again: answer)
            requests += outcome(error, retry: .again)
        case .refresh: requests.append(renew(rows: height, ask))
        case .refreshAsked:
            isRefreshAsked = true
            requests.append(renew(rows: height, ask))
        case .more: list.tail = .more
        case .again: break
        case .look: if wasLeft { requests.append(renew(rows: height, ask)) }
        case .move(let move): list.move(move, height)
        case .choose(let number): list.select(number)
        case .open:
            guard let row = list.selected else { break }
            wasLeft = true
            requests.append(.open(place(row)))
        }
        return requests + more(rows: height, ask)
    }

    private mutating func outcome<Failure>(
        _ error: Failure?, retry: ListEvent<Row, Failure>
    ) -> [Request<ListEvent<Row, Failure>>] {
        if let error { return [.failed(error, retry: retry)] }
        return endRefresh() ? [.toast(Self.refreshed)] : []
    }

    private static var refreshed: Phrase { Phrase(en: "Up to date.", ko: "새로고침했습니다.") }

    /// Reads the list from its beginning.
    public mutating func begin<Failure>(
        ask: @escaping @Sendable (PageRequest) async throws(Failure) -> Page<Row>
    ) -> Request<ListEvent<Row, Failure>> { read(isFirst: true, ask) }

    /// What follows, if it is nearly seen, and what is far no more.
    private mutating func more<Failure>(
        rows height: Int, _ ask: @escaping @Sendable (PageRequest) async throws(Failure) -> Page<Row>
    ) -> [Request<ListEvent<Row, Failure>>] {
        list.settle(height)
        let next = list.wantsMore(height) ? [read(isFirst: false, ask)] : []
        return next + (readingAgain(height).map { [read($0, ask)] } ?? [])
    }

    /// Reads the list anew; far down only what is seen, which stays where it is.
    private mutating func renew<Failure>(
        rows height: Int, _ ask: @escaping @Sendable (PageRequest) async throws(Failure) -> Page<Row>
    ) -> Request<ListEvent<Row, Failure>> {
        isDeep ? read(renewing(height), ask) : read(isFirst: true, ask)
    }

    private mutating func read<Failure>(
        isFirst: Bool, _ ask: @escaping @Sendable (PageRequest) async throws(Failure) -> Page<Row>
    ) -> Request<ListEvent<Row, Failure>> {
        let reading = reading(isFirst: isFirst)
        return .load(slot: "page") { .came(await reading.answer(ask), isFirst: isFirst) }
    }

    private func read<Failure>(
        _ reading: RowReading<Row.ID>,
        _ ask: @escaping @Sendable (PageRequest) async throws(Failure) -> Page<Row>
    ) -> Request<ListEvent<Row, Failure>> {
        .load(slot: "far rows") { .cameAgain(await reading.answer(ask)) }
    }
}
