import Terminal
import TestKit
import Testing
import UnicodeText

@Suite struct TableTests {
    static let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} NFD"

    static let listings = Table(
        [
            .init(Phrase(en: "ID", ko: "번호")),
            .init(Phrase(en: "Title", ko: "제목"), flexible: 10),
            .init(Phrase(en: "Price", ko: "가격"), .right),
            .init(Phrase(en: "Seller", ko: "판매자"), flexible: 6),
            .init(Phrase(en: "Posted", ko: "등록")),
        ],
        rows: [
            ["lst_1", "전북 현대 2021 시즌 홈 유니폼 상의 (이동국 20번, 사인 있음)", "₩120,000", "마당쇠", "3분 전"],
            ["lst_2", "Arsenal 2003-04 away, size M", "$89.50", "gooner", "2주 전"],
            ["lst_3", StyledText(decomposed), "₩9,000", "한글이름이꽤긴사람입니다", "방금"],
            ["lst_4", "👨‍👩‍👧 가족 세트 ❤️", "₩35,000", "e\u{301}lan", "1년 전"],
            ["lst_5", "\u{1B}[31mred\u{202E}gpj.exe", "₩1", "a\u{0}\rb"],
        ])

    @Test(arguments: [(80, Language.en), (80, .ko), (60, .ko), (120, .ko)])
    func aTableLooksAsBefore(width: Int, language: Language) throws {
        let lines = Self.listings.lines(width: width, in: language)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        try GoldenFolder("Terminal").expect(
            lines.map { $0.plain + "\n" }.joined(), "listings-\(width)-\(language.rawValue).txt")
    }

    @Test(arguments: 1...40) func aTableNeverExceedsAnyWidth(width: Int) {
        for line in Self.listings.lines(width: width, in: .ko) {
            #expect(line.displayWidth <= width)
        }
    }

    @Test func columnsStartAtTheSameCell() {
        let lines = Self.listings.lines(width: 200, in: .ko).map(\.plain)
        let prices = lines.dropFirst().prefix(4).map { line in
            line.prefix { $0 != "₩" && $0 != "$" }.displayWidth + priceWidth(line)
        }
        #expect(Set(prices).count == 1, "Right-aligned prices must end at one cell: \(prices).")
    }

    @Test func plainTablesAreCompleteAndTabSeparated() throws {
        let recording = Console.recording(ConsoleOptions(format: .plain, language: .ko), width: 20)
        recording.console.show(Self.listings)
        try GoldenFolder("Terminal").expect(recording.output, "listings-plain.txt")
        #expect(recording.output.split(separator: "\n").allSatisfy { $0.filter { $0 == "\t" }.count == 4 })
    }

    @Test func titlesAreBoldInColour() {
        let recording = Console.recording(ConsoleOptions(language: .en), outputIsTerminal: true)
        recording.console.show(Table([.init(Phrase("A"))], rows: [["x"]]))
        #expect(recording.output == "\u{1B}[1mA\u{1B}[0m\nx\n")
    }

    @Test func missingCellsAreEmptyAndExtraOnesNotShown() {
        let table = Table(
            [.init(Phrase("A")), .init(Phrase("B"), .right)], rows: [["x"], ["x", "1", "extra"], []])
        #expect(table.lines(width: 80, in: .en).map(\.plain) == ["A  B", "x", "x  1", ""])
        #expect(table.plainLines == ["x\t", "x\t1", "\t"])
    }

    static let market = Table(
        [
            .init(Phrase("#"), .right),
            .init(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 28),
            .init(Phrase(en: "Price", ko: "가격"), .right),
            .init(Phrase(en: "Cond.", ko: "등급"), leftOut: 3),
            .init(Phrase(en: "State", ko: "상태"), leftOut: 1),
            .init(Phrase(en: "Likes", ko: "좋아요"), .right, leftOut: 2),
            .init(Phrase(en: "Seller", ko: "판매자"), flexible: 8),
            .init(Phrase(en: "Published", ko: "등록일")), .init(Phrase("ID")),
        ],
        rows: [
            [
                "1", "광주FC 2024 골키퍼 유니폼 상의 새 상품", "₩35,100 -10%", "C", "판매 중", "10", "느긋한고라니", "3주 전",
                "x9kkd2",
            ],
            ["2", "축구공", "₩8,000", "", "예약 중", "♥ 1", "수연", "방금", "vpr12a"],
        ])

    @Test(arguments: [40, 59, 80, 100, 140])
    func theTitleGetsTheRoom(width: Int) throws {
        let lines = Self.market.lines(width: width, in: .ko)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        try GoldenFolder("Terminal").expect(lines.map { $0.plain + "\n" }.joined(), "market-\(width)-ko.txt")
    }

    @Test func aTitleThatFitsLeavesNothingOut() {
        var table = Self.market
        table.rows.removeFirst()
        #expect(table.lines(width: 80, in: .ko)[0].plain.contains("등급"))
        #expect(!Self.market.lines(width: 80, in: .ko)[0].plain.contains("등급"))
        #expect(Self.market.lines(width: 1_000_000, in: .ko)[1].plain.contains("새 상품  ₩35,100"))
    }

    @Test(arguments: 1...80) func recordsNeverExceedAnyWidth(width: Int) {
        for line in Self.market.lines(width: width, in: .ko) { #expect(line.displayWidth <= width) }
    }

    private func priceWidth(_ line: String) -> Int {
        guard let start = line.firstIndex(where: { $0 == "₩" || $0 == "$" }) else { return 0 }
        return line[start...].prefix { $0 != " " }.displayWidth
    }
}
