import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// What opens the window, and what comes back from it.
struct CheckoutTests {
    private func checkout(
        title: String = "크루 <유니폼> & \"모자\"", customer: PortOneCustomer? = nil, noticeURL: String? = nil
    ) throws -> PortOneCheckout {
        PortOneCheckout(
            PortOneCheckoutChannel(storeID: WebhookReadingTests.store, key: "channel-key-auto"),
            try PortOneStage.reference(), title: title, amount: .won(30_000), method: .easyPay,
            customer: customer, returnURL: "https://madang.example/checkout/a?b=1&c=2", noticeURL: noticeURL)
    }

    private func object(_ checkout: PortOneCheckout) throws -> JSONObject {
        let json = try JSONReader.read(Array(checkout.json.utf8))
        guard case .object(let object) = json else { throw Missing() }
        return object
    }

    private struct Missing: Error {}

    @Test func theLiveWindowHasItsParameters() throws {
        let customer = PortOneCustomer(fullName: "홍길동", phoneNumber: "010-1234-5678", email: "a@b.example")
        let object = try object(
            checkout(customer: customer, noticeURL: "https://madang.example/webhooks/portone"))
        #expect(object.text("storeId") == WebhookReadingTests.store)
        #expect(object.text("channelKey") == "channel-key-auto" && object.text("payMethod") == "EASY_PAY")
        #expect(object.text("paymentId") == (try PortOneStage.reference()).text)
        #expect(object.text("orderName") == "크루 <유니폼> & \"모자\"" && object.text("currency") == "KRW")
        #expect(object.text("redirectUrl") == "https://madang.example/checkout/a?b=1&c=2")
        #expect(object["totalAmount"] == .integer(30_000) && object["forceRedirect"] == .bool(true))
        #expect(object["noticeUrls"] == .array([.string("https://madang.example/webhooks/portone")]))
        guard case .object(let told) = object["customer"] else { throw Missing() }
        #expect(told.text("fullName") == "홍길동" && told.text("phoneNumber") == "010-1234-5678")
        #expect(told.text("email") == "a@b.example")
    }

    @Test(arguments: PortOneCheckoutMethod.allCases)
    func whereACardAlonePaysNoTransferIsOffered(method: PortOneCheckoutMethod) throws {
        for isCardOnly in [false, true] {
            let checkout = PortOneCheckout(
                PortOneCheckoutChannel(storeID: WebhookReadingTests.store, key: "channel-key-auto"),
                try PortOneStage.reference(), title: "후원", amount: .won(30_000), method: method,
                isCardOnly: isCardOnly, returnURL: "https://madang.example/checkout/a")
            #expect(checkout.method == (isCardOnly && method == .transfer ? .card : method))
        }
    }

    @Test func whatIsMissingIsLeftOut() throws {
        let object = try object(checkout())
        #expect(object["customer"] == nil && object["noticeUrls"] == nil)
    }

    @Test func theDocumentMayStandInAPage() throws {
        let text = try checkout(title: "</script><!-- & \u{2028}").json
        #expect(!text.contains("<") && !text.contains(">") && !text.contains("&"))
    }

    @Test(arguments: [
        ("  크루\n회비\t1월 ", "크루 회비 1월"), ("\u{202E}abc", "abc"), ("\u{1112}\u{1161}\u{11AB}", "한"),
        (String(repeating: "가", count: 41), String(repeating: "가", count: 40)),
    ])
    func namesAreOneShortLine(_ title: String, _ name: String) throws {
        #expect(try checkout(title: title).orderName == name)
    }

    @Test(arguments: ["", " \n", "\u{0}\u{7F}"])
    func aBlankNameIsTheReference(_ title: String) throws {
        #expect(try checkout(title: title).orderName == (try PortOneStage.reference()).text)
    }

    @Test func aCombiningFloodIsCut() throws {
        let name = try checkout(title: "a" + String(repeating: "\u{301}", count: 100_000)).orderName
        #expect(name.unicodeScalars.count <= 160)
    }

    @Test func noCustomerIsShown() {
        let customer = PortOneCustomer(fullName: "홍길동", phoneNumber: "010", email: "a@b.example")
        var dumped = ""
        dump(customer, to: &dumped)
        for shown in ["\(customer)", String(reflecting: customer), dumped] {
            #expect(!shown.contains("홍길동") && !shown.contains("010") && !shown.contains("a@b"))
        }
    }

    @Test(
        "Point 29: Hangul in names, composed and decomposed",
        arguments: [
            "한강 크루", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}\u{11BC}",
        ])
    func hangul(_ title: String) async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let window = try await stage.open(stage.checkout(reference, title: title))
        let page = await stage.sandbox.respond(to: WireRequest(method: "GET", target: window))
        #expect(page.status == 200 && page.text.contains(title))
    }

    @Test func aFormOpensTheSandboxToo() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let checkout = stage.checkout(reference)
        #expect(PortOneCheckout.action(at: PortOneStage.window) == PortOneStage.window + "/pay")
        let form = checkout.members.map { "\($0.name)=\(percentEncoded($0.text))" }.joined(separator: "&")
        let window = try await stage.browse("POST", "/pay", form)
        #expect(window.hasPrefix("/pay/"))
        #expect(try await stage.attempt(reference).status == .ready)
    }
}

/// The query of the redirect.
struct ReturnTests {
    private func read(_ members: [String: String]) -> PortOneReturn { PortOneReturn { members[$0] } }

    @Test func whatComesBackIsRead() throws {
        let reference = try PortOneStage.reference()
        let back = read([
            "transactionType": "PAYMENT", "paymentId": reference.text, "txId": "tx-1",
            "paymentToken": "token-1",
        ])
        #expect(back.reference == reference && back.transaction == "tx-1" && back.token == "token-1")
        #expect(back.failure == nil && back.fits(reference))
        #expect(!back.fits(try PortOneStage.reference(2)))
        #expect(read(["transactionId": "tx-2"]).transaction == "tx-2")
        #expect(read([:]).fits(reference), "a browser may bring nothing")
    }

    @Test func whatHasNoFormCountsAsMissing() throws {
        let back = read([
            "paymentId": "결제-1", "txId": "", "paymentToken": "빈 칸", "code": "", "message": "x",
        ])
        #expect(back.reference == nil && back.transaction == nil && back.token == nil && back.failure == nil)
        let long = String(repeating: "a", count: PortOneReturn.longestToken + 1)
        #expect(read(["paymentToken": long]).token == nil)
    }

    @Test(
        arguments: [
            (["code": "PGProviderError", "message": "거절"], "PGProviderError", "거절"),
            (["code": "A", "message": "a", "pgCode": "B", "pgMessage": "한도\n초과"], "B", "한도 초과"),
            (["code": "<script>", "message": "\u{202E}"], "script", nil), (["code": "한글"], "UNKNOWN", nil),
        ] as [([String: String], String, String?)])
    func failuresAreSafeToShow(_ members: [String: String], _ code: String, _ message: String?) {
        let failure = read(members).failure
        #expect(failure?.code == code && failure?.message == message)
    }

    @Test func noTokenIsShown() throws {
        let back = read(["paymentId": try PortOneStage.reference().text, "paymentToken": "secret-token"])
        var dumped = ""
        dump(back, to: &dumped)
        for shown in ["\(back)", String(reflecting: back), dumped] {
            #expect(!shown.contains("secret-token"), "found \(shown)")
        }
    }

    @Test(
        arguments: [("approve", nil), ("decline", "DECLINED"), ("close", "PAY_PROCESS_CANCELED")]
            as [(String, String?)])
    func theSandboxsWindowComesBack(_ button: String, _ code: String?) async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        let window = try await stage.open(stage.checkout(reference))
        let back = try await stage.press(button, window)
        #expect(back.fits(reference) && back.transaction != nil && back.failure?.code == code)
    }

    @Test func aWindowThatDoesNotOpenLeadsBackWithItsRefusal() async throws {
        let (stage, reference) = (try PortOneStage(), try PortOneStage.reference())
        try await stage.pay(reference)
        let address = stage.checkout(reference).address(at: "")
        let page = await stage.sandbox.respond(to: WireRequest(method: "GET", target: address))
        #expect(page.status == 409)
        let link = try #require(
            page.text.split(separator: "href=\"").dropFirst().first { $0.contains("abc?") })
        let back = try PortOneStage.returned(
            by: String(link.prefix { $0 != "\"" }).replacing("&amp;", with: "&"))
        #expect(back.failure?.code == "ALREADY_PAID" && back.fits(reference))
    }
}
