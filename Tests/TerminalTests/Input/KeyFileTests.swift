import Terminal
import Testing
import Vocabulary

/// A person's own keys in a file.
@Suite struct KeyFileTests {
    private static let like = Action("shop.like", Phrase("like"), [.text("f")])
    private static let drop = Action("shop.drop", formerly: ["shop.throw"], Phrase("drop"), [.text("d")])
    private static let other = Action("other.drop", Phrase("drop"), [.text("x")])
    private static let screens = [[like, drop], [other]]

    private static func read(_ text: String) -> KeyFile { KeyFile(text, .vi, screens: screens) }

    @Test func linesGiveActionsOtherKeys() {
        let file = Self.read("# 내 키\n\nshop.like: ctrl-l page-up ㅎ # heart\nother.drop:   none\r\n")
        #expect(file.faults.isEmpty, "\(file.faults)")
        #expect(file.own == ["shop.like": [.control("l"), Key(.pageUp), .text("ㅎ")], "other.drop": []])
        let map = KeyMap(.vi, own: file.own)
        #expect(map.action(of: .text("f"), among: Self.screens[0]) == nil)
        #expect(map.action(of: .control("l"), among: Self.screens[0]) == Self.like)
    }

    @Test func aNameThatAnActionHadBeforeStillGivesItKeys() {
        let file = Self.read("shop.throw: x")
        #expect(file.faults.isEmpty && file.own == ["shop.drop": [.text("x")]])
    }

    @Test(arguments: [
        ("shop.like f", 1, "콜론", "colon"),
        ("shop.like:", 1, "콜론", "colon"),
        ("\nshop.lik: f", 2, "'shop.lik' 명령이 없습니다", "no action is called 'shop.lik'"),
        ("shop.like: f\nshop.like: g", 2, "줄이 이미 있습니다", "has a line already"),
        ("shop.drop: x\nshop.throw: y", 2, "'shop.drop'의 줄이 이미 있습니다", "'shop.drop' has a line already"),
        ("shop.like: ctrl+l", 1, "'ctrl+l' 키가 없습니다", "no key is called 'ctrl+l'"),
        ("shop.like: d", 1, "'shop.drop'에 쓰입니다", "d does 'shop.drop'"),
        ("shop.like: z\nshop.drop: z", 2, "'shop.like'에 쓰입니다", "z does 'shop.like'"),
        ("shop.\u{1B}[2J: f", 1, "'shop.^[[2J'", "'shop.^[[2J'"),
    ]) func whatIsWrongIsToldWithItsLine(_ text: String, _ line: Int, _ korean: String, _ english: String) {
        let file = Self.read(text)
        #expect(file.faults.map(\.line) == [line])
        let words = file.words(naming: "keys")
        #expect(
            words?.ko.contains("keys \(line)번째 줄: ") == true && words?.ko.contains(korean) == true,
            "\(words?.ko ?? "")")
        #expect(
            words?.en.hasPrefix("keys, line \(line): ") == true && words?.en.contains(english) == true,
            "\(words?.en ?? "")")
    }

    @Test func aKeyMayDoSomethingElseOnAnotherScreen() {
        let file = Self.read("shop.like: x")
        #expect(file.faults.isEmpty && file.own["shop.like"] == [.text("x")])
    }

    @Test func twoMayChangeTheirKeys() {
        let file = Self.read("shop.like: d\nshop.drop: f")
        #expect(file.faults.isEmpty && file.own.count == 2)
    }

    @Test func theOtherLinesCountAllTheSame() {
        let file = Self.read("shop.like: f1\nshop.none: x\nother.drop: ?\n:::")
        #expect(file.own == ["shop.like": [Key(.function(1))], "other.drop": [.text("?")]])
        #expect(file.faults.map(\.line) == [2, 4])
        #expect(file.words(naming: "keys")?.en.hasSuffix("(1 more)") == true)
    }
}
