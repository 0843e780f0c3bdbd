/// Items in memory by identifier, and in the order of the most used list: greatest key first, youngest first
/// among equals. A page of that list reads only its own items.
public struct KeysetItems<Subject: IdentifierSubject, Item: Sendable>: Sendable {
    private typealias Place = KeysetPage.Place

    private var items: [Identifier<Subject>: Item] = [:]
    /// The places of all items, the last of the list first.
    private var places: [Place] = []
    private let key: @Sendable (Item) -> Int64

    /// No items; `key` gives an item's sort key.
    public init(key: @escaping @Sendable (Item) -> Int64) { self.key = key }

    /// All items, in no order.
    public var values: some Sequence<Item> { items.values }

    /// The item of that identifier; nil if there is none. Setting nil removes it.
    public subscript(id: Identifier<Subject>) -> Item? {
        get { items[id] }
        set {
            move(id.raw, from: items[id].map(key), to: newValue.map(key))
            items[id] = newValue
        }
    }

    /// The page of the wanted items, as by `KeysetPage.cut`.
    public func page(
        _ request: PageRequest, scope: UInt64, where isWanted: (Item) -> Bool = { _ in true }
    ) -> Page<Item> {
        switch request.start {
        case .first, .after:
            let end = request.mark.map(index(of:)) ?? places.endIndex
            let found = first(request.limit + 1, of: places[..<end], isWanted)
            return KeysetPage.page(of: found[...], request, scope: scope)
        case .number(let number):
            return KeysetPage.page(number, of: first(.max, of: places[...], isWanted), request, scope: scope)
        }
    }

    /// The first items in the order of the list.
    private func first(
        _ count: Int, of places: ArraySlice<Place>, _ isWanted: (Item) -> Bool
    ) -> [KeysetPage.Found<Item>] {
        var found: [KeysetPage.Found<Item>] = []
        for place in places.reversed() {
            if found.count == count { break }
            if let item = items[Identifier(place.id)], isWanted(item) { found.append((place, item)) }
        }
        return found
    }

    private mutating func move(_ id: RawIdentifier, from old: Int64?, to new: Int64?) {
        if old == new { return }
        if let old { places.remove(at: index(of: Place(key: old, id: id))) }
        if let new {
            let place = Place(key: new, id: id)
            places.insert(place, at: index(of: place))
        }
    }

    /// The index of the first place that is not before this one.
    private func index(of place: Place) -> Int {
        var (low, high) = (places.startIndex, places.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
