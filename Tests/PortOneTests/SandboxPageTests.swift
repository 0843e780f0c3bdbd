import ContractKit
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// The payment window and the overview, as browsers get them.
@Suite struct SandboxPageTests {
    static let shop = ["redirectUrl": "http://localhost:8080/orders/끝?order=1#top"]

    @Test(arguments: [
        ("ko", "ko", "시험용 결제", "거절"), ("en", "en", "TEST MONEY", "Decline"),
        ("en-GB;q=0.9, ko;q=0.8", "en", "TEST MONEY", "Close"), ("fr", "en", "TEST MONEY", "Close"),
        ("en;q=0.1, ko-KR", "ko", "시험용 결제", "창 닫기"),
        ("q=1, ;, ko;q=x", "en", "TEST MONEY", "Pay another amount"),
    ])
    func theWindowSpeaksTheBuyersLanguage(
        _ accepted: String, _ language: String, _ mark: String, _ button: String
    ) async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open()
        let page = await stage.ask("GET", "/pay/\(attempt)", headers: ["accept-language": accepted])
        #expect(page.status == 200 && page.text.contains("<html lang=\"\(language)\">"))
        #expect(page.text.contains(mark) && page.text.contains("\(button)</button>"))
        #expect(page.text.contains("자전거") && page.text.contains("12,500"))
        let other = language == "ko" ? "en" : "ko"
        let switched = await stage.ask(
            "GET", "/pay/\(attempt)?lang=\(other)", headers: ["accept-language": accepted])
        #expect(switched.text.contains("<html lang=\"\(other)\">"))
    }

    @Test func pagesRunAndLoadNothing() async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open("pay-1", 12_500, Self.shop)
        for target in ["/pay/\(attempt)", "/", "/pay/none", "/pay?paymentId="] {
            let page = await stage.ask("GET", target)
            let policy = try #require(page.headers["content-security-policy"])
            #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
            #expect(policy.contains("base-uri 'none'") && policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("unsafe"))
            for banned in ["<script", "javascript:", " style=", " src=", "http-equiv"] {
                #expect(!page.text.contains(banned), "\(target) must not have \(banned)")
            }
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.headers["cache-control"] == "no-store")
        }
        let window = await stage.ask("GET", "/pay/\(attempt)")
        #expect(
            window.headers["content-security-policy"]?.contains("form-action 'self' http://localhost:8080;")
                == true)
    }

    @Test func loadingAnewOpensNoSecondAttempt() async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open()
        for _ in 0..<3 { #expect(await stage.ask("GET", "/pay/\(attempt)?lang=ko").status == 200) }
        let attempts = await stage.call("GET", "/payments/pay-1/transactions")
        #expect(try JSONReader.read(attempts.body).items("items").count == 1)
        var head = WireRequest(method: "GET", target: "/pay?paymentId=x&orderName=x&totalAmount=1")
        head.wantsBody = false
        #expect(await stage.sandbox.respond(to: head).status == 404, "a look at the head opens nothing")
        #expect(await stage.call("GET", "/payments/x").status == 404)
    }

    @Test func aFormOpensTheWindow() async throws {
        let stage = try SandboxStage()
        let form = SandboxStage.form([
            "paymentId": "결제 1", "orderName": "자전거 & 헬멧", "totalAmount": "1250", "currency": "CURRENCY_USD",
            "payMethod": "EASY_PAY", "storeId": stage.sandbox.settings.storeID,
        ])
        let opened = await stage.ask(
            "POST", "/pay", form, headers: ["host": "localhost:8081", "origin": "http://localhost:8080"])
        #expect(opened.status == 303, "a shop's page may open the window by a form")
        let page = await stage.ask("GET", try #require(opened.headers["location"]))
        #expect(page.text.contains("자전거 &amp; 헬멧") && page.text.contains("12.50 USD"))
    }

    @Test(arguments: [("approve", false), ("decline", true), ("close", true)])
    func buttonsLeadBackToTheShop(_ button: String, _ fails: Bool) async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open("결제-1", 12_500, Self.shop)
        let answer = await stage.ask("POST", "/pay/\(attempt)/\(button)?lang=ko")
        let address = try #require(answer.headers["location"])
        #expect(answer.status == 303)
        let paymentID = percentEncoded("결제-1")
        #expect(
            address.hasPrefix(
                "http://localhost:8080/orders/%EB%81%9D?order=1&transactionType=PAYMENT"
                    + "&txId=\(attempt)&paymentId=\(paymentID)"))
        #expect(address.hasSuffix("#top"))
        #expect(address.contains("&code=") == fails && address.contains("&message=") == fails)
        let again = await stage.ask("POST", "/pay/\(attempt)/approve")
        #expect(again.headers["location"] == address, "a second press changes nothing")
        let page = await stage.ask("GET", "/pay/\(attempt)?lang=en")
        #expect(!page.text.contains("<button") && page.text.contains("Return to the shop"))
    }

    @Test func anotherAmountIsPaid() async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open()
        let odd = await stage.ask("POST", "/pay/\(attempt)/tamper?lang=ko", "amount=1원")
        #expect(odd.status == 400 && odd.text.contains("입력한 내용을 확인해 주세요"))
        let answer = await stage.ask("POST", "/pay/\(attempt)/tamper?lang=ko", "amount=1")
        #expect(answer.headers["location"] == "/pay/\(attempt)?lang=ko", "without an address it stays here")
        #expect(await stage.call("GET", "/payments/pay-1").text.contains("\"paid\":1,"))
        #expect(await stage.ask("GET", "/pay/\(attempt)?lang=ko").text.contains("결제 완료"))
    }

    @Test func aTokenGoesWithTheBrowserWhereConfirmIsWaitedFor() async throws {
        let stage = try SandboxStage()
        let members = Self.shop.merging(["channelKey": "channel-key-manual"]) { $1 }
        let attempt = try await stage.open("pay-1", 12_500, members)
        let answer = await stage.ask("POST", "/pay/\(attempt)/approve")
        #expect(answer.headers["location"]?.contains("&paymentToken=") == true)
        let page = await stage.ask("GET", "/pay/\(attempt)?lang=en")
        #expect(page.text.contains("waiting for the shop to confirm"))
    }

    @Test func theBrowserWaitsForTheWebhookOf007() async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open("pay-1", 12_007)
        await stage.deliver()
        let early = await stage.ask("POST", "/pay/\(attempt)/approve")
        #expect(early.status == 303 && stage.pauses.now.count == 600, "it waits 30 seconds at most")
        await stage.deliver()
        stage.pauses.withLock { $0 = [] }
        _ = await stage.ask("POST", "/pay/\(attempt)/approve")
        #expect(stage.pauses.now.isEmpty, "nothing is left to wait for")
    }

    @Test(arguments: [
        ("paymentId", ""), ("totalAmount", "0"), ("totalAmount", "12.5"), ("currency", "won"),
        ("payMethod", "GOLD"), ("redirectUrl", "javascript:alert(1)"), ("redirectUrl", "//evil.example"),
        ("redirectUrl", "http://user@evil.example"), ("redirectUrl", "http://a\\b"),
        ("redirectUrl", "http://a\nb"), ("noticeUrl", "ftp://a"), ("storeId", "store-of-others"),
        ("channelKey", "none"), ("orderName", "a\u{0}b"),
    ])
    func windowsThatAreNoneDoNotOpen(_ name: String, _ text: String) async throws {
        let stage = try SandboxStage()
        var members = ["paymentId": "pay-1", "orderName": "자전거", "totalAmount": "12500"]
        members[name] = text
        let page = await stage.ask("GET", "/pay?lang=ko&" + SandboxStage.form(members))
        #expect((400...409).contains(page.status) && page.headers["location"] == nil)
        #expect(page.text.contains("요청을 처리하지 못했습니다"))
        #expect(await stage.call("GET", "/payments/pay-1").status == 404, "nothing may have been opened")
    }

    @Test func aRefusalLeadsBackToTheShop() async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        let members = Self.shop.merging(["paymentId": "pay-1", "orderName": "x", "totalAmount": "1"]) { $1 }
        let page = await stage.ask("GET", "/pay?lang=en&" + SandboxStage.form(members))
        #expect(page.status == 409 && page.text.contains("already paid"))
        #expect(page.text.contains("&amp;code=ALREADY_PAID"), "the shop gets the reason by a link")
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
        "\"\u{301} autofocus onfocus=alert(1) x=\"\u{301}", "&lt;b&gt;", "\u{202E}가짜\u{200F}",
        "\u{1112}\u{1161}\u{11AB}글 <b>\u{301}",
    ])
    func hostileNamesStayText(_ name: String) async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open(name, 12_500, ["orderName": name])
        for target in ["/pay/\(attempt)", "/", "/pay/\(percentEncoded(name))"] {
            let page = await stage.ask("GET", target)
            for mark in ["<script", "<img", "<b>", "onfocus=alert(1) x=\""] {
                #expect(!page.text.utf8.contains(mark), "\(target) must show \(name) as text")
            }
            #expect(!page.text.unicodeScalars.contains("\u{202E}"))
        }
    }

    @Test func otherSitesPressNoButton() async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open()
        let foreign = ["host": "localhost:8081", "origin": "https://evil.example"]
        let refused = await stage.ask("POST", "/pay/\(attempt)/approve", headers: foreign)
        #expect(refused.status == 403)
        #expect(await stage.call("GET", "/payments/pay-1").text.contains("\"READY\""))
        let rebound = await stage.ask("GET", "/", headers: ["host": "evil.example"])
        #expect(rebound.status == 403 && !rebound.text.contains("pay-1"))
        let own = ["host": "127.0.0.1:8081", "origin": "http://127.0.0.1:8081"]
        #expect(await stage.ask("POST", "/pay/\(attempt)/approve", headers: own).status == 303)
    }

    @Test(arguments: ["ko", "en"])
    func theOverviewShowsWhatHasHappened(_ language: String) async throws {
        let stage = try SandboxStage()
        try await stage.pay("결제-<1>")
        try await stage.control("POST", "payments/\(percentEncoded("결제-<1>"))/cancel", "amount=500")
        try await stage.control("POST", "payments/\(percentEncoded("결제-<1>"))/dispute")
        try await stage.control("POST", "faults", "kind=status&status=503&count=3")
        await stage.deliver(answer: 500)
        let page = await stage.ask("GET", "/?lang=\(language)")
        let words =
            language == "ko"
            ? ["일부 환불됨, 분쟁 중", "환불 500원", "장애 설정", "스크립트"]
            : ["Partly refunded, disputed", "refunded ₩500", "Faults", "Scripting"]
        for word in words + [
            "결제-&lt;1&gt;", "Transaction.PartialCancelled", "status 503 before, 3 more of /", "2026-01-01",
            "http://localhost:8081/__sandbox/clock/advance", "late-approve",
        ] {
            #expect(page.text.contains(word), "the overview must show “\(word)”")
        }
    }
}

extension String.UTF8View {
    /// Whether these bytes stand in it: to Swift's characters, a mark with an accent is another one.
    fileprivate func contains(_ text: String) -> Bool {
        let (bytes, wanted) = (Array(self), Array(text.utf8))
        guard bytes.count >= wanted.count else { return false }
        return (0...(bytes.count - wanted.count)).contains {
            bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
    }
}
