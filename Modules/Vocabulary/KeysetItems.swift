/// Items in memory by their identifiers, and besides in the order of the list that most ask for: the greatest
/// key first, and the youngest among equals. A page of it takes a look at its own items, however many there
/// are.
public struct KeysetItems<Subject: IdentifierSubject, Item: Sendable>: Sendable {
    private typealias Place = KeysetPage.Place

    private var items: [Identifier<Subject>: Item] = [:]
    /// Of all items, the last of the list first.
    private var places: [Place] = []
    private let key: @Sendable (Item) -> Int64

    /// None yet; `key` gives an item's place in the list.
    public init(key: @escaping @Sendable (Item) -> Int64) { self.key = key }

    /// All of them, in no order.
    public var values: some Sequence<Item> { items.values }

    /// The item of that identifier; nil if there is none, and to remove it.
    public subscript(id: Identifier<Subject>) -> Item? {
        get { items[id] }
        set {
            move(id.raw, from: items[id].map(key), to: newValue.map(key))
            items[id] = newValue
        }
    }

    /// The page of the wanted items, as `KeysetPage.cut` cuts it.
    public func page(
        _ request: PageRequest, scope: UInt64, where isWanted: (Item) -> Bool = { _ in true }
    ) -> Page<Item> {
        if case .number = request.start {
            return KeysetPage.cut(
                items.map { (id: $0.key.raw, item: $0.value) }, request, scope: scope,
                key: { key($0.item) }, id: \.id, where: { isWanted($0.item) }
            ).map(\.item)
        }
        let end = request.mark.map(index(of:)) ?? places.endIndex
        var found: [(place: Place, item: Item)] = []
        for place in places[..<end].reversed() {
            if found.count > request.limit { break }
            if let item = items[Identifier(place.id)], isWanted(item) { found.append((place, item)) }
        }
        let shown = found.prefix(request.limit)
        let last = found.count > shown.count ? shown.last?.place : nil
        return Page(
            items: shown.map(\.item), next: last.map { Cursor(scope: scope, key: $0.key, id: $0.id) })
    }

    private mutating func move(_ id: RawIdentifier, from old: Int64?, to new: Int64?) {
        if old == new { return }
        if let old { places.remove(at: index(of: Place(key: old, id: id))) }
        if let new {
            let place = Place(key: new, id: id)
            places.insert(place, at: index(of: place))
        }
    }

    /// Of the first place that is not before this one.
    private func index(of place: Place) -> Int {
        var (low, high) = (places.startIndex, places.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
