import PortOne

/// A page that says why something was refused.
struct RefusalPage: Sendable {
    let error: PortOneError
    let language: PageLanguage
    /// Where the browser goes back to, with the refusal in its query.
    var redirectURL: String?
    var paymentID = ""

    var page: SandboxPage {
        let refusal = error.asRefusal
        let title = language(en: "This did not work", ko: "요청을 처리하지 못했습니다")
        let details = Markup.facts([
            (name: "type", value: .text(refusal.type.rawValue)),
            (name: "message", value: .text(refusal.message ?? "")),
        ])
        return SandboxPage(
            language: language, title: title,
            main: """
                <div class="narrow"><h1>\(title)</h1>
                <p role="alert">\(language.explanation(of: refusal.type))</p>
                <div lang="en">\(details)</div>\(wayBack(refusal))</div>
                """,
            status: refusal.status)
    }

    private func wayBack(_ refusal: PortOneRefusal) -> Markup {
        guard let address = redirectURL.flatMap(WebAddress.init) else {
            return """
                <p><a href="/?lang=\(language.rawValue)">\(language(en: "Overview", ko: "전체 보기"))</a></p>
                """
        }
        let back = address.adding([
            (name: "transactionType", text: "PAYMENT"), (name: "paymentId", text: paymentID),
            (name: "code", text: refusal.type.rawValue), (name: "message", text: refusal.message ?? ""),
        ])
        return """
            <p><a href="\(back)">\(language(en: "Return to the shop", ko: "상점으로 돌아가기"))</a></p>
            """
    }
}
