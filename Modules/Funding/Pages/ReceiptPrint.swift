import Funding
import Terminal
import Vocabulary
import Web

/// Receipts for printing, at addresses that carry a right.
enum ReceiptPrint {
    static let page = RightPage(
        name: "funding.receipt-page", "/receipt/{secret}", summary: "A receipt of what a member has given.",
        make: make)

    @Sendable private static func make(
        _ visit: RightVisit, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        let view = try await ifVisible { () throws(FundingError) in
            try await services.receiptDesk.receipt(visit.secret)
        }
        guard let view else {
            let page = ReceiptEndedPage(context: context)
            return .page(WebPage("receipt-ended", page, head: page.head), status: 404)
        }
        let page = ReceiptPage(view, context)
        return .page(WebPage("receipt", page, head: page.head))
    }
}

/// What is said at an address of a receipt that is none, or not any more.
struct ReceiptEndedPage: ViewModel {
    let context: PageContext

    var head: PageHead {
        PageHead(context.text(Self.title), context.text(Self.text), isIndexed: false)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(context.text(Self.title))
        case "text": .text(context.text(Self.text))
        case "advice": .text(context.text(Self.advice))
        case "commands": .texts(["madang funding receipts"])
        default: nil
        }
    }

    private static let title = Phrase(en: "This address is not valid", ko: "유효하지 않은 주소입니다")
    private static let text = Phrase(
        en: "The address of a receipt expires after 7 days.", ko: "영수증 주소는 7일 뒤에 만료됩니다.")
    private static let advice = Phrase(
        en: "This command shows your receipts:", ko: "다음 명령으로 내 영수증을 확인할 수 있습니다:")
}
