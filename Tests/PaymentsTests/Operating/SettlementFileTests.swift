import Payments
import PaymentsConsole
import Terminal
import Testing
import Vocabulary

@Suite("Settlement files") struct SettlementFileTests {
    private static let header = "payment,source,gross,fee,tax,net,day"
    private static let reference = "pay-AbCdEfGhIjKlMnOpQrStUv"
    private static let row = "\(reference),tx-1,30000,900,90,29010,2026-11-23"

    private func read(_ lines: [String]) throws(SettlementFaults) -> [SettlementLine] {
        try SettlementFile(Array(lines.joined(separator: "\n").utf8)).lines
    }

    @Test("Rows are read by the names of their columns, in any order, with either line end")
    func rows() throws {
        let line = try #require(try read([Self.header, Self.row]).first)
        #expect(line.reference == PaymentReference(Self.reference) && line.source == "tx-1")
        #expect([line.gross, line.fee, line.tax, line.net] == [30_000, 900, 90, 29_010])
        #expect(line.day == CivilDay(year: 2026, month: 11, day: 23))
        let other = [
            "\u{FEFF}비고,DAY,net,tax,fee,gross,source,payment\r",
            "\"유니폼, 새것\",2026-11-23,\"29,010\",90,900,\"30,000\",tx-1,\(Self.reference)\r", "\r",
        ]
        #expect(try read(other) == [line])
        let refund = "\(Self.reference),can-1,-5000,0,0,-5000,2026-11-24"
        #expect(try read([Self.header, Self.row, refund]).map(\.gross) == [30_000, -5_000])
        #expect(try read([Self.header]).isEmpty)
    }

    /// A row in place of a right one, and the column that is named; nil for the row as a whole.
    static let wrong: [(row: String, column: String?)] = [
        ("pay-짧음,tx-2,1,0,0,1,2026-11-23", "payment"), ("\(reference),,1,0,0,1,2026-11-23", "source"),
        ("\(reference),정산 2,1,0,0,1,2026-11-23", "source"),
        ("\(reference),tx-2,만원,0,0,1,2026-11-23", "gross"),
        ("\(reference),tx-2,1.5,0,0,1,2026-11-23", "gross"), ("\(reference),tx-2,1,,0,1,2026-11-23", "fee"),
        ("\(reference),tx-2,1,0,=1,1,2026-11-23", "tax"),
        ("\(reference),tx-2,1,0,0,9223372036854775808,2026-11-23", "net"),
        ("\(reference),tx-2,1,0,0,1,2026-02-30", "day"), ("\(reference),tx-2,1,0,0,1", "day"),
        ("\(reference),tx-2,30000,900,90,29011,2026-11-23", nil), (row, "source"),
    ]

    @Test("A wrong row is named with its line and its column", arguments: wrong.indices)
    func wrongRow(_ index: Int) {
        let wrong = Self.wrong[index]
        let faults = #expect(throws: SettlementFaults.self) { try read([Self.header, Self.row, wrong.row]) }
        #expect(faults?.faults.map(\.line) == [3], "\(wrong.row)")
        #expect(faults?.faults.first?.column == wrong.column, "\(wrong.row)")
        let words = faults?.faults.first?.words
        #expect(words?.en.hasPrefix("line 3") == true && words?.ko.hasPrefix("3번째 줄") == true)
    }

    @Test("All wrong rows are told, but not more than people read") func several() {
        let rows = [String](repeating: "x,tx,1,0,0,1,2026-11-23", count: 50)
        let faults = #expect(throws: SettlementFaults.self) { try read([Self.header, Self.row] + rows) }
        #expect(faults?.faults.map(\.line) == Array(3...22))
    }

    @Test("A header without a column, or with one twice, is refused; so is what is no text")
    func headers() {
        for (header, column) in [
            ("payment,source,gross,fee,tax,net", "day"), ("\(Self.header),fee", "fee"), ("결제,금액", "payment"),
        ] {
            let faults = #expect(throws: SettlementFaults.self) { try read([header, Self.row]) }
            #expect(faults?.faults.first?.column == column)
        }
        #expect(throws: SettlementFaults.self) { try SettlementFile([0xFF, 0xFE]) }
        #expect(throws: SettlementFaults.self) { try SettlementFile([]) }
        #expect(throws: SettlementFaults.self) { try read([Self.header, "\"열린 따옴표"]) }
    }
}
