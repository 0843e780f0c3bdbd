import Payments
import Terminal
import TestKit
import Testing
import Vocabulary
import Wire

/// Every page of the checkout, in every state and both languages.
@Suite struct PageTests {
    private static let folder = GoldenFolder("Pages/Payments")

    @Test(arguments: Language.allCases, CheckoutScene.allCases)
    func golden(_ language: Language, _ scene: CheckoutScene) async throws {
        let answer = try await scene.answer(in: language)
        let text = answer.html
        #expect(
            !text.contains("<script>") && !text.contains("\u{1B}") && !text.contains("\"\u{301}"), "\(text)")
        #expect(text.contains("<html lang=\"\(language.rawValue)\">"), "\(text)")
        #expect(!text.contains(CheckoutPlace.secret), "the page repeats the secret: \(text)")
        try Self.folder.expect(text, "\(scene)-\(language).html")
    }

    @Test func goldenFilesAreAllUsed() throws {
        let used = CheckoutScene.allCases.flatMap { scene in Language.allCases.map { "\(scene)-\($0).html" } }
        try Self.folder.expectAllUsed(used, ending: ".html")
    }

    @Test("An address that is none answers 404, wrong data about the payer 422, all else 200")
    func statuses() async throws {
        for scene in CheckoutScene.allCases {
            let status = try await scene.answer(in: .en).status
            #expect(status == (scene == .ended ? 404 : scene == .wrongFields ? 422 : 200), "\(scene)")
        }
    }

    @Test("Pages are loaded anew while something happens by itself, and never while a form is filled in")
    func refreshing() async throws {
        let address = "5; url=\(CheckoutPlace.path)/back?lang=ko"
        for scene in CheckoutScene.allCases {
            let field = try await scene.answer(in: .ko).headers["refresh"]
            let isAwaited = [.preparing, .waiting, .finishing, .late].contains(scene)
            #expect(field == (isAwaited ? address : nil), "\(scene): \(field ?? "no refresh")")
        }
    }

    @Test("Two minutes after the time to pay a page is not loaded anew any more, and can be by hand")
    func bounded() async throws {
        let order = ShownOrders.order(1, .open)
        let reference = try #require(PaymentReference("pay-\(ShownOrders.secret)"))
        for (seconds, refreshes) in [(Int64(119), true), (120, false)] {
            let view = CheckoutView(
                order: order, payment: PaymentView(state: .pending, isTest: true, isDisputed: false),
                reference: reference, payee: nil, canPay: false,
                readAt: order.payBy.advanced(by: .seconds(seconds)))
            let answer = try await CheckoutPlace(ShownDesk(view: view)).get()
            #expect((answer.headers["refresh"] != nil) == refreshes, "after \(seconds) s")
            #expect(answer.html.contains("<a href=\"?lang=en\">"), "\(answer.html)")
        }
    }

    @Test("A crew that is paid is shown by its name, and by its identifier where visitors do not see it")
    func payee() async throws {
        let order = ShownOrders.order(1, .open, payee: ShownOrders.crew)
        let reference = try #require(PaymentReference("pay-\(ShownOrders.secret)"))
        for (title, shown) in [("새벽 풋\u{1109}\u{1161}\u{11AF}", "새벽 풋살"), (nil, "\(ShownOrders.crew)")] {
            let view = CheckoutView(
                order: order, payment: PaymentView(state: .pending, isTest: true, isDisputed: false),
                reference: reference, payee: nil, payeeTitle: title, canPay: true,
                readAt: ShownOrders.moment)
            let answer = try await CheckoutPlace(ShownDesk(view: view)).get()
            #expect(answer.html.contains(shown), "\(answer.html)")
        }
    }

    @Test("The checkout may lead to the payment window, and only the window's page loads its script")
    func reach() async throws {
        let checkout = try await CheckoutScene.ready.answer(in: .en)
        let policy = checkout.headers["content-security-policy"] ?? ""
        #expect(policy.contains("form-action 'self' http://localhost:8081;"), "\(policy)")
        #expect(!policy.contains("script-src") && !checkout.html.contains("<script"), "\(policy)")
        let receipt = try await CheckoutScene.bought.answer(in: .en)
        #expect(receipt.headers["content-security-policy"]?.contains("form-action 'self';") == true)
        let window = try await CheckoutScene.window.answer(in: .en)
        let other = window.headers["content-security-policy"] ?? ""
        #expect(other.contains("script-src 'self' https://cdn.pay.example;"), "\(other)")
        #expect(other.contains("frame-src https://pay.example;"), "\(other)")
        let scripts = window.html.split(separator: "<script src=\"").dropFirst().map {
            $0.prefix { $0 != "\"" }
        }
        #expect(scripts.first == "https://cdn.pay.example/sdk.js", "\(scripts)")
        #expect(scripts.count == 2 && scripts.last?.hasSuffix(".checkout.js") == true, "\(scripts)")
    }

    @Test(
        "What a payer fills in is checked, kept in the form, and passed to the window as the channel wants it"
    )
    func payers() async throws {
        let wrong = try await CheckoutScene.wrongFields.answer(in: .en).html
        for name in ["name", "phone", "email"] {
            #expect(wrong.contains("aria-describedby=\"\(name)-problem\""), "\(name): \(wrong)")
            #expect(wrong.contains("<p class=\"problem\" id=\"\(name)-problem\">"), "\(name): \(wrong)")
        }
        #expect(wrong.contains("value=\"&lt;b&gt;&quot;1\""), "\(wrong)")
        for autocomplete in ["name", "tel", "email"] {
            #expect(wrong.contains("autocomplete=\"\(autocomplete)\""), "\(autocomplete): \(wrong)")
        }
        let window = try await CheckoutScene.window.answer(in: .en).html
        #expect(window.contains("[&quot;김&quot;,&quot;01012345678&quot;,null]"), "\(window)")
    }

    @Test("Without what pages need of the site, the checkout is shown and nothing can be paid")
    func withoutSite() async throws {
        let text = try await CheckoutScene.withoutSite.answer(in: .en).html
        #expect(text.contains("Payments are not possible right now.") && !text.contains("value=\"pay\""))
        #expect(text.contains("This platform is a mediator and not a party to the sale."), "\(text)")
    }

    @Test("What a business sells is shown with its data and the right of withdrawal")
    func business() async throws {
        let text = try await CheckoutScene.ready.answer(in: .ko).html
        for part in ["나무 &lt;상회&gt;", "123-45-67891", "2026-전주-0042", "7일 안에 청약을 철회", "통신판매중개자"] {
            #expect(text.contains(part), "\(part) is missing: \(text)")
        }
        let other = try await CheckoutScene.declined.answer(in: .ko).html
        #expect(other.contains("판매자가 개인입니다") && !other.contains("판매자 정보"), "\(other)")
    }
}
