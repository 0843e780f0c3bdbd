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
        let (posts, hasCursor) = (state.pages.list, state.tag.line == nil)
        if let grid = grid(state, around), !posts.isEmpty {
            frame.put(posts, as: grid, isLarge: !state.isGrid, in: list, around, hasCursor: hasCursor)
        } else {
            frame.put(posts, in: list, around, hasCursor: hasCursor, nothing: source.nothing(state.order))
        }
        return frame
    }

    /// The feed has a line of its orders above the posts.
    private var barRows: Int { source == .feed ? 1 : 0 }

    /// How many posts are seen at once.
    func rows(_ state: State, _ around: Surroundings) -> Int {
        grid(state, around)?.count ?? room(around).rows
    }

    /// How the photos stand; nil where the posts are lines.
    func grid(_ state: State, _ around: Surroundings) -> CellGrid? {
        guard around.pictures != nil else { return nil }
        return state.isGrid
            ? CellGrid(room(around)) : CellGrid(column: room(around), rows: Self.leastRows)
    }

    /// How many lines a post of the column has at the least, on screens that are high enough for several.
    private static let leastRows = 20

    private func room(_ around: Surroundings) -> Size {
        Size(columns: around.size.columns, rows: around.size.rows - barRows)
    }

    /// The orders, each to be clicked, or the hashtag being typed.
    private func drawBar(_ state: State, _ part: Rect, _ language: Language, _ frame: inout Frame) {
        if let tag = state.tag.line {
            return frame.put(Self.tag.title.text(in: language), tag, in: part)
        }
        var place = part.origin
        for order in FeedOrder.allCases where !part.isEmpty {
            let (start, isCurrent) = (place, order == state.order)
            let title = order.title.text(in: language)
            place.column = frame.put(
                isCurrent ? "[\(title)]" : " \(title) ", at: place, within: part,
                .role(isCurrent ? .accent : .faint))
            let size = Size(columns: place.column - start.column, rows: 1)
            frame.mark(Rect(start, size).intersection(part), as: .action(order.action.id))
        }
        let words = FeedOrder.allCases.map { $0.title.text(in: language) }.joined(separator: ", ")
        let current = state.order.title.text(in: language)
        frame.say("\(Self.order.title.text(in: language)): \(current) (\(words))", of: part)
    }
}
