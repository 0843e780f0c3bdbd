import Testing
import Vocabulary

@Suite struct PageTests {
    private static let mark = Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4))

    @Test(arguments: [1, 2, 20, 99, 100])
    func limitsWithinTheRangeAreTaken(_ limit: Int) throws {
        #expect(try PageRequest(limit: limit).limit == limit)
        #expect(try PageRequest(.after(Self.mark), limit: limit).start == .after(Self.mark))
    }

    @Test(arguments: [0, -1, 101, .max, .min])
    func limitsOutsideTheRangeAreRefused(_ limit: Int) {
        #expect(throws: FieldError("limit", .outOfRange(minimum: 1, maximum: 100))) {
            try PageRequest(limit: limit)
        }
    }

    @Test(arguments: [1, 2, 999_999, 1_000_000])
    func pageNumbersWithinTheRangeAreTaken(_ number: Int) throws {
        #expect(try PageRequest(.number(number)).start == .number(number))
    }

    @Test(arguments: [0, -1, 1_000_001, .max, .min])
    func pageNumbersOutsideTheRangeAreRefused(_ number: Int) {
        #expect(throws: FieldError("page", .outOfRange(minimum: 1, maximum: 1_000_000))) {
            try PageRequest(.number(number))
        }
    }

    @Test func usualRequestIsTheFirstTwenty() throws {
        #expect(PageRequest.first.start == .first)
        #expect(PageRequest.first.limit == 20)
        #expect(try PageRequest(.first) == PageRequest.first)
    }

    @Test(
        arguments: [
            (20, 0, 0), (20, 1, 1), (20, 20, 1), (20, 21, 2), (1, 5, 5), (100, 1_000_000, 10_000),
            (20, .max, .max / 20 + 1),
            (.max, 1, 1), (0, 0, 0), (0, 7, 0), (-1, 7, 0), (20, -1, 0),
        ] as [(Int, Int, Int)])
    func pagesAreCounted(_ size: Int, _ total: Int, _ pages: Int) {
        #expect(PageNumbering(number: 1, size: size, total: total).pageCount == pages)
    }

    @Test func mappingKeepsThePlace() {
        let numbering = PageNumbering(number: 2, size: 3, total: 9)
        let page = Page(items: ["가", "나", "다"], next: Self.mark, numbering: numbering)
        let mapped = page.map { $0 + "!" }
        #expect(mapped == Page(items: ["가!", "나!", "다!"], next: Self.mark, numbering: numbering))
        #expect(mapped != Page(items: ["가!", "나!", "다!"]))
    }
}
