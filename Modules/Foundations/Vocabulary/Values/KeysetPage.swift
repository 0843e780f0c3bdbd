/// Cuts pages from items in memory as Database's `KeysetList` does from rows: ordered by a 64-bit key and
/// then by identifier, the youngest first among equals in both directions.
public enum KeysetPage {
    /// The requested page of the wanted items. `key` and `id` give an item's place in the list; a cursor
    /// stays valid when its item is gone. The next cursor gets the scope; the caller has checked the scope of
    /// the given one.
    public static func cut<Item: Sendable>(
        _ items: some Sequence<Item>, _ request: PageRequest, scope: UInt64, key: (Item) -> Int64,
        id: (Item) -> RawIdentifier, ascending: Bool = false, where isWanted: (Item) -> Bool = { _ in true }
    ) -> Page<Item> {
        let order = Order(isAscending: ascending)
        func place(_ item: Item) -> Place { Place(key: key(item), id: id(item)) }
        switch request.start {
        case .first, .after:
            let found = order.first(request.limit + 1, of: items, behind: request.mark, place, isWanted)
            return page(of: found[...], request, scope: scope)
        case .number(let number):
            let sorted = items.filter(isWanted).map { (place: place($0), item: $0) }
                .sorted { order.precedes($0.place, $1.place) }
            return page(number, of: sorted, request, scope: scope)
        }
    }

    /// An item with its place in the list.
    typealias Found<Item> = (place: Place, item: Item)

    /// The page of that number, 1 or more, of a whole list.
    static func page<Item>(
        _ number: Int, of all: [Found<Item>], _ request: PageRequest, scope: UInt64
    ) -> Page<Item> {
        page(
            of: all.dropFirst((number - 1) * request.limit), request, scope: scope,
            numbering: PageNumbering(number: number, size: request.limit, total: all.count))
    }

    /// The page of the first items found, with a next cursor if there are more.
    static func page<Item>(
        of rest: ArraySlice<Found<Item>>, _ request: PageRequest, scope: UInt64,
        numbering: PageNumbering? = nil
    ) -> Page<Item> {
        let shown = rest.prefix(request.limit)
        let last = rest.count > shown.count ? shown.last?.place : nil
        return Page(
            items: shown.map(\.item), next: last.map { Cursor(scope: scope, key: $0.key, id: $0.id) },
            numbering: numbering)
    }

    /// An item's place in a list.
    struct Place: Comparable, Sendable {
        let key: Int64
        let id: RawIdentifier

        static func < (left: Place, right: Place) -> Bool {
            left.key == right.key ? left.id < right.id : left.key < right.key
        }
    }

    private struct Order {
        let isAscending: Bool

        /// The first items in order behind the mark. Reads each item once, in most cases only its place.
        func first<Item>(
            _ count: Int, of items: some Sequence<Item>, behind mark: Place?, _ place: (Item) -> Place,
            _ isWanted: (Item) -> Bool
        ) -> [(place: Place, item: Item)] {
            var found: [(place: Place, item: Item)] = []
            for item in items {
                let place = place(item)
                if let mark, !precedes(mark, place) { continue }
                if found.count == count, let last = found.last, !precedes(place, last.place) { continue }
                guard isWanted(item) else { continue }
                let index = found.firstIndex { precedes(place, $0.place) } ?? found.endIndex
                found.insert((place, item), at: index)
                if found.count > count { found.removeLast() }
            }
            return found
        }

        func precedes(_ left: Place, _ right: Place) -> Bool {
            isAscending && left.key != right.key ? left.key < right.key : right < left
        }
    }
}

extension PageRequest {
    /// The place behind which the page begins; nil for the start.
    var mark: KeysetPage.Place? {
        guard case .after(let cursor) = start else { return nil }
        return KeysetPage.Place(key: cursor.key, id: cursor.id)
    }
}
