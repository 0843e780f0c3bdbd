import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

/// Hashtags to choose from: those of the week with their numbers of authors, or those of a post.
struct FeedHashtagsScreen: Screen {
    /// A hashtag, and how many members used it in the week; nil where that is not counted.
    struct Row: Hashable, Identifiable {
        let hashtag: Hashtag
        var authors: Int?

        var id: String { hashtag.folded }
    }

    struct State: Hashable {
        var list = KeysetList<Row>()
    }

    enum Event {
        case came(Result<[HashtagCount], FeedError>), refresh
        case move(ListMove), choose(Int), open
    }

    let feed: any FeedRepository
    /// The hashtags of a post; nil for those of the week.
    var given: [Hashtag]?

    var actions: [Action] {
        [.open] + (given == nil ? [FeedScreen.refresh] : []) + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        guard let given else {
            state.list.tail = .loading
            return (state, [load()])
        }
        state.list.append(given.map { Row(hashtag: $0) }, isLast: true)
        return (state, [])
    }

    func title(_ state: State) -> Phrase {
        given == nil ? FeedScreen.tags.title : Phrase(en: "Hashtags", ko: "해시태그")
    }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        action == Action.open.id && state.list.selected == nil ? .absent : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Action.open.id): return .open
        case .chosen(let number): return number == state.list.selection ? .open : .choose(number)
        case .action(FeedScreen.refresh.id), .renewed: return given == nil ? .refresh : nil
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        defer { state.list.settle(around.size.rows) }
        switch event {
        case .came(.success(let counts)):
            let rows = counts.map { Row(hashtag: $0.hashtag, authors: $0.authors) }
            state.list.replace(by: rows, isLast: true)
        case .came(.failure(let error)):
            state.list.tail = .failed
            return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move): state.list.move(move, around.size.rows)
        case .choose(let number): state.list.select(number)
        case .open: return state.list.selected.map { [.open(.feed(tagged: $0.hashtag))] } ?? []
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "hashtags") { [feed] in
            .came(await Result { () async throws(FeedError) in try await feed.hashtags() })
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(
            en: "No hashtag was used by \(HashtagCount.fewestAuthors.counted("member")) this week.",
            ko: "이번 주에 회원 \(HashtagCount.fewestAuthors)명 이상이 쓴 해시태그가 없습니다.")
        frame.put(state.list, in: frame.bounds, language, nothing: nothing) {
            frame, row, part, isSelected in
            let words = row.authors.map { Phrase(en: $0.counted("member"), ko: "\($0)명") } ?? Phrase("")
            let authors = RowColumn(words.text(in: language), width: 12, from: 30, .faint, isRight: true)
            frame.put(
                title: row.hashtag.name.text(in: language), [authors], in: part, isSelected: isSelected)
        }
        return frame
    }
}
