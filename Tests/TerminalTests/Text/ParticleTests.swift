import Testing

@testable import Terminal

/// Korean particles by the word before them.
struct ParticleTests {
    @Test(arguments: [
        ("책상을(를) 등록", "책상을 등록"), ("의자을(를) 등록", "의자를 등록"), ("분류이(가)", "분류가"), ("물건은(는)", "물건은"),
        ("책상과(와)", "책상과"), ("의자와(과)", "의자와"), ("'원목 책상'을(를)", "'원목 책상'을"),
        ("‘의자’이(가)", "‘의자’가"), ("책상 (중고)을(를)", "책상 (중고)을"), ("'의자 (가죽)'을(를)", "'의자 (가죽)'를"),
        ("서울(으)로", "서울로"), ("부산(으)로", "부산으로"), ("제주(으)로", "제주로"), ("'농구'(이)라는", "'농구'라는"),
        ("'산책'(이)라는", "'산책'이라는"), ("의자을(를) 책상(으)로", "의자를 책상으로"),
        ("의\u{1100}\u{1161}\u{11A8}을(를)", "의\u{1100}\u{1161}\u{11A8}을"), ("ㅋㅋ이(가)", "ㅋㅋ이"),
    ])
    func byTheLastSyllable(_ text: String, _ expected: String) {
        #expect(text.withParticles == expected)
        #expect(expected.withParticles == expected)
        #expect(Phrase(en: text, ko: text) == Phrase(en: text, ko: expected))
    }

    @Test(
        arguments: [
            ("1(으)로", "1로"), ("2을(를)", "2를"), ("3(으)로", "3으로"), ("4이(가)", "4가"), ("5과(와)", "5와"),
            ("6(으)로", "6으로"), ("7(으)로", "7로"), ("8이(가)", "8이"), ("9은(는)", "9는"), ("10(으)로", "10으로"),
            ("1,000이(가)", "1,000이"), ("1000000000000이(가)", "1000000000000가"), ("0이(가)", "0이"),
            ("50%이(가)", "50%가"),
            ("₩12,345을(를)", "₩12,345을"), ("12,345 KRW을(를)", "12,345 KRW을"), ("$12.53을(를)", "$12.53를"),
            ("-€3.00은(는)", "-€3.00는"), ("19:31(으)로", "19:31으로"),
            ("19:30 (Asia/Seoul)(으)로", "19:30 (Asia/Seoul)으로"),
            ("ID은(는)", "ID는"), ("URL(으)로", "URL로"), ("ord_2008w이(가)", "ord_2008w가"),
            ("lst_08em은(는)", "lst_08em은"),
            ("'madang buy lst_03'(으)로", "'madang buy lst_03'으로"), ("web이(가)", "web이"),
            ("table과(와)", "table과"),
            ("server(으)로", "server로"), ("shop을(를)", "shop을"), ("list을(를)", "list를"),
        ])
    func byHowItIsRead(_ text: String, _ expected: String) {
        #expect(text.withParticles == expected)
    }

    @Test(
        "What is no particle stays, and both forms where it is not known how the word is read",
        arguments: ["東京을(를)", "을(를)", "(선택)", "사진 (최대 5장)", "버튼(이)", "((", "(", "말(은)", "🙂이(가)", ""])
    func stays(_ text: String) {
        #expect(text.withParticles == text)
    }
}
