import ContractKit
import Testing
import Vocabulary

@testable import Terminal

/// Rows far from what is seen, of which the identifiers are kept only.
@Suite struct FarRowTests {
    struct Row: Identifiable, Hashable {
        let id: Int
        var name = ""
    }

    /// What is asked for, the youngest first, as a store answers it.
    struct Source {
        var ids: [Int]
        var name = ""

        func page(_ request: PageRequest) -> Page<Row> {
            KeysetPage.cut(
                ids.map { Row(id: $0, name: name) }, request, scope: 1, key: { Int64($0.id) },
                id: { RawIdentifier(high: 0, low: UInt64($0.id)) })
        }
    }

    /// Somebody before a list of ten rows, and what the list asks for.
    struct Reader {
        static let height = 10
        var source: Source
        var pages = PagedList<Row>()
        var most = 0
        /// Which is asked in vain.
        var refuses = false
        var refusals = 0
        /// How often the person was told something.
        var told = 0
        /// How many pages were asked for.
        let asked = LockedValue(0)
        /// What happens to the list while far rows are on their way.
        var meanwhile: (@Sendable (inout PagedList<Row>) -> Void)?

        mutating func take(_ event: ListEvent<Row, ServiceFailure>) async {
            let ask: @Sendable (PageRequest) async throws(ServiceFailure) -> Page<Row> = {
                [source, refuses, asked] request throws(ServiceFailure) in
                asked.withLock { $0 += 1 }
                if refuses { throw .unavailable("closed") }
                return source.page(request)
            }
            let wanted = pages.update(event, rows: Self.height, ask: ask) { _ in Destination("row") }
            most = max(most, pages.list.heldCount)
            for case .load(let slot, let work) in wanted {
                let answer = await work()
                if slot == "far rows" { meanwhile?(&pages) }
                await take(answer)
            }
            for case .failed in wanted { refusals += 1 }
            for case .toast in wanted { told += 1 }
        }

        mutating func open() async {
            let request = pages.begin { [source] request throws(ServiceFailure) in source.page(request) }
            if case .load(_, let work) = request { await take(await work()) }
        }

        var seen: [KeysetList<Row>.Entry] {
            pages.list.seen(Self.height).map { pages.list[$0] }
        }
    }

    static func reader(_ count: Int) async -> Reader {
        var reader = Reader(source: Source(ids: Array(1...count)))
        await reader.open()
        return reader
    }

    @Test func farDownAndBackAllRowsAreSeenOnceAndFewAreKept() async {
        var reader = await Self.reader(5_000)
        var down: [Int] = []
        while down.last != reader.pages.list.selected?.id {
            down.append(reader.pages.list.selected?.id ?? 0)
            await reader.take(.move(.lines(1)))
        }
        #expect(down == (1...5_000).reversed())
        var up: [Int] = []
        for _ in 0..<5_000 {
            up.append(reader.pages.list.selected?.id ?? 0)
            #expect(!reader.seen.contains(.far), "what is near has been read again before it is seen")
            await reader.take(.move(.lines(-1)))
        }
        #expect(up == Array(1...5_000))
        #expect(reader.most <= 4 * 100 + 100, "\(reader.most)")
    }

    @Test func whoJumpsSeesWhatIsThere() async {
        var reader = await Self.reader(3_000)
        for _ in 0..<400 { await reader.take(.move(.pages(1))) }
        await reader.take(.move(.first))
        #expect(reader.pages.list.selected?.id == 3_000 && !reader.seen.contains(.far))
        await reader.take(.choose(1_500))
        #expect(reader.pages.list.selected?.id == 1_500 && !reader.seen.contains(.far))
    }

    @Test func whatIsGoneMeanwhileLeavesItsPlaceAndWhatIsNewDoublesNothing() async {
        var reader = await Self.reader(2_000)
        for _ in 0..<300 { await reader.take(.move(.pages(1))) }
        reader.source.ids = (1...2_300).filter { $0 != 1_995 }
        await reader.take(.move(.first))
        #expect(reader.seen == (1_991...2_000).reversed().map { $0 == 1_995 ? .gone : .row(Row(id: $0)) })
        #expect(reader.pages.list.count == 2_000)
        await reader.take(.choose(5))
        #expect(reader.pages.list.selected == nil)
    }

    @Test func farDownAListIsRenewedWhereItIs() async {
        var reader = await Self.reader(5_000)
        for _ in 0..<400 { await reader.take(.move(.pages(1))) }
        let (chosen, seen) = (reader.pages.list.selected?.id, reader.pages.list.seen(Reader.height))
        reader.source.name = "새 이름"
        await reader.take(.refresh)
        #expect(chosen == 5_000 - 3_600 && reader.pages.list.selected?.id == chosen)
        #expect(reader.pages.list.seen(Reader.height) == seen)
        #expect(reader.seen == seen.map { .row(Row(id: 5_000 - $0, name: "새 이름")) })
    }

    @Test(arguments: [0, 400]) func whoAsksForARefreshIsToldThatItHappened(pages: Int) async {
        var reader = await Self.reader(5_000)
        for _ in 0..<pages { await reader.take(.move(.pages(1))) }
        await reader.take(.refresh)
        #expect(reader.told == 0, "it was not asked for")
        await reader.take(.refreshAsked)
        #expect(reader.told == 1)
        reader.refuses = true
        await reader.take(.refreshAsked)
        #expect(reader.told == 1 && reader.refusals > 0, "a failure is told otherwise")
    }

    @Test func whoAsksAnewFarDownSeesWhatIsGone() async {
        var reader = await Self.reader(5_000)
        for _ in 0..<400 { await reader.take(.move(.pages(1))) }
        let number = reader.pages.list.selection
        reader.source.ids.removeAll { $0 == 5_000 - number }
        await reader.take(.move(.lines(1)))
        #expect(reader.pages.list[number] == .row(Row(id: 5_000 - number)), "nothing changes by itself")
        await reader.take(.refresh)
        #expect(reader.pages.list[number] == .gone)
    }

    @Test func whatIsReadAgainAsksForNoMorePagesThanHoldIt() async {
        var reader = await Self.reader(3_000)
        for _ in 0..<300 { await reader.take(.move(.pages(1))) }
        reader.source.ids.removeAll { $0 == 2_995 }
        let before = reader.asked.now
        await reader.take(.move(.first))
        #expect(reader.seen[5] == .gone && reader.asked.now - before <= 3, "\(reader.asked.now - before)")
    }

    @Test func whatIsChangedWhileItIsReadAgainIsNotShownAsItWas() async {
        var reader = await Self.reader(3_000)
        for _ in 0..<300 { await reader.take(.move(.pages(1))) }
        let changed = Row(id: 2_999, name: "바뀐 이름")
        reader.meanwhile = { $0.update(changed) }
        await reader.take(.move(.first))
        #expect(reader.pages.list[1] == .row(changed))
    }

    @Test func whatIsShownStaysWhenItsPageIsReadForOthers() {
        var list = KeysetList<Row>()
        list.append((1...3).map { Row(id: $0) }, isLast: true)
        list.forget(allBut: 1..<3)
        list.restore([Row(id: 3)], at: 0..<3, keepingOthers: true)
        #expect((0..<3).map { list[$0] } == [.gone, .row(Row(id: 2)), .row(Row(id: 3))])
    }

    @Test func identifiersThatLookAlikeAreDifferent() {
        var list = KeysetList<Lookalike>()
        list.append([1, 2, 1, 3].map { Lookalike(id: .init(number: $0)) }, isLast: true)
        #expect(list.ids.map(\.number) == [1, 2, 3])
    }

    /// Rows of which all identifiers have the same hash.
    struct Lookalike: Identifiable, Hashable {
        struct ID: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) {}
        }
        let id: ID
    }

    @Test func whatCannotBeReadAgainIsAskedForOnceUntilSomebodyDoesSomething() async {
        var reader = await Self.reader(3_000)
        for _ in 0..<400 { await reader.take(.move(.pages(1))) }
        reader.refuses = true
        await reader.take(.move(.first))
        #expect(reader.refusals == 1 && reader.seen.allSatisfy { $0 == .far })
        reader.refuses = false
        await reader.take(.again)
        #expect(reader.pages.list.selected?.id == 3_000)
    }
}
