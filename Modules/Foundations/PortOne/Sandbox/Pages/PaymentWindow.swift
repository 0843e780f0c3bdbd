import PortOne
import Wire

/// The payment window as a page: the order, the amount, and the buyer's buttons.
struct PaymentWindow: Sendable {
    let attempt: SandboxAttempt
    let language: PageLanguage

    /// The page: with buttons while the window is open, with the result afterwards.
    var page: SandboxPage {
        let isOpen = attempt.phase == .open
        var page = SandboxPage(
            language: language, title: language(en: "Test payment", ko: "시험용 결제"),
            main: "<div class=\"narrow\">\(summary)\(isOpen ? buttons : outcome)</div>")
        page.leadsTo = attempt.redirectURL.flatMap(WebAddress.init).map { [$0.formSource] } ?? []
        page.otherLanguage = Self.path(of: attempt, in: language.other)
        return page
    }

    /// The path of the window of an attempt.
    static func path(of attempt: SandboxAttempt, _ action: String = "", in language: PageLanguage) -> String {
        "/pay/" + percentEncoded(attempt.payment.transactionID) + action + "?lang=" + language.rawValue
    }

    private var summary: Markup {
        let payment = attempt.payment
        let price = PageAmount.text(attempt.price, payment.currency, language)
        let facts = [
            (name: language(en: "Store", ko: "상점"), value: Markup.text(payment.storeID)),
            (name: language(en: "Payment ID", ko: "결제 ID"), value: .text(payment.id)),
            (name: language(en: "Channel", ko: "채널"), value: .text(attempt.channel.channel.key ?? "-")),
            (name: language(en: "Status", ko: "상태"), value: .text(language.standing(of: attempt))),
        ]
        return """
            <h1 dir="auto">\(payment.orderName)</h1>
            <p class="price">\(price)</p>
            <p>\(language(en: "No real money moves.", ko: "실제로 돈이 나가지 않습니다."))</p>
            \(Markup.facts(facts))
            """
    }

    private var buttons: Markup {
        let forms: [Markup] = [
            form("/approve", "yes", language(en: "Approve", ko: "결제")),
            form("/decline", "no", language(en: "Decline", ko: "거절")),
            form("/close", "", language(en: "Close", ko: "창 닫기")),
        ]
        return "\(forms)\(tampering)"
    }

    private func form(_ action: String, _ look: String, _ label: String) -> Markup {
        """
        <form method="post" action="\(Self.path(of: attempt, action, in: language))">\
        <button class="\(look)">\(label)</button></form>

        """
    }

    /// Takes another amount than the price, as a page that was tampered with would.
    private var tampering: Markup {
        let other = String(attempt.price > 1 ? attempt.price - 1 : attempt.price + 1)
        let path = Self.path(of: attempt, "/tamper", in: language)
        return """
            <form method="post" action="\(path)"><label for="amount">\
            \(language(en: "Another amount, in the smallest unit", ko: "다른 금액 (최소 단위)"))</label>\
            <input id="amount" name="amount" inputmode="numeric" autocomplete="off" required \
            value="\(other)">\
            <button>\(language(en: "Pay another amount", ko: "다른 금액으로 결제"))</button></form>
            """
    }

    private var outcome: Markup {
        let failure = attempt.payment.failure?.reason.map { Markup.reason($0) } ?? ""
        guard let address = WindowOutcome(attempt).address else {
            let text = language(
                en: "You can close this page: the shop named no address to return to.",
                ko: "이 페이지를 닫아도 됩니다. 상점이 돌아갈 주소를 지정하지 않았습니다.")
            return "\(failure)<p role=\"status\">\(text)</p>"
        }
        return """
            \(failure)<p><a href="\(address)">\(language(en: "Return to the shop", ko: "상점으로 돌아가기"))</a></p>
            """
    }
}

extension Markup {
    /// A text that is in English whatever the page's language is.
    static func reason(_ text: String) -> Markup {
        """
        <p lang="en" dir="auto">\(text)</p>
        """
    }
}

extension WebAddress {
    /// The source by which a policy lets a form lead to the address in the end. A policy cannot name IPv6
    /// addresses (CSP Level 3, section 2.3.1): there the scheme must do.
    var formSource: String {
        guard origin.contains("[") else { return origin }
        return "\(origin.prefix { $0 != ":" }):"
    }
}
