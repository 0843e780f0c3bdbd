import Terminal

/// What every page says beside its own content.
struct SiteWords: ViewModel {
    let language: Language

    /// What the site is called.
    static let name = Phrase(en: "Madang", ko: "마당")

    func shown(_ name: String) -> Shown? {
        Self.phrases[name].map { .text($0.text(in: language)) }
    }

    private static let phrases = [
        "name": name,
        "skip": Phrase(en: "Skip to the content", ko: "본문으로 건너뛰기"),
        "languages": Phrase(en: "Language", ko: "언어"),
        "clock": Phrase(en: "Times are Korean time (UTC+9).", ko: "시각은 한국 시간(UTC+9)입니다."),
        "front": Phrase(en: "To the front page", ko: "첫 화면으로"),
    ]
}
