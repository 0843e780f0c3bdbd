import Testing
import UnicodeText
import Vocabulary

/// Which members a text mentions, whatever follows their names.
@Suite struct MentionEndingTests {
    /// What people write after a name without a blank.
    private static let endings = [
        "부터", "까지", "처럼", "보다", "으로", "에게서", "한테는", "께도", "은요", "인가요", "들", "네", "쌤", "언니", "님", "씨",
        "님들이", "이라고", "에게는", "마저", "조차", "만큼", "형은", "누나가", "선생님께서", "ㅋㅋ", "ㅠㅠ", "!", "…", "?!", "~",
        "'s", "(판매자)", "さん", "先生",
    ]

    private static let names = ["영희", "soo", "나무.길", "회원12"]

    private static let member = MemberID(RawIdentifier(milliseconds: 1, random: (0, 0)))

    @Test(arguments: endings, [false, true])
    func aNameIsFoundWhateverFollows(_ ending: String, isDecomposed: Bool) {
        for name in Self.names {
            let text = Self.decomposed("안녕하세요 @\(name)\(ending) 봐 주세요", isDecomposed)
            let found = MentionReading(text).mentions(of: [name: Self.member])
            #expect(found.map(\.member) == [Self.member], "\(text)")
            #expect(found.map { String(text[$0.range]) } == ["@\(name)"], "\(text)")
        }
    }

    @Test(arguments: ["2", "kim", "ko", "٣", "я", "-kim", "_2", ".kr"])
    func aLetterOfItsOwnOrADigitContinuesAName(_ ending: String) {
        for name in Self.names {
            #expect(MentionReading("@\(name)\(ending)").mentions(of: [name: Self.member]).isEmpty)
        }
    }

    @Test(arguments: [false, true]) func theLongestNameOfAMemberIsMeant(isDecomposed: Bool) {
        let long = MemberID(RawIdentifier(milliseconds: 2, random: (0, 0)))
        let found = ["영희": Self.member, "영희네": long]
        let rows: [(String, [MemberID])] = [
            ("@영희네서", [long]), ("@영희네", [long]), ("@영희는", [Self.member]), ("@영", []),
            ("@영희는 @영희네가", [Self.member, long]),
        ]
        for (typed, members) in rows {
            let text = Self.decomposed(typed, isDecomposed)
            #expect(MentionReading(text).mentions(of: found).map(\.member) == members, "\(text)")
        }
    }

    /// A syllable is one character in any normal form: no name is a part of another syllable.
    @Test func aNameEndsAtNoHalfOfASyllable() {
        let text = Self.decomposed("@수연", true)
        #expect(MentionReading(text).mentions(of: ["수여": Self.member]).isEmpty)
        #expect(MentionReading(text).names == ["수연"])
    }

    @Test func theLongestNamesAreTold() {
        let reading = MentionReading("@영희부터, @soo-yeon! @x me@soo.kr @!!! @나무.")
        #expect(reading.longestNames == ["영희부터", "soo-yeon", "나무"])
    }

    /// Writes Hangul syllables as the letters of which they consist (Unicode Standard, section 3.12).
    private static func decomposed(_ text: String, _ isDecomposed: Bool) -> String {
        guard isDecomposed else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard (0xAC00...0xD7A3).contains(scalar.value) else {
                scalars.append(scalar)
                continue
            }
            let index = scalar.value - 0xAC00
            let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
            for part in parts where part != 0x11A7 { scalars.append(Unicode.Scalar(part) ?? scalar) }
        }
        return String(scalars)
    }
}
