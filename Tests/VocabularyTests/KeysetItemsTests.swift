import SampleKit
import Testing
import Vocabulary

@Suite("Items in the order of a list")
struct KeysetItemsTests {
    enum Thing: IdentifierSubject {
        static let prefix = "thg"
    }

    struct Item: Equatable, Sendable {
        let id: Identifier<Thing>
        let key: Int64
    }

    @Test(
        "come and go, and are cut into the pages that a look at all of them gives", arguments: UInt64(1)...20)
    func pages(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var items = KeysetItems<Thing, Item>(key: \.key)
        for _ in 0..<200 {
            let id = Identifier<Thing>(RawIdentifier(high: 0, low: .random(in: 0..<40, using: &random)))
            // Few keys, so that many are equal, and many are moved.
            let key = Int64.random(in: -2...2, using: &random)
            items[id] = Bool.random(using: &random) ? Item(id: id, key: key) : nil
            let even = { (item: Item) in item.id.raw.low.isMultiple(of: 2) }
            for limit in [1, 3, 50] {
                for request in try requests(limit, key, id) {
                    let expected = KeysetPage.cut(
                        items.values, request, scope: 7, key: \.key, id: \.id.raw, where: even)
                    #expect(items.page(request, scope: 7, where: even) == expected)
                }
            }
        }
    }

    /// Behind a place whether or not anything is there, and by number.
    private func requests(_ limit: Int, _ key: Int64, _ id: Identifier<Thing>) throws -> [PageRequest] {
        let mark = Cursor(scope: 7, key: key, id: id.raw)
        return try [.first, .after(mark), .number(2)].map { try PageRequest($0, limit: limit) }
    }

    @Test("are found by their identifiers")
    func byIdentifier() {
        var items = KeysetItems<Thing, Item>(key: \.key)
        let id = Identifier<Thing>(RawIdentifier(high: 0, low: 1))
        items[id] = Item(id: id, key: 4)
        items[id] = Item(id: id, key: 5)
        #expect(items[id]?.key == 5 && Array(items.values) == [Item(id: id, key: 5)])
        items[id] = nil
        #expect(items[id] == nil && Array(items.values).isEmpty)
    }
}
