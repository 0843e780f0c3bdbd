import Testing
import Vocabulary

@Suite struct MemberCountTests {
    @Test(arguments: ["a", "listings", "board-posts", "2nd", String(repeating: "z", count: 40)])
    func aNameIsAKind(_ name: String) throws {
        let kind = try #require(MemberCountKind(rawValue: name))
        #expect(kind.rawValue == name && "\(kind)" == name)
    }

    @Test(
        arguments: [
            "", "Goods", "board_posts", "two words", "물건", "a\n",
            "\u{1106}\u{116E}\u{11AF}\u{1100}\u{1165}\u{11AB}", String(repeating: "z", count: 41),
        ])
    func whatIsNoNameIsNoKind(_ text: String) {
        #expect(MemberCountKind(rawValue: text) == nil)
    }
}
