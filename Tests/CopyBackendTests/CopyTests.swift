import Database
import DatabaseCopy
import DatabaseTestSupport
import Synchronization
import Testing
import Vocabulary

@Suite("A copy of a database")
struct CopyTests {
    static let ways: [(TestPlace, TestPlace)] = TestPlace.present.flatMap { from in
        TestPlace.present.filter { $0 != .sqliteInMemory || from == .sqliteFile }.map { (from, $0) }
    }

    @Test(
        "has the same rows, byte for byte, whatever the page", arguments: ways,
        [(1, 10), (7, 100), (500, 3000)])
    func equal(_ way: (TestPlace, TestPlace), _ size: (page: Int, things: Int)) async throws {
        try await Pair.with(way.0, way.1, things: size.things) { pair in
            let copy = pair.copy(pageSize: size.page)
            let begun = try await copy.begin()
            #expect(begun.done == 0)
            let told = Mutex<[String: Int]>([:])
            try await begun.run { table, rows in told.withLock { $0[table, default: 0] += rows } }
            #expect(told.withLock { $0.values.reduce(0, +) } == begun.total)
            #expect(told.withLock { $0["boxes"] } == CopiedTables.texts.count)
            let tables = try await begun.verify()
            #expect(tables.map(\.table) == ["boxes", "things"])
            for table in tables {
                #expect(table.isEqual && table.firstDifference == nil, "\(table)")
                #expect(table.source.hash.count == 64)
            }
            #expect(
                try await CopiedTables.comparison.differences(in: pair.target) == [],
                "A copy that was verified leaves nothing of its own behind.")
        }
    }

    @Test("copied back is what it was", arguments: TestPlace.present)
    func thereAndBack(_ place: TestPlace) async throws {
        try await Pair.with(.sqliteFile, place, things: 2000) { pair in
            let there = try await pair.copy().begin()
            try await there.run()
            let back = try await TestDatabase.open(.sqliteInMemory, [], time: Hour(5))
            let again = try await pair.copy(from: pair.target, to: back).begin()
            try await again.run()
            let hashes = try await there.verify().map(\.source)
            #expect(try await again.verify().map(\.target) == hashes)
            try await back.discard()
        }
    }

    @Test("of nothing is whole")
    func empty() async throws {
        let source = try await TestDatabase.open(.sqliteFile, CopiedTables.migrations, time: Hour(1))
        let target = try await TestDatabase.open(.sqliteFile, [], time: Hour(2))
        let begun = try await Pair(source: source, target: target).copy().begin()
        try await begun.run()
        let equal = try await begun.verify().allSatisfy(\.isEqual)
        #expect(begun.total == 0 && equal)
        try await source.discard()
        try await target.discard()
    }

    @Test("goes on where it was broken off", arguments: TestPlace.present, FailingDatabase.Moment.allCases)
    func resumed(_ place: TestPlace, _ moment: FailingDatabase.Moment) async throws {
        try await Pair.with(.sqliteFile, place, things: 300) { pair in
            // Writes: the two steps of the schema with their table, the beginning, then the pages.
            for writes in [0, 1, 3, 2, 3, 4] {
                let dying = FailingDatabase(pair.target, after: writes, moment)
                await #expect(throws: CopyError.self) {
                    try await pair.copy(to: dying, pageSize: 20).begin().run()
                }
            }
            let begun = try await pair.copy(pageSize: 20).begin()
            #expect((1..<begun.total).contains(begun.done), "pages that arrived are not copied again")
            let copied = Mutex(begun.done)
            try await begun.run { _, rows in copied.withLock { $0 += rows } }
            #expect(copied.withLock { $0 } == begun.total)
            let equal = try await begun.verify().allSatisfy(\.isEqual)
            #expect(equal)
        }
    }

    @Test("of a source that has changed is found out", arguments: TestPlace.present)
    func changed(_ place: TestPlace) async throws {
        try await Pair.with(.sqliteFile, place, things: 1000) { pair in
            try await pair.copy().begin().run()
            try await pair.source.run("UPDATE things SET name = \("바뀐 물건") WHERE name = \("물건 700")")
            let again = try await pair.copy().begin()
            try await again.run()
            let tables = try await again.verify()
            #expect(tables.map(\.isEqual) == [true, false])
            let place = 700 * 7919 % 1_000_003 - 500_000
            #expect(tables[1].firstDifference == "가, \(place)")
            #expect(try await DatabaseCopy.isUnfinished(in: pair.target))
            let unfinished = try await pair.copy().begin()
            #expect(unfinished.done == 1000 + CopiedTables.texts.count, "what differs is not forgotten")
            let anew = try await pair.copy().begin(anew: true)
            #expect(anew.done == 0)
            try await anew.run()
            let equal = try await anew.verify().allSatisfy(\.isEqual)
            #expect(equal)
            let isUnfinished = try await DatabaseCopy.isUnfinished(in: pair.target)
            #expect(!isUnfinished)
        }
    }

    @Test("of rows that only one side has tells the first of them")
    func oneSided() async throws {
        try await Pair.with(.sqliteFile, .sqliteFile, things: 50) { pair in
            let begun = try await pair.copy(pageSize: 10).begin()
            try await begun.run()
            try await pair.target.run("DELETE FROM things WHERE name = \("물건 3")")
            try await pair.source.run("INSERT INTO boxes (id, small) VALUES (\("0"), \(0))")
            let tables = try await begun.verify()
            #expect(tables.map(\.firstDifference) == ["0", "가, \(3 * 7919 - 500_000)"])
            #expect(tables.map { $0.source.rows - $0.target.rows } == [1, 1])
        }
    }

    @Test("two at once into one target do not mix", arguments: TestPlace.present)
    func overtaken(_ place: TestPlace) async throws {
        try await Pair.with(.sqliteFile, place, things: 100) { pair in
            let (first, second) = (try await pair.copy().begin(), try await pair.copy().begin())
            try await first.run()
            await #expect(throws: CopyError.overtaken) { try await second.run() }
            let equal = try await first.verify().allSatisfy(\.isEqual)
            #expect(equal)
        }
    }
}
