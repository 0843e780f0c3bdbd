import Commands
import Testing

@Suite("Comma-separated values") struct CSVTests {
    /// A text, and how it stands in a file.
    static let cells: [(text: String, written: String)] = [
        ("", ""), ("유니폼", "유니폼"), ("유니폼", "유니폼"), ("유니폼, 두 벌", "\"유니폼, 두 벌\""),
        ("말한 \"것\"", "\"말한 \"\"것\"\"\""), ("위\n아래", "\"위\n아래\""), ("위\r\n아래", "\"위\r\n아래\""),
        ("=1+1", "'=1+1"), ("+82 2 123 4567", "'+82 2 123 4567"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"), ("\r=1", "\"'\r=1\""), ("\n=1", "\"'\n=1\""), ("＝1+1", "'＝1+1"),
        ("=HYPERLINK(\"http://x\",\"눌러\")", "\"'=HYPERLINK(\"\"http://x\"\",\"\"눌러\"\")\""),
        ("=\u{301}1", "'=\u{301}1"), ("1=1", "1=1"), ("가=1", "가=1"), ("'=1", "'=1"),
    ]

    @Test("A text is quoted where it must be, and is never a formula", arguments: cells)
    func text(_ text: String, _ written: String) {
        #expect(CSVCell.line([.text(text)]).unicodeScalars.elementsEqual(written.unicodeScalars))
    }

    @Test("Numbers stay numbers, also negative ones") func numbers() {
        #expect(
            CSVCell.line([.number(-500), .number(0), .text("원"), .number(.max)]) == "-500,0,원,\(Int64.max)")
    }

    @Test("What was written is read, cell by cell") func roundTrip() throws {
        let rows = [["이름", "금액"], ["유니폼, \"새것\"", "1\n2"], ["", "마지막"]]
        for end in ["\n", "\r\n"] {
            let text = rows.map { CSVCell.line($0.map { .text($0) }) }.joined(separator: end)
            for written in [text, "\u{FEFF}" + text + end] {
                #expect(try CSVRow.rows(of: written).map(\.cells) == rows)
            }
        }
    }

    @Test("Rows know their lines, and blank ones are passed over") func lines() throws {
        let rows = try CSVRow.rows(of: "a,b\n\n\"1\n2\",c\nd,e\n")
        #expect(rows.map(\.line) == [1, 3, 5])
        #expect(try CSVRow.rows(of: "").isEmpty)
    }

    @Test("A place without the form is named") func faults() {
        let cases: [(String, CSVFault)] = [
            ("a,b\n1,\"2", CSVFault(line: 2, column: 2, reason: .unclosed)),
            ("가,나\n\"1\"2,3", CSVFault(line: 2, column: 1, reason: .strayMark)),
            ("1,2\"3", CSVFault(line: 1, column: 2, reason: .strayMark)),
        ]
        for (text, fault) in cases {
            #expect(throws: fault) { try CSVRow.rows(of: text) }
        }
    }
}
