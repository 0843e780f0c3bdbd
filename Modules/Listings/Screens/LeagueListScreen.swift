import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// The leagues of the jerseys for sale, one or several of which are chosen for the screen below.
struct LeagueListScreen: Screen {
    /// A league with its number of listings.
    struct Row: Hashable, Identifiable {
        let count: LeagueCount

        var id: String { count.league }
    }

    struct State: Hashable {
        var list = KeysetList<Row>()
        /// The marked leagues.
        var marked: Marks
    }

    enum Event {
        case came(Result<[LeagueCount], ListingError>), refresh
        case move(ListMove), choose(Int), mark, take, all
    }

    let listings: any ListingRepository
    /// The leagues that are filtered by already.
    var chosen: [String] = []

    static let take = Action("leagues.take", Phrase(en: "Show", ko: "보기"), [Key(.enter)], isShown: true)
    static let mark = Action("leagues.mark", Phrase(en: "Mark", ko: "표시"), [.text(" ")], isShown: true)
    static let all = Action(
        "leagues.all", Phrase(en: "All leagues", ko: "모든 리그"), [.text("a")], isShown: true)

    var actions: [Action] {
        [Self.take, Self.mark, Self.all, MarketScreen.refresh] + Action.movingBesideMarks
    }

    func start() -> (State, [Request<Event>]) {
        var state = State(marked: Marks(chosen))
        state.list.tail = .loading
        return (state, [load()])
    }

    func title(_ state: State) -> Phrase { MarketFilter.league.action.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.take.id, Self.mark.id: state.list.selected == nil ? .absent : .possible
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.take.id): return .take
        case .action(Self.mark.id): return .mark
        case .action(Self.all.id): return .all
        case .chosen(let number): return number == state.list.selection ? .take : .choose(number)
        case .action(MarketScreen.refresh.id), .renewed: return .refresh
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let leagues)):
            state.list.replace(by: leagues.map { Row(count: $0) }, isLast: true)
        case .came(.failure(let error)):
            state.list.tail = .failed
            return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move): state.list.move(move, around.size.rows)
        case .choose(let number): state.list.select(number)
        case .mark: state.mark()
        case .take:
            let selected = state.list.selected.map { [$0.count.league] } ?? []
            return [.give(Self.values(of: state.marked.isEmpty ? selected : state.marked.names))]
        case .all: return [.give(Self.values(of: []))]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "leagues") { [listings] in
            .came(await Result { () async throws(ListingError) in try await listings.leagues() })
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(en: "No jerseys are for sale yet.", ko: "아직 등록된 유니폼이 없습니다.")
        frame.put(state.list, in: frame.bounds, language, nothing: nothing) { frame, row, part, isSelected in
            let words = Phrase(en: row.count.listings.counted("listing"), ko: "\(row.count.listings)개")
            let number = RowColumn(words.text(in: language), width: 12, from: 30, .faint, isRight: true)
            let mark = Phrase(en: "marked", ko: "표시함").text(in: language)
            let isMarked = state.marked.place(of: row.count.league) != nil
            frame.put(
                title: row.count.league, mark: isMarked ? ("[x]", mark) : ("", ""), [number], in: part,
                isSelected: isSelected)
        }
        return frame
    }
}

extension LeagueListScreen.State {
    /// Marks the selected league, or unmarks it, and selects the next one.
    fileprivate mutating func mark() {
        guard let league = list.selected?.count.league else { return }
        marked.toggle(league)
        list.move(by: 1)
    }
}

extension LeagueListScreen {
    /// The values that name these leagues, as a destination and for `given`.
    static func values(of leagues: [String]) -> [String: String] {
        [String: String]("leagues", listing: leagues)
    }

    /// The leagues that the values name; nil if they are no such values.
    static func leagues(in values: [String: String]) -> [String]? { values.list("leagues") }
}
