/// A list as a grid of pictures with words below them: how many fit, and which of them are seen.
public struct CellGrid: Hashable, Sendable {
    /// How many stand beside one another.
    public let columns: Int
    /// How many of these rows are seen.
    public let rows: Int
    /// How much room one has.
    public let cell: Size
    /// Whether it is one column: words stand above the pictures, too.
    private let isColumn: Bool

    /// The grid for a size: pictures of at least 24 cells, as small as that allows.
    public init(_ size: Size) {
        columns = max(1, size.columns / 26)
        rows = max(1, size.rows / 11)
        cell = Size(columns: max(0, size.columns / columns), rows: max(0, min(14, size.rows / rows)))
        isColumn = false
    }

    /// One column over the whole width, of as many as fit that are at least `least` lines high.
    public init(column size: Size, rows least: Int) {
        columns = 1
        rows = max(1, size.rows / max(1, least))
        cell = Size(columns: size.columns, rows: size.rows / rows)
        isColumn = true
    }

    /// How many are seen at once.
    public var count: Int { columns * rows }

    /// The same way, row by row.
    public func move(_ move: ListMove) -> ListMove {
        switch move {
        case .lines(let count): .lines(count * columns)
        case .pages(let count): .lines(count * columns * max(1, rows - 1))
        case .first, .last: move
        }
    }

    /// Those that are seen, whole rows with the chosen one among them, and where each stands in the part.
    public func seen<Row>(_ list: KeysetList<Row>, in part: Rect) -> [(number: Int, place: Rect)] {
        let top = list.seen(count).lowerBound / columns
        let first = max(top, list.selection / columns - rows + 1) * columns
        return (first..<max(first, min(list.count, first + count))).map { number in
            let (row, column) = ((number - first) / columns, (number - first) % columns)
            let origin = Point(
                column: part.origin.column + column * cell.columns, row: part.origin.row + row * cell.rows)
            return (number, Rect(origin, cell).intersection(part))
        }
    }

    /// The room for the picture of a cell, and three lines for words below it. To the right a gap is left.
    public static func parts(of place: Rect) -> (picture: Rect, words: Rect) {
        let (picture, words) = place.split(left: max(0, place.size.columns - 2)).left.split(bottom: 3)
        return (picture, words)
    }

    /// Where the cursor stands in the chosen cell: before its first words.
    func cursor(in place: Rect) -> Point { isColumn ? place.origin : Self.parts(of: place).words.origin }
}
