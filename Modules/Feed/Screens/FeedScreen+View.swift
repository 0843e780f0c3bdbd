import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

extension FeedScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: barRows)
        drawBar(state, bar, around.language, &frame)
        frame.put(
            state.pages.list, as: layout(state, around), in: list, around.language,
            hasCursor: state.tag.line == nil, nothing: source.nothing(state.order)
        ) {
            $0.put($1, in: $2, isSelected: $3, around)
        } cell: {
            $0.put(cell: $1, isLarge: !state.isGrid, in: $2, isSelected: $3, around)
        }
        return frame
    }

    /// The feed has a line of its orders above the posts.
    private var barRows: Int { source == .feed ? 1 : 0 }

    /// How the posts stand: as photos in a column or beside one another, or as lines.
    func layout(_ state: State, _ around: Surroundings) -> ListLayout {
        let room = Size(columns: around.size.columns, rows: around.size.rows - barRows)
        let grid = state.isGrid ? CellGrid(room) : CellGrid(column: room, rows: Self.leastRows)
        return ListLayout(grid, in: room, around)
    }

    /// How many lines a post of the column has at the least, on screens that are high enough for several.
    private static let leastRows = 20

    /// The orders, each to be clicked, or the hashtag being typed.
    private func drawBar(_ state: State, _ part: Rect, _ language: Language, _ frame: inout Frame) {
        if let tag = state.tag.line {
            return frame.put(Self.tag.title.text(in: language), tag, in: part)
        }
        var place = part.origin
        for order in FeedOrder.allCases where !part.isEmpty {
            let isCurrent = order == state.order
            let title = order.title.text(in: language)
            place.column = frame.put(
                isCurrent ? "[\(title)]" : " \(title) ", to: order.action.id, at: place, in: part,
                .role(isCurrent ? .accent : .faint))
        }
        let words = FeedOrder.allCases.map { $0.title.text(in: language) }.joined(separator: ", ")
        let current = state.order.title.text(in: language)
        frame.say("\(Self.order.title.text(in: language)): \(current) (\(words))", of: part)
    }
}
