import Testing
import Vocabulary

@Suite struct KeysetPageTests {
    struct Item: Equatable, Sendable {
        let key: Int64
        let id: UInt64
    }

    private let items = [
        Item(key: 1, id: 5), Item(key: 2, id: 1), Item(key: 2, id: 9), Item(key: 2, id: 4),
        Item(key: 3, id: 2),
        Item(key: .min, id: 7), Item(key: .max, id: 6),
    ]

    private func cut(
        _ items: [Item], _ start: PageRequest.Start, _ limit: Int = 3, ascending: Bool = false
    ) throws -> Page<Item> {
        KeysetPage.cut(
            items, try PageRequest(start, limit: limit), scope: 77, key: \.key,
            id: { RawIdentifier(high: 0, low: $0.id) }, ascending: ascending)
    }

    static let orders: [(Bool, [UInt64])] = [(false, [6, 2, 9, 4, 1, 5, 7]), (true, [7, 5, 9, 4, 1, 2, 6])]

    @Test(arguments: orders)
    func theYoungestComesFirstAmongEqualsInBothDirections(_ ascending: Bool, _ ids: [UInt64]) throws {
        #expect(try cut(items, .first, 100, ascending: ascending).items.map(\.id) == ids)
        #expect(try cut(items.reversed(), .first, 100, ascending: ascending).items.map(\.id) == ids)
    }

    @Test(arguments: orders, 1...8)
    func cursorsLeadThroughTheWholeList(_ order: (Bool, [UInt64]), _ limit: Int) throws {
        var (start, found) = (PageRequest.Start.first, [UInt64]())
        for _ in 0..<10 {
            let page = try cut(items, start, limit, ascending: order.0)
            found += page.items.map(\.id)
            #expect(page.items.count <= limit && page.numbering == nil)
            guard let next = page.next else { break }
            #expect(next.scope == 77)
            start = .after(next)
        }
        #expect(found == order.1)
    }

    @Test(arguments: orders)
    func aCursorWhoseItemIsGoneLeadsOn(_ ascending: Bool, _ ids: [UInt64]) throws {
        for place in ids.indices {
            let item = try #require(items.first { $0.id == ids[place] })
            let mark = Cursor(scope: 77, key: item.key, id: RawIdentifier(high: 0, low: item.id))
            let left = items.filter { $0 != item }
            let page = try cut(left, .after(mark), 100, ascending: ascending)
            #expect(page.items.map(\.id) == Array(ids[(place + 1)...]), "behind \(item)")
        }
    }

    @Test(
        arguments: [
            (1, [6, 2, 9], true), (2, [4, 1, 5], true), (3, [7], false), (4, [], false),
            (1_000_000, [], false),
        ] as [(Int, [UInt64], Bool)])
    func numberedPagesSayWhereTheyStand(_ number: Int, _ ids: [UInt64], _ hasNext: Bool) throws {
        let page = try cut(items, .number(number))
        #expect(page.items.map(\.id) == ids)
        #expect((page.next != nil) == hasNext)
        #expect(page.numbering == PageNumbering(number: number, size: 3, total: 7))
    }

    @Test func anEmptyListHasOneEmptyPage() throws {
        #expect(try cut([], .first) == Page(items: []))
        #expect(
            try cut([], .number(1)) == Page(items: [], numbering: PageNumbering(number: 1, size: 3, total: 0))
        )
    }

    @Test func aPageThatEndsTheListHasNoNext() throws {
        #expect(try cut(items, .first, 7).next == nil)
        #expect(try cut(items, .first, 6).next != nil)
    }
}
