import Database
import Testing
import Vocabulary

@Suite("Cards of pictures in a column")
struct PictureCardListTests {
    private let cards = [("빨간 유니폼 앞면", 1), ("", 2), ("a red jersey, front", 3)].map { text, number in
        PictureCard(
            id: PictureID(RawIdentifier(high: 1, low: number)), width: 2_048, height: Int(number),
            placeholder: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A", description: text)
    }

    @Test("are read as they were written, in their order")
    func returning() throws {
        guard case .text(let text) = PictureCardList(cards).sqlValue else {
            Issue.record("the column is no text")
            return
        }
        #expect(try PictureCardList(text: text).cards == cards)
        #expect(PictureCardList([]).sqlValue == .text(""))
        #expect(try PictureCardList(text: "").cards.isEmpty)
    }

    @Test(
        "are corrupt if they are anything else",
        arguments: ["x", "\t\t\t\t", "01jd3x7k9qf8a2m4n6p8r0s2t4\t1\t2\tx", "사진\t1\t2\tx\ty"])
    func corrupt(text: String) {
        #expect(throws: DatabaseError.self) { try PictureCardList(text: text) }
    }
}
