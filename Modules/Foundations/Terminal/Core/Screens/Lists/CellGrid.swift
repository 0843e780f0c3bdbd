/// A list as a grid of pictures with words below them: how many fit, and which of them are seen.
public struct CellGrid: Hashable, Sendable {
    /// How many stand beside one another.
    public let columns: Int
    /// How many of these rows are seen.
    public let rows: Int
    /// How much room one has at the least.
    public let cell: Size
    /// Whether it is one column: words stand above the pictures, too.
    private let isColumn: Bool

    /// The grid for a size, which its cells fill: pictures of at least 24 cells, or two beside one another.
    public init(_ size: Size) {
        columns = max(size.columns < Self.leastOfTwo ? 1 : 2, size.columns / 26)
        rows = max(1, size.rows / 9)
        cell = Size(columns: size.columns / columns, rows: size.rows / rows)
        isColumn = false
    }

    /// From this width on two stand beside one another.
    private static let leastOfTwo = 36

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
    ///
    /// Rows begin where the list was first seen on top, so that switching to the grid moves nothing.
    public func seen<Row>(_ list: KeysetList<Row>, in part: Rect) -> [(number: Int, place: Rect)] {
        let numbers = seen(list)
        guard let first = numbers.first else { return [] }
        let phase = list.anchor % columns
        let top = row(of: first, phase)
        return numbers.map { number in
            let column = (number - phase + columns) % columns
            return (number, place(column: column, row: row(of: number, phase) - top, in: part))
        }
    }

    /// The numbers of those that are seen.
    func seen<Row>(_ list: KeysetList<Row>) -> Range<Int> {
        let phase = list.anchor % columns
        let lowest = row(of: list.selection, phase) - rows + 1
        let top = max(row(of: list.seen(count).lowerBound, phase), lowest)
        let first = max(0, (top - 1) * columns + phase)
        return first..<max(first, min(list.count, (top + rows - 1) * columns + phase))
    }

    /// The row of a number, where the second begins with `phase`; what comes before is the rest of a row.
    private func row(of number: Int, _ phase: Int) -> Int { (number - phase + columns) / columns }

    /// The room of a cell; together they fill the part.
    private func place(column: Int, row: Int, in part: Rect) -> Rect {
        let (left, top) = (column * part.size.columns / columns, row * part.size.rows / rows)
        let right = (column + 1) * part.size.columns / columns
        let bottom = (row + 1) * part.size.rows / rows
        return Rect(
            column: part.origin.column + left, row: part.origin.row + top, columns: right - left,
            rows: bottom - top)
    }

    /// The room for the picture of a cell, and three lines for words below it. To the right a gap is left.
    public static func parts(of place: Rect) -> (picture: Rect, words: Rect) {
        let (picture, words) = place.split(left: max(0, place.size.columns - 2)).left.split(bottom: 3)
        return (picture, words)
    }

    /// Where the cursor stands in the chosen cell: before its first words.
    func cursor(in place: Rect) -> Point { isColumn ? place.origin : Self.parts(of: place).words.origin }
}
