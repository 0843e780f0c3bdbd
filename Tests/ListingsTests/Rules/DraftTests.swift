import Listings
import Testing
import UnicodeText
import Vocabulary

@Suite struct DraftTests {
    struct TextCase: Sendable, CustomTestStringConvertible {
        let text: String
        let rules: [FieldError.Rule]

        init(_ text: String, _ rules: FieldError.Rule...) {
            (self.text, self.rules) = (text, rules)
        }

        var testDescription: String { "\(text.unicodeScalars.prefix(4).map(\.value)), \(text.count)" }
    }

    static let titles = [
        TextCase("가나"), TextCase("가", .tooShort(minimum: 2)), TextCase("", .required),
        TextCase(" \n\t\u{3000}\u{A0} ", .required), TextCase(String(repeating: "가", count: 100)),
        TextCase(String(repeating: "가", count: 101), .tooLong(maximum: 100)),
        TextCase(String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 100)),
        TextCase(String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 101), .tooLong(maximum: 100)),
        TextCase("👨‍👩‍👧 가족 🇰🇷"), TextCase(" 앞뒤 빈칸 "), TextCase("한 줄\n두 줄", .forbiddenCharacters),
        TextCase("탭\t글자", .forbiddenCharacters), TextCase("벨\u{7}", .forbiddenCharacters),
        TextCase("\u{1B}[31m빨강", .forbiddenCharacters), TextCase("널\u{0}값", .forbiddenCharacters),
        TextCase("뒤집힌\u{202E}글자", .forbiddenCharacters), TextCase("\u{2066}격리\u{2069}", .forbiddenCharacters),
        TextCase("영폭\u{200B}빈칸", .forbiddenCharacters), TextCase("\u{FEFF}순서표", .forbiddenCharacters),
        TextCase("줄\u{2028}나눔", .forbiddenCharacters),
        TextCase("\u{7}", .forbiddenCharacters, .tooShort(minimum: 2)),
        TextCase("가" + String(repeating: "\u{301}", count: 2000) + "나", .tooLong(maximum: 100)),
    ]

    @Test(arguments: titles) func titlesAreOneLineOf2To100Characters(example: TextCase) {
        let found = ListingDraft.sound { $0.title = example.text }.fieldErrors
        #expect(found == example.rules.map { FieldError("title", $0) }, "Mend ListingDraft.checked.")
    }

    static let descriptions = [
        TextCase(""), TextCase("첫 줄\n\t둘째 줄"), TextCase(String(repeating: "가", count: 2000)),
        TextCase(String(repeating: "가", count: 2001), .tooLong(maximum: 2000)),
        TextCase("되돌림\r글자", .forbiddenCharacters), TextCase("뒤집힌\u{202E}글자", .forbiddenCharacters),
        TextCase("\u{1B}]0;제목\u{7}", .forbiddenCharacters),
    ]

    @Test(arguments: descriptions) func descriptionsAreTextOf2000Characters(example: TextCase) {
        let found = ListingDraft.sound { $0.description = example.text }.fieldErrors
        #expect(found == example.rules.map { FieldError("description", $0) }, "Mend ListingDraft.checked.")
    }

    @Test func textsAreTrimmedAndInNFC() throws {
        let (details, _) = try ListingDraft.soundJersey {
            $0.title = "\u{3000}\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\n"
            $0.description = "\n\u{1100}\u{1161} \n"
            $0.attributes[.team] = " \u{110C}\u{1165}\u{11AB}\u{1107}\u{116E}\u{11A8} "
        }.checked()
        let texts = [details.title, details.description, details.attributes[.team] ?? ""]
        #expect(texts.map { Array($0.utf8) } == ["한글", "가", "전북"].map { Array($0.utf8) })
    }

    @Test(arguments: [(0, false), (-1, false), (1, true), (9999, true), (10_000, false), (Int.max, false)])
    func stockIs1To9999(stock: Int, isSound: Bool) {
        let rule = FieldError("stock", .outOfRange(minimum: 1, maximum: 9999))
        #expect(ListingDraft.sound { $0.stock = stock }.fieldErrors == (isSound ? [] : [rule]))
    }

    static let attributes: [(Category, AttributeValues, [FieldError])] = [
        (.general, [:], []),
        (.general, [.team: " "], []),
        (.general, [.team: "전북"], [FieldError("attributes.team", .unexpected)]),
        (
            .jersey, [:],
            ["league", "team", "season", "size"].map { FieldError("attributes.\($0)", .required) }
        ),
        (
            .jersey,
            [.league: "EPL", .team: "토트넘", .season: "2023/24", .size: "XL", .version: "fake", .brand: "나이키"],
            [
                FieldError(
                    "attributes.version", .unknown(allowed: ["authentic", "replica", "player-issue"])),
                FieldError("attributes.brand", .unexpected),
            ]
        ),
        (.clothing, [.brand: "나이키", .size: " "], [FieldError("attributes.size", .required)]),
        (
            .clothing, [.brand: String(repeating: "나", count: 61), .size: "1234567890123"],
            [
                FieldError("attributes.size", .tooLong(maximum: 12)),
                FieldError("attributes.brand", .tooLong(maximum: 60)),
            ]
        ),
        (
            .clothing, [.brand: "나\u{202E}이키", .size: "M\nL"],
            [
                FieldError("attributes.size", .forbiddenCharacters),
                FieldError("attributes.brand", .forbiddenCharacters),
            ]
        ),
        (
            .clothing, [.brand: "나" + String(repeating: "\u{301}", count: 1000), .size: "M"],
            [FieldError("attributes.brand", .tooLong(maximum: 60))]
        ),
    ]

    @Test(arguments: attributes)
    func eachCategoryHasItsAttributes(
        category: Listings.Category, values: AttributeValues, fieldErrors: [FieldError]
    ) {
        let draft = ListingDraft.sound {
            ($0.category, $0.attributes, $0.condition) = (category, values, .a)
        }
        #expect(draft.fieldErrors == fieldErrors, "Mend the rules of \(category).")
    }

    static let photos: [([UInt64], [FieldError])] = [
        ([], []), ([1, 2, 3, 4, 5], []),
        ([1, 2, 3, 4, 5, 6], [FieldError("photos", .outOfRange(minimum: 0, maximum: 5))]),
        ([1, 2, 1, 1], [FieldError("photos.2", .repeated), FieldError("photos.3", .repeated)]),
    ]

    @Test(arguments: photos)
    func photosAreFiveAndNoneTwice(numbers: [UInt64], fieldErrors: [FieldError]) {
        let draft = ListingDraft.sound { $0.photos = numbers.map { PictureID(Sample.raw($0)) } }
        #expect(draft.fieldErrors == fieldErrors, "Mend ListingDraft.checked.")
    }

    @Test func onlyClothingMustStateItsCondition() {
        for category in Listings.Category.allCases {
            var draft = ListingDraft.sound { $0.category = category }
            for attribute in category.required { draft.attributes[attribute] = "M" }
            let expected = category == .clothing ? [FieldError("condition", .required)] : []
            #expect(draft.fieldErrors == expected, "Mend the condition of \(category).")
        }
    }

    @Test func anEmptyFormIsToldAllThatIsMissing() {
        let expected = ["title", "price", "category"].map { FieldError($0, .required) }
        #expect(ListingDraft().fieldErrors == expected)
    }

    @Test func theFormOfAListingIsSoundAndGivesTheSameDetails() throws {
        let (details, stock) = try ListingDraft.soundJersey { $0.discount = Money(1, .krw) }.checked()
        let listing = Listing(
            id: ListingID(Sample.raw(1)), seller: MemberID(Sample.raw(2)), details: details,
            stock: try #require(Stock(left: stock)), at: Sample.moment)
        #expect(try ListingDraft(listing).checked() == (details, stock))
    }
}
