import Feed
import Testing

/// What a hashtag is, and where texts have some.
@Suite struct HashtagTests {
    /// A text with the hashtags that are found in it, as they are spelled.
    struct Reading: Sendable, CustomTestStringConvertible {
        let text: String
        let found: [String]

        init(_ text: String, _ found: String...) { (self.text, self.found) = (text, found) }

        var testDescription: String { text.debugDescription }
    }

    private static let scripts = [
        Reading("#나무", "나무"), Reading("＃나무", "나무"), Reading("오늘은 #나무 아래에서", "나무"),
        // Decomposed Hangul.
        Reading("#\u{1102}\u{1161}\u{1106}\u{116E}", "나무"),
        Reading("#1위", "1위"), Reading("#여름_옷", "여름_옷"), Reading("#__a", "__a"), Reading("#Ⅳ", "Ⅳ"),
        // Marks belong to the letters before them.
        Reading("#ต้นไม้ใหญ่", "ต้นไม้ใหญ่"), Reading("#हिन्दी में", "हिन्दी"),
        Reading("#cafe\u{301}!", "café"),
        Reading("#スニーカー", "スニーカー"), Reading("#ＯＯＴＤ", "ＯＯＴＤ"), Reading("#été2026", "été2026"),
    ]

    private static let borders = [
        Reading("a#b"), Reading("가#나"), Reading("1#나"), Reading("_#나"), Reading("#a#b", "a"),
        Reading("##나무", "나무"), Reading("(#나무)", "나무"), Reading("🌳#나무", "나무"), Reading("#나무🌳", "나무"),
        Reading("#나무,#숲", "나무", "숲"), Reading("#나무\n#숲", "나무", "숲"), Reading("#나무-길", "나무"),
        Reading("#나무.", "나무"), Reading("\u{3000}#나무\u{3000}길", "나무"),
        // References to characters, as HTML writes them.
        Reading("&#39;"), Reading("&#x27;"), Reading("&#나무"), Reading("it&#39;s #나무", "나무"),
    ]

    private static let nothing = [
        Reading(""), Reading("#"), Reading("＃"), Reading("# 나무"), Reading("나무"), Reading("#🌳"),
        Reading("#123"), Reading("#１２３"), Reading("#①"), Reading("#_"), Reading("#_1"),
        // A mark behind `#` belongs to it, and so does the frame of a keycap.
        Reading("#\u{301}"), Reading("#\u{301}나무"), Reading("#\u{FE0F}\u{20E3}"), Reading("#_\u{301}\u{302}"),
        Reading("#-나무"), Reading("#\u{200B}나무"),
        // The last byte of this letter is that of `＃`.
        Reading("ぃ나무"),
    ]

    @Test(arguments: scripts + borders + nothing)
    func hashtagsOfATextAreFound(reading: Reading) {
        let found = reading.text.hashtags.map(\.spelling)
        #expect(found == reading.found)
        let bytes = found.map { Array($0.utf8) }
        #expect(bytes == reading.found.map { Array($0.utf8) }, "spellings are in NFC")
    }

    @Test func eachHashtagIsFoundOnceInItsFirstSpelling() {
        let text = "#Tree #TREE #나무 #\u{1102}\u{1161}\u{1106}\u{116E} #ｔｒｅｅ #숲 #tree"
        #expect(text.hashtags.map(\.spelling) == ["Tree", "나무", "숲"])
        #expect(text.hashtagPlaces.map { String(text[$0]) }.count == 7)
    }

    @Test func placesAreThoseOfTheNamesAlone() {
        let text = "나무 #나무 ＃숲길, a#b #12"
        #expect(text.hashtagPlaces.map { String(text[$0]) } == ["나무", "숲길", "12"])
    }

    @Test func aNameHasAtMostFiftyCharacters() {
        let longest = String(repeating: "가", count: 50)
        #expect("#\(longest) 길".hashtags.map(\.spelling) == [longest])
        #expect("#\(longest)나 #숲".hashtags.map(\.spelling) == ["숲"])
        #expect(Hashtag(longest + "나") == nil)
        let marked = String(repeating: "e\u{301}", count: 50)
        #expect("#\(marked)".hashtags.map(\.spelling.count) == [50], "a letter with its mark is one")
    }

    @Test func aNameHasAtMostTwoHundredBytesWhenFolded() {
        // U+FDFA is one letter, and eighteen when folded.
        let folding = String(repeating: "\u{FDFA}", count: 7)
        #expect(Hashtag(folding) == nil && "#\(folding)".hashtags.isEmpty)
        #expect(Hashtag("\u{FDFA}") != nil)
        let stacked = "a" + String(repeating: "\u{301}\u{302}", count: 60)
        #expect(stacked.count == 1 && Hashtag(stacked) == nil, "one letter with too many marks")
    }

    @Test(arguments: [
        ("Tree", "tREE"), ("나무", "\u{1102}\u{1161}\u{1106}\u{116E}"), ("ootd", "ＯＯＴＤ"), ("스니커즈", "#스니커즈"),
        ("1위", "＃１위"), ("caf\u{E9}", "CAFE\u{301}"), ("Ⅳ호", "iv호"),
    ])
    func hashtagsAreComparedByTheirFoldedForms(one: String, other: String) throws {
        let (first, second) = (try #require(Hashtag(one)), try #require(Hashtag(other)))
        #expect(first == second && first.folded == second.folded)
        #expect(Set([first, second]).count == 1)
    }

    @Test(arguments: ["", "#", "##나무", "나무 길", "나무,", "#나무#숲", "12", "_", "🌳", "나무🌳", "a\u{200B}b"])
    func otherTextIsNoHashtag(typed: String) {
        #expect(Hashtag(typed) == nil)
    }

    @Test func differentNamesAreDifferentHashtags() {
        #expect(Hashtag("나무") != Hashtag("나모"))
        #expect(Hashtag("나무") != Hashtag("나_무"))
        #expect(Hashtag("cafe") != Hashtag("café"))
    }
}
