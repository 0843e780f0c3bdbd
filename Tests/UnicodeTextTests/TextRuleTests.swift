import Testing
import UnicodeText
import Vocabulary

@Suite struct TextRuleTests {
    struct TextCase: Sendable, CustomTestStringConvertible {
        let rule: TextRule
        let typed: String
        let text: String
        let broken: [FieldError.Rule]

        /// What is typed is read as `text`, as it was typed if nothing else is said.
        init(_ rule: TextRule, _ typed: String, as text: String? = nil, _ broken: FieldError.Rule...) {
            (self.rule, self.typed, self.text, self.broken) = (rule, typed, text ?? typed, broken)
        }

        var testDescription: String {
            let scalars = typed.unicodeScalars.prefix(8).map { String($0.value, radix: 16) }
            return "\(rule.form) \(rule.characters) \(scalars)"
        }
    }

    private static let line = TextRule(.line, characters: 2...10)
    private static let paragraph = TextRule(.paragraph, characters: 0...10)
    private static let name = TextRule(.line, characters: 2...10, allowsBlanks: false)
    private static let korean = TextRule(.line, characters: 1...10, scripts: [.hangul, .digits])
    private static let bomb = String(repeating: "\u{301}", count: 1000)

    static let normal = [
        TextCase(line, "한글"), TextCase(line, "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", as: "한글"),
        TextCase(line, "\u{3000} e\u{301}e\u{301}\n", as: "\u{E9}\u{E9}"), TextCase(line, "ㅋㅋ"),
        TextCase(line, "👨‍👩‍👧 🇰🇷 👍🏽"), TextCase(line, "❤️ 𠮷"),
        TextCase(line, String(repeating: "각", count: 10)),
        TextCase(
            line, String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 10),
            as: String(repeating: "각", count: 10)),
        TextCase(line, String(repeating: "👍🏽", count: 10)),
        TextCase(paragraph, ""), TextCase(paragraph, " \u{A0}\t", as: ""), TextCase(paragraph, "첫 줄\n\t둘째"),
        TextCase(name, "보라돌이"), TextCase(korean, "ㄱ가힣1"), TextCase(korean, "\u{1112}\u{119E}"),
    ]

    static let characters = [
        TextCase(line, "한 줄\n두 줄", .forbiddenCharacters), TextCase(line, "탭\t글자", .forbiddenCharacters),
        TextCase(line, "벨\u{7}벨", .forbiddenCharacters), TextCase(line, "널\u{0}값", .forbiddenCharacters),
        TextCase(line, "\u{1B}[31m빨강", .forbiddenCharacters),
        TextCase(line, "글\u{85}자", .forbiddenCharacters),
        TextCase(line, "뒤집힌\u{202E}글자", .forbiddenCharacters),
        TextCase(line, "\u{2066}격리\u{2069}", .forbiddenCharacters),
        TextCase(line, "영폭\u{200B}빈칸", .forbiddenCharacters),
        TextCase(line, "채\u{3164}움", .forbiddenCharacters),
        TextCase(line, "줄\u{2028}나눔", .forbiddenCharacters),
        TextCase(paragraph, "되\r돌림", .forbiddenCharacters),
        TextCase(paragraph, "뒤\u{202E}집힘", .forbiddenCharacters),
        TextCase(name, "보 라", .forbiddenCharacters), TextCase(name, "보\u{3000}라", .forbiddenCharacters),
        TextCase(korean, "가a", .forbiddenCharacters), TextCase(korean, "가 나", .forbiddenCharacters),
        TextCase(korean, "漢字", .forbiddenCharacters), TextCase(korean, "가👍", .forbiddenCharacters),
        TextCase(korean, "а", .forbiddenCharacters),
    ]

    static let lengths = [
        TextCase(line, "", .required), TextCase(line, " \u{3000}\n", as: "", .required),
        TextCase(line, "가", .tooShort(minimum: 2)), TextCase(line, "\u{110F}\u{110F}", .tooShort(minimum: 2)),
        TextCase(line, "👨‍👩‍👧", .tooShort(minimum: 2)),
        TextCase(line, "\u{1112}\u{1161}\u{11AB}", as: "한", .tooShort(minimum: 2)),
        TextCase(line, String(repeating: "가", count: 11), .tooLong(maximum: 10)),
        TextCase(paragraph, String(repeating: "a\n", count: 5) + "b", .tooLong(maximum: 10)),
        TextCase(line, "가" + bomb + "나", .tooLong(maximum: 10)),
        TextCase(line, "가" + bomb, .tooShort(minimum: 2)),
        TextCase(paragraph, "가" + bomb, .tooLong(maximum: 10)),
        TextCase(korean, "가" + bomb, .tooLong(maximum: 10)),
        TextCase(line, "\u{7}", .forbiddenCharacters, .tooShort(minimum: 2)),
        TextCase(
            line, "\u{202E}" + String(repeating: "가", count: 11), .forbiddenCharacters,
            .tooLong(maximum: 10)),
    ]

    @Test(arguments: normal + characters + lengths)
    func aTextIsReadByItsRule(example: TextCase) {
        let reading = example.rule.read(example.typed)
        #expect(Array(reading.text.utf8) == Array(example.text.utf8), "The text must be trimmed and in NFC.")
        #expect(reading.brokenRules == example.broken, "Mend TextRule.")
    }

    @Test func aRuleBoundsBytesByItsCharactersUnlessItSaysOtherwise() {
        #expect(Self.line.largestSize == 160)
        let small = TextRule(.line, characters: 1...10, largestSize: 6)
        #expect(small.read("한글").brokenRules == [])
        #expect(small.read("한글1").brokenRules == [.tooLong(maximum: 10)])
    }

    @Test(arguments: [
        (TextScript.hangul, "가힣ㄱㅎㅏ", "aＡ1漢ア"), (.latin, "azAZéßŁẞ", "가аα1Ａ"),
        (.digits, "0123456789", "１٣a²"), (.punctuation, " -_.!?~", "a1가…、"),
    ])
    func aScriptHoldsItsCharactersAlone(script: TextScript, its: String, others: String) {
        let rule = TextRule(.line, characters: 1...100, scripts: [script])
        for character in its where character != " " {
            #expect(rule.read("\(character)").brokenRules == [], "\(script) must hold \(character)")
        }
        for character in others {
            #expect(
                rule.read("\(character)").brokenRules == [.forbiddenCharacters],
                "\(script) must not hold \(character)")
        }
    }
}
