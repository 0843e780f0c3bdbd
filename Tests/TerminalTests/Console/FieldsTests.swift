import Terminal
import TestKit
import Testing

@Suite struct FieldsTests {
    static var listing: Fields {
        var fields = Fields()
        fields.add(Phrase(en: "Title", ko: "제목"), "전북 현대 홈 유니폼")
        fields.add(Phrase(en: "Price", ko: "가격"), StyledText("₩120,000", .bold))
        fields.add(
            Phrase(en: "Description", ko: "설명"),
            text: """
                2021 시즌 홈 유니폼입니다. 두 번 입었고 세탁 후 보관했습니다. 직거래는 전주 시내에서만 가능하며 택배는 착불로 보내 드립니다.

                Worn twice, washed once. See \
                https://example.com/a/very/long/address/that/has/no/blank/at/all/anywhere.
                """)
        fields.add(Phrase(en: "Note", ko: "비고"), "")
        return fields
    }

    @Test(arguments: [(80, Language.ko), (80, .en), (40, .ko), (24, .en)])
    func detailsLookAsBefore(width: Int, language: Language) throws {
        let lines = Self.listing.lines(width: width, in: language)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        try GoldenFolder("Terminal").expect(
            lines.map { $0.plain + "\n" }.joined(), "details-\(width)-\(language.rawValue).txt")
    }

    @Test func plainDetailsAreOneLineEach() {
        let lines = Self.listing.plainLines(in: .ko)
        #expect(lines.count == 4)
        #expect(lines[0] == "제목\t전북 현대 홈 유니폼")
        #expect(lines[3] == "비고\t")
    }
}
