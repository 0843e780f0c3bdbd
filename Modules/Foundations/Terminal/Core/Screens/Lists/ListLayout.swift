/// How a list stands in a part of the screen: as lines, or as a grid of pictures.
public struct ListLayout: Hashable, Sendable {
    /// The grid; nil where the list is lines.
    public let grid: CellGrid?
    /// How many rows of the list are seen at once.
    public let count: Int

    /// The grid, if there is one and pictures are drawn; else lines in a room of that size.
    public init(_ grid: CellGrid?, in room: Size, _ around: Surroundings) {
        self.grid = around.pictures == nil ? nil : grid
        count = self.grid?.count ?? room.rows
    }

    /// The first row of the list that is seen.
    func first<Row>(of list: KeysetList<Row>) -> Int {
        grid.map { $0.seen(list).lowerBound } ?? list.seen(count).lowerBound
    }

    /// The event as the list takes it: in a grid, a move by lines is one by rows of cells.
    public func event<Row, Failure>(_ event: ListEvent<Row, Failure>) -> ListEvent<Row, Failure> {
        if case .move(let move) = event, let grid { .move(grid.move(move)) } else { event }
    }
}

extension KeysetList {
    /// Shows the list in another layout: the first row that was seen stays on top, however many there are.
    /// The selection stays where it is if it is seen there, else it moves to the nearest row that is. Where
    /// one row is seen at a time, that is the chosen one.
    public mutating func change(from former: ListLayout, to layout: ListLayout) {
        guard !isEmpty else { return }
        putOnTop(layout.count == 1 ? selection : former.first(of: self), layout.count)
    }
}

extension Frame {
    /// Draws the rows of a list that fit into a part, as lines (`row`) or as cells of a grid (`cell`). Each
    /// can be clicked; the cursor is at the chosen one. A list without rows says why there are none.
    public mutating func put<Row>(
        _ list: KeysetList<Row>, as layout: ListLayout, in part: Rect, _ language: Language,
        hasCursor: Bool = true, nothing: Phrase,
        row: (inout Frame, Row, Rect, _ isSelected: Bool) -> Void,
        cell: (inout Frame, Row, Rect, _ isSelected: Bool) -> Void
    ) {
        if let grid = layout.grid, !list.isEmpty {
            put(list, as: grid, in: part, language, hasCursor: hasCursor, cell: cell)
        } else {
            put(list, in: part, language, hasCursor: hasCursor, nothing: nothing, row: row)
        }
    }

    private mutating func put<Row>(
        _ list: KeysetList<Row>, as grid: CellGrid, in part: Rect, _ language: Language, hasCursor: Bool,
        cell draw: (inout Frame, Row, Rect, _ isSelected: Bool) -> Void
    ) {
        for (number, place) in grid.seen(list, in: part) {
            let isSelected = number == list.selection
            let faint = Cell.Look.role(.faint, isSelected: isSelected)
            switch list[number] {
            case .row(let row): draw(&self, row, place, isSelected)
            case .far: put(line: Self.far.text(in: language), in: place, faint)
            case .gone: put(line: Self.gone.text(in: language), in: place, faint)
            }
            mark(place, as: .item(number))
            if isSelected, hasCursor { show(cursor: grid.cursor(in: place)) }
        }
    }
}
