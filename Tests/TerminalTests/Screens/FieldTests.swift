import TestKit
import Testing

@testable import Terminal

/// Fields that begin with a choice.
@Suite(.hangLimit) struct FieldTests {
    private static func list() -> FieldList {
        var list = FieldList([
            FieldList.Field("sport", Phrase(en: "Sport", ko: "종목"), "축구", isChoice: true),
            FieldList.Field("place", Phrase(en: "Place", ko: "지역"), "성동"),
        ])
        list.select(0)
        return list
    }

    private static func type(_ text: String, _ list: inout FieldList) {
        for scalar in text.unicodeScalars { list.take(Key.text(scalar)) }
    }

    @Test(arguments: ["풋살", "\u{1111}\u{116E}\u{11BA}살"]) func typingTakesThePlaceOfAChoice(_ typed: String) {
        var list = Self.list()
        Self.type(typed, &list)
        #expect(list["sport"] == typed)
        list.choose("농구")
        list.take(.paste("배구"))
        Self.type("단", &list)
        #expect(list["sport"] == "배구단", "what was typed stays")
    }

    @Test func aChoiceThatIsEditedIsText() {
        var list = Self.list()
        list.take(Key(.left))
        Self.type("족", &list)
        #expect(list["sport"] == "축족구")
        list.move(by: 1)
        Self.type("구", &list)
        #expect(list["place"] == "성동구", "a text is no choice")
    }

    @Test func spaceTakesTheNextChoiceAndNoneWhereSomethingElseIsTyped() {
        let choices = [Phrase(en: "soccer", ko: "축구"), Phrase(en: "futsal", ko: "풋살")]
        var list = FieldList([
            FieldList.Field("sport", Phrase(en: "Sport", ko: "종목"), choices: choices, "풋살")
        ])
        #expect(list.fields[0].label.ko == "종목: 축구, 풋살")
        var isTaken = list.chooseNext(.ko)
        #expect(isTaken && list["sport"] == "축구", "behind the last comes the first")
        Self.type("족구", &list)
        isTaken = list.chooseNext(.ko)
        #expect(!isTaken && list["sport"] == "족구")
        list.take(.control("u"))
        isTaken = list.chooseNext(.ko)
        #expect(isTaken && list["sport"] == "축구")
    }

    @Test func aChoiceIsTakenOver() {
        var list = Self.list()
        var field = FieldList.Field("sport", Phrase(en: "Sport", ko: "종목"))
        field.takeOver(list.fields[0])
        list = FieldList([field])
        Self.type("골프", &list)
        #expect(list["sport"] == "골프")
    }
}
