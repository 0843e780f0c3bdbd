/// Cuts pages from items in memory as `KeysetList` of Database does from rows: ordered by a 64-bit key and
/// then by identifier, the youngest first among equals in both directions.
public enum KeysetPage {
    /// The page of the items that was asked for. `key` and `id` give an item's place in the list; behind a
    /// cursor the list goes on also when the item that it marks is gone. The scope stands in the next cursor;
    /// whether the given cursor is of that scope is checked before.
    public static func cut<Item: Sendable>(
        _ items: some Sequence<Item>, _ request: PageRequest, scope: UInt64, key: (Item) -> Int64,
        id: (Item) -> RawIdentifier, ascending: Bool = false
    ) -> Page<Item> {
        let order = Order(isAscending: ascending)
        let placed = items.map { (place: Place(key: key($0), id: id($0)), item: $0) }
        var numbering: PageNumbering?
        let rest: ArraySlice<(place: Place, item: Item)>
        switch request.start {
        case .first: rest = order.first(request.limit + 1, of: placed)[...]
        case .after(let cursor):
            let mark = Place(key: cursor.key, id: cursor.id)
            rest = order.first(request.limit + 1, of: placed.filter { order.precedes(mark, $0.place) })[...]
        case .number(let number):
            let sorted = placed.sorted { order.precedes($0.place, $1.place) }
            rest = sorted.dropFirst((number - 1) * request.limit)
            numbering = PageNumbering(number: number, size: request.limit, total: sorted.count)
        }
        let shown = rest.prefix(request.limit)
        let last = rest.count > shown.count ? shown.last?.place : nil
        return Page(
            items: shown.map(\.item), next: last.map { Cursor(scope: scope, key: $0.key, id: $0.id) },
            numbering: numbering)
    }

    private struct Place {
        let key: Int64
        let id: RawIdentifier
    }

    private struct Order {
        let isAscending: Bool

        /// The first so many in order; a page takes one look at each item, however many there are.
        func first<Item>(
            _ count: Int, of items: [(place: Place, item: Item)]
        ) -> [(place: Place, item: Item)] {
            var found: [(place: Place, item: Item)] = []
            for item in items {
                if found.count == count, let last = found.last, !precedes(item.place, last.place) { continue }
                found.insert(item, at: found.firstIndex { precedes(item.place, $0.place) } ?? found.endIndex)
                if found.count > count { found.removeLast() }
            }
            return found
        }

        func precedes(_ left: Place, _ right: Place) -> Bool {
            if left.key != right.key { return isAscending ? left.key < right.key : left.key > right.key }
            return left.id > right.id
        }
    }
}
