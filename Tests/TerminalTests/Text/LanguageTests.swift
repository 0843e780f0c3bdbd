import Terminal
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("ko", Language?.some(.ko)), ("KO", .ko), ("ko_KR.UTF-8", .ko), ("ko-KR", .ko), ("en", .en),
        ("en_GB", .en),
        ("fr", nil), ("C", nil), ("", nil), ("kor", nil),
    ])
    func codesAreRead(code: String, language: Language?) {
        #expect(Language(code: code) == language)
    }

    @Test(arguments: [
        (["LANG": "ko_KR.UTF-8"], Language.ko),
        (["LANG": "en_US.UTF-8"], .en),
        (["LANG": "ko_KR.UTF-8", "LC_ALL": "C.UTF-8"], .en),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR"], .ko),
        (["LC_MESSAGES": "ko_KR", "LC_ALL": "en_US"], .en),
        (["LC_ALL": "", "LANG": "ko_KR.eucKR"], .ko),
        (["LANG": "fr_FR.UTF-8"], .en),
        ([:], .en),
    ])
    func theLocaleDecides(environment: [String: String], language: Language) {
        #expect(Language.detect(environment: environment) == language)
    }

    @Test func aPhraseSpeaksBothLanguages() {
        let phrase = Phrase(en: "Sign in", ko: "로그인")
        #expect(phrase.text(in: .en) == "Sign in")
        #expect(phrase.text(in: .ko) == "로그인")
        #expect(Phrase("madang").text(in: .ko) == "madang")
    }
}
