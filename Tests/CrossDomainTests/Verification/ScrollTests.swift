import Composition
import ContractKit
import TestKit
import Testing
import Verification
import Vocabulary

/// Long lists that somebody goes through while others write.
@Suite(.hangLimit) struct ScrollTests {
    @Test("Nothing comes twice, and what stays is not missed", arguments: Place.allCases)
    func whileOthersWrite(_ place: Place) async throws {
        let stage = try await Stage(place)
        #expect(ScrollDrill.lists.map(\.name) == ["community", "listings"])
        for (number, scrolled) in ScrollDrill.lists.enumerated() {
            var drill = try await ScrollDrill(
                scrolled.list, at: stage.platform, writers: (number * 3 + 1)...(number * 3 + 3))
            (drill.records, drill.rate, drill.pageSize) = (120, 0, 7)
            let report = try await drill.run()
            #expect(report.twice.isEmpty && report.missing.isEmpty, "\(scrolled.name): \(report)")
            #expect(report.seen > 0 && report.pages > 5, "\(scrolled.name): \(report)")
        }
    }

    @Test("A list that repeats and one that skips are found out", arguments: [true, false])
    func whatIsWrongIsFound(_ repeats: Bool) async throws {
        let stage = try await Stage(.memory)
        let honest = try #require(ScrollDrill.lists.first).list
        let list = ScrolledList(add: honest.add, remove: honest.remove) { request, visitor in
            let page = try await honest.page(request, visitor)
            let items = repeats ? page.items + page.items.prefix(1) : Array(page.items.prefix(1))
            return Page(items: items, next: page.next)
        }
        var drill = try await ScrollDrill(list, at: stage.platform, writers: 1...2)
        (drill.records, drill.rate, drill.pageSize) = (60, 0, 10)
        let report = try await drill.run()
        #expect(repeats ? !report.twice.isEmpty : !report.missing.isEmpty, "\(report)")
        #expect(!report.isClean)
    }
}
