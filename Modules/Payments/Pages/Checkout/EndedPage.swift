import Terminal
import Web

/// What is said at an address of a checkout that is none, or not any more.
struct EndedPage: ViewModel {
    let context: PageContext

    var head: PageHead {
        PageHead(context.text(Self.title), context.text(Self.text), isIndexed: false)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(context.text(Self.title))
        case "text": .text(context.text(Self.text))
        case "advice": .text(context.text(Self.advice))
        case "commands": .texts(["madang purchases", "madang orders pay ID"])
        default: nil
        }
    }

    private static let title = Phrase(
        en: "This address is not valid", ko: "유효하지 않은 주소입니다")
    private static let text = Phrase(
        en: "A checkout address expires one hour after the payment deadline.",
        ko: "결제 주소는 결제 기한이 지나고 한 시간 뒤에 만료됩니다.")
    private static let advice = Phrase(
        en: "These commands list your orders, and give a new address for an unpaid one:",
        ko: "다음 명령으로 주문 내역을 확인하고, 결제 대기 중인 주문의 새 주소를 받을 수 있습니다:")
}
