import Terminal
import Vocabulary

/// What is said in place of a page: that there is none, or why it cannot be shown now.
struct FailurePage: ViewModel {
    private let context: PageContext
    private let words: (title: Phrase, text: Phrase)

    /// The page for the failure. Reasons are for the log, and are not on it.
    init(_ failure: ServiceFailure, _ context: PageContext) {
        self.context = context
        words =
            switch failure {
            case .limited(let seconds), .tooBroad(let seconds): Self.limited(seconds)
            case .unavailable, .unreachable: Self.unavailable
            case .noSuchEndpoint: Self.notFound
            case .badRequest: Self.unreadable
            default: Self.broken
            }
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(context.text(words.title))
        case "text": .text(context.text(words.text))
        case "home": .text("/?lang=\(context.language.rawValue)")
        default: nil
        }
    }

    var head: PageHead {
        PageHead(context.text(words.title), context.text(words.text), isIndexed: false)
    }

    private static let notFound = (
        title: Phrase(en: "Not found", ko: "찾을 수 없습니다"),
        text: Phrase(
            en: "There is nothing at this address, or not everybody may see it.",
            ko: "이 주소에 아무것도 없거나, 공개되지 않았습니다.")
    )
    private static let unreadable = (
        title: Phrase(en: "The form cannot be read", ko: "입력 양식을 읽을 수 없습니다"),
        text: Phrase(
            en: "Nothing was changed. Go back, load the page again and send the form once more.",
            ko: "변경된 내용은 없습니다. 이전 페이지로 돌아가 새로 고친 뒤 다시 보내 주세요.")
    )
    private static let unavailable = (
        title: Phrase(en: "Unavailable", ko: "지금은 볼 수 없습니다"),
        text: Phrase(en: "This page cannot be shown now. Try again shortly.", ko: "잠시 뒤 다시 시도하세요.")
    )
    private static let broken = (
        title: Phrase(en: "Internal error", ko: "내부 오류"),
        text: Phrase(
            en: "This page cannot be shown. The operator can find the reason in the log.",
            ko: "페이지를 보여 줄 수 없습니다. 운영자가 로그에서 이유를 확인할 수 있습니다.")
    )

    private static func limited(_ seconds: Int) -> (title: Phrase, text: Phrase) {
        (
            title: Phrase(en: "Too many requests", ko: "요청이 너무 많습니다"),
            text: Phrase(en: "Try again in \(seconds.counted("second")).", ko: "\(seconds)초 뒤에 다시 시도하세요.")
        )
    }
}
