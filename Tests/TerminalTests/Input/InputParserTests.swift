import SampleKit
import Testing

@testable import Terminal

/// What terminals send, as what somebody did.
@Suite struct InputParserTests {
    private static func parsed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        var parser = InputParser()
        return bytes.compactMap { parser.take($0) } + [parser.giveUp()].compactMap { $0 }
    }

    static let keys: [(sent: String, keys: [Key])] = [
        ("a", [.text("a")]), ("가", [.text("가")]), ("👍🏽", [.text("👍"), .text("🏽")]),
        ("\u{1112}\u{1161}", [.text("\u{1112}"), .text("\u{1161}")]),
        ("\r\n\t\u{7F}\u{8}", [Key(.enter), Key(.enter), Key(.tab), Key(.backspace), Key(.backspace)]),
        ("\u{1}\u{1A}\u{0}\u{1D}", [.control("a"), .control("z"), .control(" "), .control("]")]),
        // Escape alone, before a key, before Hangul, before a sequence.
        ("\u{1B}", [Key(.escape)]), ("\u{1B}x", [Key(.text("x"), .alt)]),
        ("\u{1B}ㅂ", [Key(.text("ㅂ"), .alt)]), ("\u{1B}\u{1B}[A", [Key(.up, .alt)]),
        ("\u{1B}\u{3}", [Key(.text("c"), [.alt, .control])]), ("\u{1B}\u{1B}", [Key(.escape, .alt)]),
        // Arrows plain, in application mode, with keys held down, as each terminal has them.
        ("\u{1B}[A\u{1B}OB", [Key(.up), Key(.down)]), ("\u{1B}[1;5C", [Key(.right, .control)]),
        ("\u{1B}[1;2D\u{1B}[1;7H", [Key(.left, .shift), Key(.home, [.alt, .control])]),
        ("\u{1B}[5~\u{1B}[6;5~\u{1B}[2~", [Key(.pageUp), Key(.pageDown, .control), Key(.insert)]),
        ("\u{1B}OP\u{1B}[[B\u{1B}[13~\u{1B}[24~", [1, 2, 3, 12].map { Key(.function($0)) }),
        ("\u{1B}[1;2P\u{1B}[15;2~", [Key(.function(1), .shift), Key(.function(5), .shift)]),
        ("\u{1B}[Z", [Key(.tab, .shift)]),
        // kitty, and xterm that tells of all keys.
        ("\u{1B}[27u\u{1B}[97;5u", [Key(.escape), .control("a")]),
        ("\u{1B}[13;2u\u{1B}[54620;3u", [Key(.enter, .shift), Key(.text("한"), .alt)]),
        ("\u{1B}[97:65;6:1u", [Key(.text("a"), [.shift, .control])]),
        ("\u{1B}[57358u\u{1B}[99999999999u\u{1B}[55296u", []),
        ("\u{1B}[27;6;13~", [Key(.enter, [.shift, .control])]),
    ]

    @Test(arguments: keys.indices) func keysAreKnown(_ index: Int) {
        let (sent, keys) = Self.keys[index]
        #expect(Self.parsed(sent.utf8) == keys.map { .key($0) }, "\(sent.debugDescription)")
    }

    static let others: [(sent: String, input: TerminalInput)] = [
        ("\u{1B}[200~가나\r다\r\n\u{1B}[A\n\u{1B}[201~", .pasted("가나\n다\n\u{1B}[A\n")),
        ("\u{1B}[<0;3;1M", .mouse(Mouse(.pressed(.left), column: 2, row: 0))),
        ("\u{1B}[<18;235;60m", .mouse(Mouse(.released, column: 234, row: 59, .control))),
        ("\u{1B}[<35;1;1M", .mouse(Mouse(.moved, column: 0, row: 0))),
        ("\u{1B}[<65;4;5M", .mouse(Mouse(.wheel(.down), column: 3, row: 4))),
        ("\u{1B}[<68;4;5M", .mouse(Mouse(.wheel(.up), column: 3, row: 4, .shift))),
        ("\u{1B}[I", .focused(true)), ("\u{1B}[O", .focused(false)),
        ("\u{1B}[?1;2c", .answer(Array("[?1;2c".utf8))), ("\u{1B}[12;80R", .answer(Array("[12;80R".utf8))),
        ("\u{1B}[?2026;2$y", .answer(Array("[?2026;2$y".utf8))),
        ("\u{1B}P>|tmux 3.3a\u{1B}\\", .answer(Array("P>|tmux 3.3a".utf8))),
        ("\u{1B}]11;rgb:ff/ff/ff\u{7}", .answer(Array("]11;rgb:ff/ff/ff".utf8))),
        ("\u{1B}_Gi=31;OK\u{1B}\\", .answer(Array("_Gi=31;OK".utf8))),
    ]

    @Test(arguments: others.indices) func whatIsNoKeyIsKnown(_ index: Int) {
        let (sent, input) = Self.others[index]
        #expect(Self.parsed(sent.utf8) == [input], "\(sent.debugDescription)")
        #expect(Self.parsed("a\(sent)b".utf8) == [.key(.text("a")), input, .key(.text("b"))])
    }

    @Test(
        "nothing comes of what is not known, and what follows is understood",
        arguments: [
            "\u{1B}[<1;2M", "\u{1B}[99999999999999999999~", "\u{1B}[38;5;1m", "\u{1B}[1;", "\u{1B}OZ",
            "\u{1B}[1\u{18}",
            "\u{1B}[<9999999;1;1M", "\u{1B}P" + String(repeating: "x", count: 70_000),
        ])
    func unknown(_ sent: String) {
        let inputs = Self.parsed("\(sent)\u{1B}[A\u{1B}[Bb".utf8)
        #expect(inputs.suffix(3) == [.key(Key(.up)), .key(Key(.down)), .key(.text("b"))], "\(inputs)")
        #expect(!inputs.contains(.key(.text("x"))))
    }

    @Test func anAnswerIsBoundedAndEnds() {
        let inputs = Self.parsed("\u{1B}P\(String(repeating: "x", count: 70_000))\u{1B}\\b".utf8)
        guard case .answer(let bytes)? = inputs.first else { return #expect(Bool(false), "\(inputs)") }
        #expect(bytes.count < 1 << 16 && inputs.last == .key(.text("b")))
    }

    @Test func bytesThatAreNoTextAreNoKeys() {
        let sent: [UInt8] = [0xED, 0x95, 0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF5, 0x62]
        #expect(Self.parsed(sent) == [.key(.text("a")), .key(.text("b"))])
    }

    @Test func aPasteIsBoundedAndEnds() {
        var parser = InputParser(longestPaste: 100)
        for byte in "\u{1B}[200~".utf8 { #expect(parser.take(byte) == nil) }
        let early = (0..<1_000).count { _ in parser.take(0x61) != nil }
        #expect(early == 0)
        #expect(parser.patience == .seconds(1))
        let ends = "\u{1B}[201~".utf8.compactMap { parser.take($0) }
        guard case .pasted(let text)? = ends.first else { return #expect(Bool(false), "\(ends)") }
        #expect(text.utf8.count == 100 && parser.patience == nil)
        #expect(parser.take(0x62) == .key(.text("b")))
    }

    @Test func aTerminalThatStopsInTheMiddleKeepsNobodyWaiting() {
        var parser = InputParser()
        #expect(parser.patience == nil && parser.giveUp() == nil)
        _ = parser.take(0x1B)
        #expect(parser.patience == .milliseconds(50))
        _ = parser.take(UInt8(ascii: "["))
        #expect(parser.patience == .seconds(1) && parser.giveUp() == nil)
        for byte in "\u{1B}[200~반".utf8 { _ = parser.take(byte) }
        #expect(parser.giveUp() == .pasted("반"))
        #expect(parser.take(0x62) == .key(.text("b")))
    }

    @Test(
        "whatever is sent, in whatever pieces: no trap, and typing goes on",
        arguments: 1...20 as ClosedRange<UInt64>)
    func anything(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var parser = InputParser()
        let alphabet =
            Array("\u{1B}\u{1B}\u{1B}[[<?;;0123456789~MmuRABOP]_\\\u{7}가x".utf8) + [0xFF, 0xC3, 0x80]
        for _ in 0..<5_000 {
            _ = parser.take(alphabet[random.below(alphabet.count)])
            if random.below(50) == 0 { _ = parser.giveUp() }
        }
        _ = parser.giveUp()
        #expect(parser.take(0x62) == .key(.text("b")))
    }

    static let layout: [(typed: Unicode.Scalar, latin: String)] = [
        ("ㅓ", "j"), ("ㄲ", "R"), ("한", "gks"), ("값", "rkqt"), ("의", "dml"), ("ㅢ", "ml"), ("j", "j"),
        ("?", "?"),
        ("\u{1112}", "g"), ("\u{11AB}", "s"), ("漢", "漢"), ("뷁", "qnpfr"),
    ]

    @Test(arguments: layout.indices) func hangulIsItsKeys(_ index: Int) {
        let (typed, latin) = Self.layout[index]
        #expect(Key(.text(typed), .alt).onLatinLayout == latin.unicodeScalars.map { Key(.text($0), .alt) })
    }
}
