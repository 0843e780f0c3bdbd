/// A list that is read page by page while somebody goes through it, with one row chosen.
///
/// Rows are known by their identifiers: one that comes twice, because others publish meanwhile, stands once;
/// one that is gone stays where it is until the list is read anew, so that nothing jumps under the eye.
public struct KeysetList<Row: Identifiable & Hashable & Sendable>: Hashable, Sendable
where Row.ID: Sendable {
    /// What is behind the last row.
    public enum Tail: Hashable, Sendable {
        case more, loading, failed, complete
    }

    /// The rows, in order.
    public private(set) var rows: [Row] = []
    /// Which row is chosen; 0 in an empty list.
    public private(set) var selection = 0
    /// The first row that is seen.
    public private(set) var top = 0
    /// What is behind the last.
    public var tail = Tail.more

    private var places: [Row.ID: Int] = [:]

    /// An empty list.
    public init() {}

    /// The row that is chosen; nil in an empty list.
    public var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

    /// Adds a page behind the last row.
    public mutating func append(_ page: [Row], isLast: Bool) {
        for row in page where places[row.id] == nil {
            places[row.id] = rows.count
            rows.append(row)
        }
        tail = isLast ? .complete : .more
    }

    /// Begins anew with this page. What was chosen stays chosen, and where it was on the screen, if it is
    /// still there; else what stood nearest behind it.
    public mutating func replace(by page: [Row], isLast: Bool) {
        let before = self
        (rows, places, selection, top) = ([], [:], 0, 0)
        append(page, isLast: isLast)
        let behind = before.rows.dropFirst(before.selection)
        guard let survivor = behind.first(where: { places[$0.id] != nil }), let kept = places[survivor.id]
        else { return }
        selection = kept
        top = max(0, kept - (before.selection - before.top))
    }

    /// Shows the row as it is now, wherever it stands; one that is not there is not added.
    public mutating func update(_ row: Row) {
        if let place = places[row.id] { rows[place] = row }
    }

    /// The row of that identifier.
    public func row(_ id: Row.ID) -> Row? { places[id].map { rows[$0] } }

    /// Chooses another row, where so many are seen at once.
    public mutating func move(_ move: ListMove, _ height: Int) {
        switch move {
        case .lines(let count): self.move(by: count)
        case .pages(let count): self.move(by: count * max(1, height - 1))
        case .first: select(0)
        case .last: select(rows.count - 1)
        }
    }

    /// Chooses the row that many below; the first or the last where there are not so many.
    public mutating func move(by count: Int) { select(selection + count) }

    /// Chooses the row of that number, or the nearest.
    public mutating func select(_ number: Int) { selection = max(0, min(rows.count - 1, number)) }

    /// The rows that are seen where so many fit, the chosen one among them.
    public func seen(_ height: Int) -> Range<Int> {
        let top = self.top(height)
        return top..<min(rows.count, top + max(0, height))
    }

    /// Keeps in mind what is seen where so many rows fit, so that the list moves no more than it must.
    public mutating func settle(_ height: Int) { top = top(height) }

    private func top(_ height: Int) -> Int {
        let height = max(1, height)
        let lowest = max(0, rows.count - height)
        return max(0, min(max(top, selection - height + 1), selection, lowest))
    }

    /// Whether the next page should be asked for: its beginning is less than two screens away.
    public func wantsMore(_ height: Int) -> Bool {
        tail == .more && rows.count - top(height) < 3 * max(1, height)
    }
}

/// A way through a list or a long text.
public enum ListMove: Hashable, Sendable {
    case lines(Int), pages(Int), first, last

    /// What somebody does who moves; nil for anything else.
    public init?(_ input: ScreenInput) {
        switch input {
        case .action(Action.up.id): self = .lines(-1)
        case .action(Action.down.id): self = .lines(1)
        case .action(Action.pageUp.id): self = .pages(-1)
        case .action(Action.pageDown.id): self = .pages(1)
        case .action(Action.first.id): self = .first
        case .action(Action.last.id): self = .last
        case .scrolled(let lines): self = .lines(lines)
        default: return nil
        }
    }

    /// The first line that is seen of a text of so many lines, where that many fit and this one was first.
    public func line(from top: Int, of lines: Int, _ height: Int) -> Int {
        let lowest = max(0, lines - height)
        let wanted =
            switch self {
            case .lines(let count): top + count
            case .pages(let count): top + count * max(1, height - 1)
            case .first: 0
            case .last: lowest
            }
        return max(0, min(lowest, wanted))
    }
}
