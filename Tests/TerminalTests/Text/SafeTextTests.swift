import Terminal
import Testing

@Suite struct SafeTextTests {
    static let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"

    @Test(arguments: [
        ("plain text", "plain text"), ("한글 제목", "한글 제목"), (decomposed, decomposed), ("", ""),
        ("👍 좋아요", "👍 좋아요"),
        ("👨‍👩‍👧", "👨‍👩‍👧"), ("❤️", "❤️"), ("1️⃣", "1️⃣"), ("e\u{301}", "e\u{301}"),
        ("a\u{1B}[31mred", "a^[[31mred"), ("\u{1B}]0;title\u{07}", "^[]0;title^G"), ("a\u{0}b", "a^@b"),
        ("a\rb", "a^Mb"), ("a\nb", "a^Jb"), ("a\r\nb", "a^M^Jb"), ("a\tb", "a^Ib"), ("a\u{7F}", "a^?"),
        ("a\u{9B}31m", "a\u{FFFD}31m"), ("a\u{85}b", "a\u{FFFD}b"), ("\u{202E}cod", "\u{FFFD}cod"),
        ("\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"), ("a\u{2028}b", "a\u{FFFD}b"),
        ("a\u{200B}b", "a\u{FFFD}b"),
        ("a\u{200D}b", "a\u{FFFD}b"), ("a\u{FE0F}", "a\u{FFFD}"), ("\u{FEFF}a", "\u{FFFD}a"),
    ])
    func hostileCharactersAreReplaced(text: String, safe: String) {
        #expect(Array(text.safeLine.unicodeScalars) == Array(safe.unicodeScalars))
        #expect(text.safeLine.safeLine.unicodeScalars.elementsEqual(safe.unicodeScalars))
    }

    @Test(arguments: [
        ("a\nb", ["a", "b"]), ("a\r\nb\n", ["a", "b"]), ("", [""]), ("a\n\nb", ["a", "", "b"]),
        ("a\rb", ["a^Mb"]),
    ])
    func linesAreKept(text: String, lines: [String]) {
        #expect(text.safeLines == lines)
    }

    /// Every way text can reach a stream, fed with escape sequences: only our own styles may come out.
    @Test func noTextFunctionLetsAnEscapeSequenceThrough() throws {
        let evil = "\u{1B}[2J\u{9B}H\u{0}\u{202E}\r\n\u{7}"
        let recording = Console.recording(input: ["x", "1", "n"])
        let console = recording.console
        console.print(StyledText(evil))
        console.print(Phrase(evil))
        console.print(text: evil)
        console.note(Phrase(evil))
        console.show(Table([.init(Phrase(evil))], rows: [[StyledText(evil)]]))
        var fields = Fields()
        fields.add(Phrase(evil), StyledText(evil))
        fields.add(Phrase(evil), text: evil)
        console.show(fields)
        console.show(JSONDocument.object([(evil, .string(evil))]))
        console.report(UsageError(Phrase(evil)), hint: Phrase(evil))
        _ = try console.ask(Phrase(evil), default: evil)
        _ = try console.choose(Phrase(evil), from: [StyledText(evil)])
        _ = try console.confirm(Phrase(evil), severity: .severe(typing: evil))
        expectHarmless(recording.output + recording.errors)
    }

    @Test func cellsOfARowStandApartByTabsThatNoTextCanForge() {
        let recording = Console.recording()
        recording.console.print(cells: ["mem_1", "두\t칸\u{1B}", ""])
        #expect(recording.output == "mem_1\t두^I칸^[\t\n")
    }

    @Test func plainOutputIsSafeToo() {
        let recording = Console.recording(ConsoleOptions(format: .plain))
        recording.console.show(Table([.init(Phrase("a"))], rows: [["a\u{1B}[1m\tb\nc"]]))
        var fields = Fields()
        fields.add(Phrase("l\u{1B}\t"), text: "a\u{1B}\nb\tc")
        recording.console.show(fields)
        #expect(recording.output == "a^[[1m^Ib^Jc\nl^[^I\ta^[ b^Ic\n")
    }

    private func expectHarmless(_ written: String) {
        let hostile = written.unicodeScalars.filter {
            $0 != "\n"
                && ($0.properties.generalCategory == .control || $0.properties.generalCategory == .format)
        }
        #expect(
            hostile.isEmpty, "These reached the terminal: \(hostile.map(\.value)); make the text safe first.")
    }
}
