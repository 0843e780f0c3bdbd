import PortOne
import Vocabulary

/// The overview: newest payments and webhooks, faults, and the control calls to be copied.
struct OverviewPage: Sendable {
    /// How many payments and deliveries it shows.
    static let most = 50

    let language: PageLanguage
    /// Where the sandbox listens: `localhost:8081`.
    let host: String
    let facts: Facts

    /// The content of a sandbox that the page shows.
    struct Facts: Sendable {
        let now: Timestamp
        let settings: SandboxSettings
        let paymentCount: Int
        /// The last changed first.
        let payments: [SandboxPayment]
        /// The newest first.
        let deliveries: [SandboxDelivery]
        let waitingCount: Int
        let faults: [String]
    }

    /// The whole page.
    var page: SandboxPage {
        let title = language(en: "PortOne sandbox", ko: "PortOne 샌드박스")
        var page = SandboxPage(
            language: language, title: title,
            main: "<h1>\(title)</h1>\(state)\(payments)\(deliveries)\(faults)\(amounts)\(calls)")
        page.otherLanguage = "/?lang=" + language.other.rawValue
        return page
    }

    private var state: Markup {
        .facts([
            (name: language(en: "Clock", ko: "시계"), value: .text(moment(facts.now))),
            (name: language(en: "Store", ko: "상점"), value: .text(facts.settings.storeID)),
            (
                name: language(en: "Webhook URL", ko: "웹훅 주소"),
                value: .text(facts.settings.webhookURL ?? language(en: "none", ko: "없음"))
            ),
            (name: language(en: "All payments", ko: "전체 결제"), value: .text(String(facts.paymentCount))),
            (
                name: language(en: "Waiting webhooks", ko: "대기 중인 웹훅"),
                value: .text(String(facts.waitingCount))
            ),
        ])
    }

    private var payments: Markup {
        let title = language(en: "Newest payments", ko: "최근 결제")
        let head = [
            language(en: "Payment ID", ko: "결제 ID"), language(en: "Order", ko: "주문"),
            language(en: "Amount", ko: "금액"), language(en: "Status", ko: "상태"),
            language(en: "Attempts", ko: "시도"),
        ]
        return section(title, head, facts.payments.compactMap(row))
    }

    private func row(of payment: SandboxPayment) -> [Markup]? {
        guard let shown = payment.shown else { return nil }
        let window = PaymentWindow.path(of: shown, in: language)
        let isRefunded = shown.payment.amount.cancelled > 0
        let refunded = PageAmount.text(shown.payment.amount.cancelled, shown.payment.currency, language)
        let note = isRefunded ? language(en: ", refunded \(refunded)", ko: ", 환불 \(refunded)") : ""
        let isDisputed = shown.payment.disputes.contains { $0.resolvedAt == nil }
        let dispute = isDisputed ? language(en: ", disputed", ko: ", 분쟁 중") : ""
        return [
            "<a href=\"\(window)\" dir=\"auto\">\(payment.id)</a>", .text(shown.payment.orderName),
            .text(PageAmount.text(shown.payment.amount.total, shown.payment.currency, language) + note),
            .text(language.standing(of: shown) + dispute), .text(String(payment.attempts.count)),
        ]
    }

    private var deliveries: Markup {
        let head = [
            language(en: "Number", ko: "번호"), language(en: "Event", ko: "이벤트"),
            language(en: "Payment ID", ko: "결제 ID"), language(en: "Status", ko: "상태"),
            language(en: "Sent", ko: "전송"), language(en: "Answer", ko: "응답"),
            language(en: "Next", ko: "다음 전송"), "URL",
        ]
        let rows = facts.deliveries.map { delivery -> [Markup] in
            [
                .text(String(delivery.number)), .text(delivery.event.type.rawValue),
                .text(delivery.event.paymentID), .text(delivery.standing),
                .text(language(en: "\(delivery.executions) times", ko: "\(delivery.executions)회")),
                .text(delivery.answer.map { String($0) } ?? "-"),
                .text(delivery.due.map(moment) ?? "-"), .text(delivery.url),
            ]
        }
        return section(language(en: "Newest webhooks", ko: "최근 웹훅"), head, rows)
    }

    private var faults: Markup {
        let rows = facts.faults.map { [Markup.text($0)] }
        return section(language(en: "Faults", ko: "장애 설정"), [language(en: "Order", ko: "내용")], rows)
    }

    private func section(_ title: String, _ head: [String], _ rows: [[Markup]]) -> Markup {
        guard !rows.isEmpty else {
            return "<h2>\(title)</h2><p class=\"quiet\">\(language(en: "None yet.", ko: "아직 없습니다."))</p>"
        }
        return "<h2>\(title)</h2>\(Markup.table(title, head: head, rows: rows))"
    }

    /// To the second, in UTC.
    private func moment(_ moment: Timestamp) -> String { "\(moment.rfc3339.prefix(19))Z" }
}
