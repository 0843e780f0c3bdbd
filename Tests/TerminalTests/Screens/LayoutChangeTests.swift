import Testing
import Vocabulary

@testable import Terminal

/// Lists and grids of the same rows.
@Suite struct LayoutChangeTests {
    private static let sizes = [
        Size(columns: 80, rows: 20), Size(columns: 120, rows: 32), Size(columns: 40, rows: 8),
    ]

    private static func layouts(_ size: Size) -> (lines: ListLayout, grid: ListLayout) {
        var around = Surroundings(size: size, now: Timestamp(microseconds: 0), language: .ko)
        around.pictures = PictureScreen(.blocks)
        let grid = ListLayout(CellGrid(size), in: size, around)
        return (ListLayout(nil, in: size, around), grid)
    }

    private static func list(_ count: Int, top: Int, selection: Int, _ height: Int) -> KeysetList<
        KeysetListTests.Row
    > {
        var list = KeysetList<KeysetListTests.Row>()
        list.append((0..<count).map { KeysetListTests.Row(id: $0) }, isLast: true)
        list.select(top + height - 1)
        list.settle(height)
        list.select(selection)
        list.settle(height)
        return list
    }

    @Test("the first row seen stays on top, for any number of rows", arguments: sizes, 0..<60)
    func theTopStays(size: Size, count: Int) {
        let (lines, grid) = Self.layouts(size)
        for top in stride(from: 0, to: count, by: 3) {
            for selection in [0, top, top + 5, count - 1] {
                var list = Self.list(count, top: top, selection: selection, size.rows)
                let first = lines.first(of: list)
                list.change(from: lines, to: grid)
                list.settle(grid.count)
                #expect(grid.first(of: list) == first, "\(count) rows, \(first) on top")
                Self.expectSeen(list, grid, size)
                list.change(from: grid, to: lines)
                list.settle(lines.count)
                #expect(lines.first(of: list) == first, "\(count) rows, back to \(first)")
                #expect(list.seen(size.rows).contains(list.selection))
            }
        }
    }

    private static func expectSeen(
        _ list: KeysetList<KeysetListTests.Row>, _ layout: ListLayout, _ size: Size
    ) {
        guard let seen = layout.grid?.seen(list, in: Rect(size)) else { return }
        #expect(seen.contains { $0.number == list.selection })
        #expect(seen.allSatisfy { Rect(size).intersection($0.place) == $0.place && !$0.place.isEmpty })
    }

    @Test func noRowsAreNoTrap() {
        let (lines, grid) = Self.layouts(Self.sizes[0])
        var list = KeysetList<KeysetListTests.Row>()
        list.change(from: lines, to: grid)
        list.change(from: grid, to: lines)
        #expect(list.isEmpty && list.selection == 0 && list.seen(5).isEmpty)
    }

    @Test func whoGoesToTheBeginningSeesTheGridFromThere() {
        let size = Self.sizes[0]
        let (lines, grid) = Self.layouts(size)
        var list = Self.list(60, top: 10, selection: 10, size.rows)
        list.change(from: lines, to: grid)
        #expect(grid.first(of: list) == 10)
        list.move(.lines(-3), grid.count)
        list.settle(grid.count)
        #expect(grid.first(of: list) == 7 && list.selection == 7, "rows begin as they did")
        list.move(.first, grid.count)
        list.settle(grid.count)
        #expect(grid.first(of: list) == 0)
        #expect(grid.grid?.seen(list, in: Rect(size)).count == grid.count)
    }

    @Test func whatIsChosenStaysChosenWhereItIsSeen() {
        let size = Self.sizes[0]
        let (lines, grid) = Self.layouts(size)
        var list = Self.list(60, top: 10, selection: 12, size.rows)
        list.change(from: lines, to: grid)
        #expect(list.selection == 12)
        var far = Self.list(60, top: 10, selection: 29, size.rows)
        far.change(from: lines, to: grid)
        #expect(far.selection == 15, "the last that is seen")
    }

    @Test(arguments: sizes) func cellsFillTheRoom(_ size: Size) {
        let grid = CellGrid(size)
        var list = KeysetList<KeysetListTests.Row>()
        list.append((0..<100).map { KeysetListTests.Row(id: $0) }, isLast: true)
        let places = grid.seen(list, in: Rect(column: 0, row: 1, columns: size.columns, rows: size.rows))
        #expect(places.map(\.place.size.count).reduce(0, +) == size.count, "\(grid)")
        #expect(Set(places.map(\.place)).count == grid.count)
    }

    @Test func atTheUsualSizeSixAreSeen() {
        #expect(CellGrid(Self.sizes[0]).count == 6)
        #expect(CellGrid(Self.sizes[2]).columns == 2)
    }
}
