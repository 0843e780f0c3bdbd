/// A list that is loaded page by page while the person scrolls, with one selected row.
///
/// Rows are identified by their identifiers. A row that arrives twice, because others publish meanwhile, is
/// shown once; a removed row stays until the list is reloaded, so that nothing moves while it is read. Of
/// rows far from the visible ones only the identifiers may be kept.
public struct KeysetList<Row: Identifiable & Hashable & Sendable>: Hashable, Sendable
where Row.ID: Sendable {
    /// What is behind the last row.
    public enum Tail: Hashable, Sendable {
        case more, loading, failed, complete
    }

    /// What is known of the row at a place.
    public enum Entry: Hashable, Sendable {
        case row(Row)
        /// It is there, and has to be read again before it can be shown.
        case far
        /// It was not there any more when it was read again.
        case gone
    }

    /// The identifiers of the rows, in order.
    public private(set) var ids: [Row.ID] = []
    /// Which row is chosen; 0 in an empty list.
    public private(set) var selection = 0
    /// The first row that is seen.
    public private(set) var top = 0
    /// The row that was put on top, which may stay there though fewer than fit follow.
    private(set) var anchor = 0
    /// What is behind the last.
    public var tail = Tail.more

    /// Of each identifier enough to tell most that are not there, in a quarter of the room.
    private var traces: Set<UInt32> = []
    /// Rows by their places, the rest being far; nil for one that is gone.
    private var held: [Int: Row?] = [:]

    /// An empty list.
    public init() {}

    /// How many rows there are, far ones included.
    public var count: Int { ids.count }

    /// Whether there are none.
    public var isEmpty: Bool { ids.isEmpty }

    /// What is known of the row of that number, which is less than `count`.
    public subscript(number: Int) -> Entry {
        switch held[number] {
        case .some(.some(let row)): .row(row)
        case .some(.none): .gone
        case .none: .far
        }
    }

    /// The rows that can be shown, in order.
    public var rows: [Row] { held.keys.sorted().compactMap { held[$0] ?? nil } }

    /// The row that is chosen; nil in an empty list, and while it cannot be shown.
    public var selected: Row? { held[selection] ?? nil }

    /// Adds a page behind the last row.
    public mutating func append(_ page: [Row], isLast: Bool) {
        for row in page where isNew(row.id) {
            held[ids.count] = row
            ids.append(row.id)
        }
        tail = isLast ? .complete : .more
    }

    /// Whether the identifier has not come before; from now on it has.
    private mutating func isNew(_ id: Row.ID) -> Bool {
        traces.insert(UInt32(truncatingIfNeeded: id.hashValue)).inserted || !ids.contains(id)
    }

    /// Begins anew with this page. What was chosen stays chosen, and where it was on the screen, if it is
    /// still there; else what stood nearest behind it.
    public mutating func replace(by page: [Row], isLast: Bool) {
        let before = self
        self = KeysetList()
        append(page, isLast: isLast)
        stay(as: before)
    }

    /// Chooses what was chosen before, where it was, or what stood nearest behind it.
    mutating func stay(as before: KeysetList) {
        let known = Set(ids)
        guard let survivor = before.ids.dropFirst(before.selection).first(where: known.contains),
            let kept = ids.firstIndex(of: survivor)
        else { return }
        selection = kept
        top = max(0, kept - (before.selection - before.top))
    }

    /// Shows the row as it is now, wherever it stands; one that cannot be shown now is left as it is.
    public mutating func update(_ row: Row) {
        if let place = place(row.id) { held[place] = row }
    }

    /// The row of that identifier, if it can be shown now.
    public func row(_ id: Row.ID) -> Row? { place(id).flatMap { held[$0] ?? nil } }

    private func place(_ id: Row.ID) -> Int? { held.first { $0.value?.id == id }?.key }

    /// Takes what was read again of these places. What is not among it is gone; with `keepingOthers` what can
    /// still be shown stays as it was.
    mutating func restore(_ rows: [Row], at places: Range<Int>, keepingOthers: Bool) {
        let found = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
        for place in places.clamped(to: 0..<count) {
            if let row = found[ids[place]] {
                held[place] = row
            } else if !keepingOthers || held[place] == nil {
                held[place] = .some(nil)
            }
        }
    }

    /// Keeps of all rows outside these places the identifiers only.
    mutating func forget(allBut places: Range<Int>) { held = held.filter { places.contains($0.key) } }

    /// Whether of that place no more is known than the identifier.
    func isFar(_ number: Int) -> Bool { held.index(forKey: number) == nil }

    /// Of how many places more is known than identifiers.
    var heldCount: Int { held.count }

    /// Chooses the row of that number, or the nearest.
    public mutating func select(_ number: Int) { selection = max(0, min(count - 1, number)) }

    /// Puts the row of that number on top, where `height` rows fit, and chooses the nearest one seen then.
    mutating func putOnTop(_ number: Int, _ height: Int) {
        let number = max(0, min(count - 1, number))
        (top, anchor) = (number, number)
        select(max(number, min(selection, number + max(1, height) - 1)))
    }

    /// Forgets which row was put on top.
    mutating func liftAnchor() { anchor = 0 }

    /// Stores the visible range for `height` rows, so that the list scrolls no more than it must.
    public mutating func settle(_ height: Int) { top = top(height) }
}
