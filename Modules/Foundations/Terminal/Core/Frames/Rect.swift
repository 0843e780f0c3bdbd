/// A cell of the screen, counted from 0 at its upper left.
public struct Point: Hashable, Sendable {
    /// Cells from the left.
    public var column: Int
    /// Lines from the top.
    public var row: Int

    /// Memberwise.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The upper left.
    public static let origin = Point(column: 0, row: 0)
}

/// How many cells something takes: none or more in each direction.
public struct Size: Hashable, Sendable {
    /// Cells in a line.
    public let columns: Int
    /// Lines.
    public let rows: Int

    /// Memberwise; what is negative counts as nothing.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    /// How many cells there are.
    public var count: Int { columns * rows }
}

/// A part of the screen.
public struct Rect: Hashable, Sendable {
    /// Its upper left.
    public let origin: Point
    /// Its extent.
    public let size: Size

    /// Memberwise.
    public init(_ origin: Point, _ size: Size) {
        self.origin = origin
        self.size = size
    }

    /// That many cells from there.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(Point(column: column, row: row), Size(columns: columns, rows: rows))
    }

    /// All of a screen of that size.
    public init(_ size: Size) { self.init(.origin, size) }

    /// The columns that it has.
    public var columns: Range<Int> { origin.column..<origin.column + size.columns }
    /// The lines that it has.
    public var rows: Range<Int> { origin.row..<origin.row + size.rows }
    /// Whether it has no cell.
    public var isEmpty: Bool { size.count == 0 }

    /// Whether the cell lies in it.
    public func contains(_ point: Point) -> Bool {
        columns.contains(point.column) && rows.contains(point.row)
    }

    /// What lies in both.
    public func intersection(_ other: Rect) -> Rect {
        let (columns, rows) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
        return Rect(
            column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
    }

    /// The rectangle without that many cells at its edges; empty if it has fewer.
    public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
        Rect(
            column: origin.column + columns, row: origin.row + rows, columns: size.columns - 2 * columns,
            rows: size.rows - 2 * rows)
    }

    /// It as a part of what stands there.
    public func moved(to point: Point) -> Rect {
        Rect(
            Point(column: origin.column + point.column, row: origin.row + point.row), size)
    }

    /// The first lines, and the rest below them; fewer if the rectangle has fewer.
    public func split(top rows: Int) -> (top: Rect, rest: Rect) {
        let rows = min(max(0, rows), size.rows)
        return (
            Rect(origin, Size(columns: size.columns, rows: rows)),
            Rect(
                column: origin.column, row: origin.row + rows, columns: size.columns,
                rows: size.rows - rows)
        )
    }

    /// What is above its last lines, and these.
    public func split(bottom rows: Int) -> (rest: Rect, bottom: Rect) {
        let (rest, bottom) = split(top: size.rows - min(max(0, rows), size.rows))
        return (rest, bottom)
    }

    /// Its first columns, and what is right of them.
    public func split(left columns: Int) -> (left: Rect, rest: Rect) {
        let columns = min(max(0, columns), size.columns)
        return (
            Rect(origin, Size(columns: columns, rows: size.rows)),
            Rect(
                column: origin.column + columns, row: origin.row, columns: size.columns - columns,
                rows: size.rows)
        )
    }
}
