import Terminal

extension DeviceChoice {
    /// The value as people call it; itself if it has no other name.
    func words(of value: String) -> Phrase { Self.phrases[self]?[value] ?? Phrase(value) }

    private static let phrases: [DeviceChoice: [String: Phrase]] = [
        .server: ["none": Phrase(en: "not set", ko: "정하지 않음")],
        .language: [
            "auto": Phrase(en: "as the system", ko: "시스템 언어"), "ko": Phrase("한국어"),
            "en": Phrase("English"),
        ],
        .theme: [
            "terminal": Phrase(en: "of the terminal", ko: "터미널 색"),
            "contrast": Phrase(en: "high contrast", ko: "고대비"),
            "distinct": Phrase(en: "for colour blindness", ko: "색각 이상 배려"),
        ],
        .keys: [
            "arrows": Phrase(en: "arrow keys", ko: "화살표"),
            "vi": Phrase(en: "arrow keys and hjkl", ko: "화살표와 hjkl"),
        ],
        .mouse: ["on": Phrase(en: "on", ko: "사용"), "off": Phrase(en: "off", ko: "사용 안 함")],
        .pictures: [
            "auto": Phrase(en: "automatic", ko: "자동"), "blocks": Phrase(en: "blocks", ko: "블록 문자"),
            "none": Phrase(en: "descriptions only", ko: "설명만"),
        ],
        .currencyForm: ["symbol": Phrase("₩12,000"), "code": Phrase("12,000 KRW")],
    ]
}
