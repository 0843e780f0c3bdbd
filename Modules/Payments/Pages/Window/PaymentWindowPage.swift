import Payments
import PaymentsConsole
import Terminal
import Web

/// The page whose script opens the payment window.
struct PaymentWindowPage: ViewModel {
    private let view: CheckoutView
    private let request: String
    private let context: PageContext

    /// The page for a request to the payment service, an object of JSON.
    init(_ view: CheckoutView, _ request: String, _ context: PageContext) {
        (self.view, self.request, self.context) = (view, request, context)
    }

    var head: PageHead {
        PageHead(
            view.order.title(in: context.language), context.text(Self.opening), isIndexed: false)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(view.order.title(in: context.language))
        case "test": view.payment.isTest ? .text(context.text(.testMoney)) : .nothing
        case "request": .text(request)
        case "opening": .text(context.text(Self.opening))
        case "trouble": .text(context.text(Self.trouble))
        case "open": .text(context.text(Phrase(en: "Open the payment window", ko: "결제창 열기")))
        case "scripts":
            .text(
                context.text(
                    Phrase(
                        en: "The payment service needs scripts: allow them for this page.",
                        ko: "결제 서비스에는 스크립트가 필요합니다. 이 페이지에서 스크립트를 허용하세요.")))
        case "here": .text("?lang=\(context.language.rawValue)")
        case "back": .text(context.text(Phrase(en: "Back to the order", ko: "주문으로 돌아가기")))
        default: nil
        }
    }

    private static let opening = Phrase(
        en: "The payment window is opening.", ko: "결제창을 여는 중입니다.")
    private static let trouble = Phrase(
        en: "The payment window could not be opened. Try again.",
        ko: "결제창을 열지 못했습니다. 다시 시도하세요.")
}
