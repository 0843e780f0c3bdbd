import Terminal
import Testing

/// A list that is read page by page.
@Suite struct KeysetListTests {
    struct Row: Identifiable, Hashable {
        let id: Int
        var name = ""
    }

    static func list(_ ids: Range<Int>, selecting selection: Int = 0, top height: Int = 5) -> KeysetList<Row>
    {
        var list = KeysetList<Row>()
        list.append(ids.map { Row(id: $0) }, isLast: false)
        list.select(selection)
        list.settle(height)
        return list
    }

    @Test func whatComesTwiceStandsOnce() {
        var list = Self.list(0..<5)
        list.append((3..<8).map { Row(id: $0) }, isLast: true)
        #expect(list.rows.map(\.id) == Array(0..<8) && list.tail == .complete)
    }

    @Test func theListMovesNoMoreThanItMust() {
        var list = Self.list(0..<20, selecting: 7)
        #expect(list.seen(5) == 3..<8)
        list.move(.lines(-2), 5)
        list.settle(5)
        #expect(list.seen(5) == 3..<8, "the chosen row is still seen")
        list.move(.lines(-3), 5)
        #expect(list.seen(5) == 2..<7)
        list.move(.last, 5)
        #expect(list.seen(5) == 15..<20 && list.selected?.id == 19)
        list.move(.pages(-1), 5)
        #expect(list.selected?.id == 15)
    }

    @Test func whatIsChosenStaysWhereItIsWhenTheListIsReadAnew() {
        var list = Self.list(0..<20, selecting: 7)
        list.move(by: -2)
        list.replace(by: [Row(id: 100), Row(id: 101)] + (0..<20).map { Row(id: $0) }, isLast: true)
        #expect(list.selected?.id == 5 && list.seen(5) == 5..<10)
    }

    @Test func inPlaceOfWhatIsGoneTheNextIsChosen() {
        var list = Self.list(0..<10, selecting: 7)
        list.replace(by: [0, 1, 2, 3, 9].map { Row(id: $0) }, isLast: true)
        #expect(list.selected?.id == 9)
        list.replace(by: [Row(id: 50)], isLast: true)
        #expect(list.selected?.id == 50)
        list.replace(by: [], isLast: true)
        #expect(list.selected == nil && list.seen(5).isEmpty)
    }

    @Test func aRowIsShownAsItIsNow() {
        var list = Self.list(0..<3)
        list.update(Row(id: 1, name: "중고"))
        list.update(Row(id: 9, name: "없음"))
        #expect(list.rows.map(\.name) == ["", "중고", ""] && list.row(1)?.name == "중고")
    }

    @Test(arguments: [(10, 5, true), (40, 5, false)])
    func theNextPageIsWantedBeforeTheEnd(rows: Int, height: Int, isWanted: Bool) {
        var list = Self.list(0..<rows)
        #expect(list.wantsMore(height) == isWanted)
        list.tail = .loading
        #expect(!list.wantsMore(height))
    }
}
