import TestKit
import Testing

@testable import Terminal

/// How much a field holds, and what is drawn of very much.
@Suite(.hangLimit) struct TextLimitTests {
    private static let syllable = "\u{1112}\u{1161}\u{11AB}"
    private static let marked = "e" + String(repeating: "\u{301}", count: 300)

    /// What a line of at most five characters and 80 bytes makes of a text that is put in.
    @Test(arguments: [
        ("의자", "의자", false), ("원목 책상", "원목 책상", false), ("원목 책상들", "원목 책상", true),
        ("a\nb\r\nc", "a b c", false), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", true),
        (String(repeating: syllable, count: 6), String(repeating: syllable, count: 5), true),
        ("a" + marked, "a", true), ("", "", false),
    ])
    func aLineHoldsItsLimit(pasted: String, held: String, isCut: Bool) {
        var line = EditedLine(limit: TextLimit(5))
        line.insert(pasted)
        #expect(line.text == held && line.isCut == isCut)
        #expect(line.text.count <= 5 && line.text.utf8.count <= 80)
        let restored = EditedLine(pasted.replacing("\r\n", with: "\n"), limit: TextLimit(5))
        #expect(restored.text.replacing("\n", with: " ") == held && restored.isCut == isCut)
    }

    @Test func whatIsTypedBeyondTheLimitIsLeftOutToo() {
        var line = EditedLine("책상다리", limit: TextLimit(5))
        for scalar in "\u{1100}\u{1161}\u{11A8}".unicodeScalars { _ = line.take(.text(scalar)) }
        #expect(line.text.count == 5 && !line.isCut, "the parts of one syllable are one character")
        let isTaken = line.take(.text("x"))
        #expect(isTaken && line.isCut && !line.text.contains("x"))
        _ = line.take(Key(.left))
        #expect(!line.isCut, "it is said once")
        line.insert("가나")
        #expect(line.isCut && line.text.count == 5)
        for key in [Key.control("u"), .text("y")] { _ = line.take(key) }
        #expect(line.text.hasPrefix("y"))
    }

    @Test func aFieldSaysThatSomethingWasLeftOut() {
        var list = FieldList([
            FieldList.Field("title", Phrase(en: "Title", ko: "제목"), limit: TextLimit(3))
        ])
        list.take(.paste("원목 책상"))
        #expect(list["title"] == "원목 ")
        for (language, words) in [
            (Language.en, "! At most 3 characters: the rest was left out."),
            (.ko, "! 최대 3자까지 입력할 수 있어 나머지는 넣지 않았습니다."),
        ] {
            var frame = Frame(Size(columns: 60, rows: 4))
            frame.put(list, in: frame.bounds, language)
            #expect(frame.text.contains(words), "\(frame.text)")
        }
        list.take(.key(Key(.backspace)))
        var frame = Frame(Size(columns: 60, rows: 4))
        frame.put(list, in: frame.bounds, .en)
        #expect(!frame.text.contains("!"))
    }

    @Test func aTextOfSeveralLinesKeepsThem() {
        var list = FieldList([FieldList.Field("text", Phrase("Text"))])
        list.insert("한 줄\n두 줄", keepingLines: true)
        #expect(list["text"] == "한 줄\n두 줄")
    }

    /// A line that is far longer than what is seen of it is drawn as quickly as a short one: to measure all
    /// of it for each character that is left out would take hours here.
    @Test(arguments: ["가", "e\u{301}", "a ", "👨‍👩‍👧"]) func whatIsNotSeenCostsNothing(_ piece: String) {
        let text = String(repeating: piece, count: 300_000)
        var line = EditedLine(text, limit: TextLimit(1_000_000))
        #expect(!line.isCut)
        var frame = Frame(Size(columns: 80, rows: 2))
        for _ in 0..<10 { frame.put(line, hasFocus: true, in: Rect(column: 0, row: 0, columns: 80, rows: 1)) }
        #expect(frame.cursor.map { (78...79).contains($0.column) } == true)
        for key in [Key(.left, .control), Key(.right, .control), Key(.home), Key(.end)] {
            _ = line.take(key)
        }
        #expect(line.text == text)
    }

    @Test func aTableIsLaidOutWhateverItsTextsAre() {
        let text = String(repeating: "가나다 ", count: 200_000)
        let columns = [
            Table.Column(Phrase("#"), .right), Table.Column(Phrase("A"), flexible: 8),
            Table.Column(Phrase("B"), flexible: 8),
        ]
        let rows = (0..<10).map { [StyledText("\($0)"), StyledText(text), StyledText(text)] }
        let lines = Table(columns, rows: rows).lines(width: 80, in: .en)
        #expect(lines.count == 11 && lines.allSatisfy { $0.displayWidth <= 80 })
        #expect(lines[1].plain.contains("…"))
    }

    /// A hostile text: one character of very many marks.
    @Test func aCharacterWithoutEndIsShownInPart() {
        var frame = Frame(Size(columns: 4, rows: 1))
        frame.put("a" + Self.marked + "b", at: .origin)
        #expect(frame.text.unicodeScalars.count < 50 && frame.text.hasSuffix("b\n"))
    }
}
