import ContractKit
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Control calls: what buyers, card companies and the console do.
@Suite struct SandboxControlTests {
    @Test(arguments: [
        ("approve", "PAID"), ("decline", "FAILED"), ("close", "FAILED"), ("pend", "PAY_PENDING"),
    ])
    func buyersDecide(_ act: String, _ status: String) async throws {
        let stage = try SandboxStage()
        let attempt = try await stage.open("결제-1")
        let told = try await stage.control("POST", "payments/\(percentEncoded("결제-1"))/\(act)")
        #expect(told.text("payment", "status") == status)
        #expect(told.text("payment", "transactionId") == attempt)
    }

    @Test func aReasonAndAnAmountAreTaken() async throws {
        let stage = try SandboxStage()
        try await stage.open("a")
        let declined = try await stage.control("POST", "payments/a/decline", "{\"reason\":\"분실 카드\"}")
        #expect(declined.text("payment", "failure", "reason") == "분실 카드")
        try await stage.open("b")
        let paid = try await stage.control("POST", "payments/b/approve", "{\"amount\":1}")
        #expect(paid.text("payment", "amount", "paid") == "1")
    }

    @Test func paymentsAndCancellationsAreSettled() async throws {
        let stage = try SandboxStage()
        try await stage.open("결제-1")
        let path = "payments/\(percentEncoded("결제-1"))"
        let paid = try await stage.control("POST", "\(path)/approve")
        let gross = try #require(paid.text("payment", "amount", "paid").flatMap { Int64($0) })
        try await stage.open("b")
        let file = await stage.ask("GET", "/__sandbox/settlement").text
        let lines = file.split(separator: "\n")
        #expect(lines.first == "payment,source,gross,fee,tax,net,day")
        let (fee, tax) = (gross * 3 / 100, gross * 3 / 100 / 10)
        #expect(lines.count == 2, "only what was paid is settled: \(file)")
        #expect(file.contains(",\(gross),\(fee),\(tax),\(gross - fee - tax),"))
    }

    @Test func failuresBecomePaid() async throws {
        let stage = try SandboxStage()
        try await stage.open()
        try await stage.control("POST", "payments/pay-1/close")
        let paid = try await stage.control("POST", "payments/pay-1/late-approve")
        #expect(paid.text("payment", "status") == "PAID")
        let again = await stage.ask("POST", "/__sandbox/payments/pay-1/late-approve")
        #expect(again.status == 409 && again.text.contains("ALREADY_PAID"))
    }

    @Test func anAttemptIsNamed() async throws {
        let stage = try SandboxStage()
        let first = try await stage.open()
        let second = try await stage.open()
        let paid = try await stage.control("POST", "payments/pay-1/approve", "transactionId=\(first)")
        #expect(paid.text("payment", "transactionId") == first)
        let failed = try await stage.control("POST", "payments/pay-1/approve", "transactionId=\(second)")
        #expect(failed.text("payment", "status") == "FAILED", "one attempt of a payment is paid at most")
        try await stage.open("other")
        let foreign = await stage.ask("POST", "/__sandbox/payments/other/approve", "transactionId=\(first)")
        #expect(foreign.status == 404, "an attempt belongs to its payment")
    }

    @Test(arguments: [("", "PAID"), ("result=succeeded", "PAID"), ("result=failed", "FAILED")])
    func approvalsUnderWayEnd(_ body: String, _ status: String) async throws {
        let stage = try SandboxStage()
        try await stage.open()
        try await stage.control("POST", "payments/pay-1/pend")
        let told = try await stage.control("POST", "payments/pay-1/settle", body)
        #expect(told.text("payment", "status") == status)
    }

    @Test func cancellationsUnderWayEnd() async throws {
        let stage = try SandboxStage()
        try await stage.pay("pay-1", 12_010)
        let asked = await stage.call("POST", "/payments/pay-1/cancel", "{\"reason\":\"변심\"}")
        #expect(asked.text.contains("REQUESTED"))
        let told = try await stage.control("POST", "payments/pay-1/settle", "result=failed")
        #expect(told.text("payment", "status") == "PAID")
        try await stage.control("POST", "payments/pay-1/cancel", "amount=2000")
        let none = await stage.ask("POST", "/__sandbox/payments/pay-1/settle")
        #expect(none.status == 404 && none.text.contains("CANCELLATION_NOT_FOUND"))
    }

    @Test func theConsoleCancelsAndDisputesEnd() async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        let part = try await stage.control("POST", "payments/pay-1/cancel", "amount=500&reason=깎아+드림")
        #expect(part.text("payment", "status") == "PARTIAL_CANCELLED")
        try await stage.control("POST", "payments/pay-1/dispute", "reason=모르는 결제")
        try await stage.control("POST", "payments/pay-1/resolve-dispute")
        try await stage.control("POST", "payments/pay-1/dispute")
        let lost = try await stage.control("POST", "payments/pay-1/lose-dispute")
        #expect(lost.text("payment", "status") == "CANCELLED")
        #expect(lost.text("payment", "amount", "cancelled") == "12500")
        #expect(try await stage.control("GET", "problems").texts("problems") == [])
    }

    @Test func aTokenIsToldWhereConfirmIsWaitedFor() async throws {
        let stage = try SandboxStage()
        let shop = ["channelKey": "channel-key-manual", "redirectUrl": "http://localhost:8080/끝"]
        try await stage.open("pay-1", 12_500, shop)
        let told = try await stage.control("POST", "payments/pay-1/approve")
        let token = try #require(told.text("paymentToken"))
        let address = try #require(told.text("redirectUrl"))
        #expect(address.hasPrefix("http://localhost:8080/%EB%81%9D?transactionType=PAYMENT&txId="))
        #expect(address.contains("paymentToken=\(token)"))
    }

    @Test func theClockMovesAndWhatIsPendingSettles() async throws {
        let stage = try SandboxStage()
        try await stage.pay("pay-1", 12_004)
        let before = stage.sandbox.clock.now()
        let told = try await stage.control("POST", "clock/advance", "{\"seconds\":3}")
        #expect(told.text("now") == before.advanced(by: .seconds(3)).rfc3339)
        #expect(await stage.call("GET", "/payments/pay-1").text.contains("\"PAID\""))
        let missing = await stage.ask("POST", "/__sandbox/clock/advance")
        #expect(missing.status == 400 && missing.text.contains("seconds is required"))
        let odd = await stage.ask("POST", "/__sandbox/clock/advance", "seconds=drei")
        #expect(odd.status == 400 && odd.text.contains("seconds must be a whole number"))
    }

    @Test func anExportTellsEachPaymentOnce() async throws {
        let stage = try SandboxStage()
        for number in 0..<25 { try await stage.pay("결제-\(number)") }
        var (found, cursor): ([String], String?) = ([], nil)
        repeat {
            let query = "export?size=10" + (cursor.map { "&cursor=" + percentEncoded($0) } ?? "")
            let items = try await stage.control("GET", query).items("items")
            found += items.compactMap { item in item["payment"]?.text("id") }
            cursor = items.count == 10 ? items.last?.text("cursor") : nil
        } while cursor != nil
        #expect(found.count == 25 && Set(found).count == 25)
        let bad = await stage.ask("GET", "/__sandbox/export?size=1001")
        #expect(bad.status == 400 && bad.text.contains("size must be"))
    }

    @Test func aResetForgetsAll() async throws {
        let journal = MemoryJournal()
        let stage = try SandboxStage(journal: journal)
        let first = try await stage.open()
        try await stage.control("POST", "faults", "kind=truncated")
        try await stage.control("POST", "reset")
        #expect(try await stage.control("GET", "export").items("items").isEmpty)
        #expect(try await stage.deliveries().isEmpty)
        #expect(try await stage.control("GET", "faults").texts("faults") == [])
        let second = try await stage.open()
        #expect(first == second, "the same calls give the same identifiers again")
        let numbers = try await stage.deliveries().compactMap { $0["id"] }
        #expect(numbers == [.integer(2)])
        let anew = try SandboxStage(journal: journal)
        #expect(try await anew.control("GET", "export").items("items").count == 1)
    }

    @Test(arguments: [
        ("GET", "/__sandbox/nothing", "there is no such control call"),
        ("GET", "/__sandbox", "there is no such control call"),
        ("POST", "/__sandbox/payments/pay-1/explode", "it has approve, decline"),
        ("POST", "/__sandbox/deliveries/1/explode", "it has drop"),
        ("POST", "/__sandbox/payments/none/approve", "PAYMENT_NOT_FOUND"),
        ("POST", "/__sandbox/payments/%FF/approve", "percent-encoded"),
        ("POST", "/__sandbox/payments/pay-1/approve?amuont=1", "amuont is no member of this call"),
        ("POST", "/__sandbox/payments/pay-1/approve?amount=0", "amount must be a whole number from 1"),
    ])
    func faultsSayWhatToDo(_ method: String, _ target: String, _ reason: String) async throws {
        let stage = try SandboxStage()
        try await stage.open()
        let response = await stage.ask(method, target)
        #expect((400...404).contains(response.status) && response.text.contains(reason), "\(response.text)")
    }

    @Test func otherSitesAreKeptOut() async throws {
        let stage = try SandboxStage { $0.allowedHosts = ["sandbox.test"] }
        try await stage.open()
        let act = "/__sandbox/payments/pay-1/close"
        for origin in ["https://evil.example", "null", "http://localhost:8080"] {
            let refused = await stage.ask(
                "POST", act, headers: ["host": "localhost:8081", "origin": origin])
            #expect(refused.status == 403 && refused.text.contains("FORBIDDEN"), "\(origin) must be refused")
        }
        for host in ["evil.example", "localhost.evil.example:8081", "192.0.2.7", "[2001:db8::1]:8081"] {
            let refused = await stage.ask("GET", "/__sandbox/export", headers: ["host": host])
            #expect(refused.status == 403 && refused.text.contains("allowedHosts"), "\(host) must be refused")
        }
        for host in ["LOCALHOST", "127.0.0.1:8081", "127.9.9.9", "[::1]:8081", "sandbox.test:80"] {
            #expect(await stage.ask("GET", "/__sandbox/export", headers: ["host": host]).status == 200)
        }
        let own = ["host": "localhost:8081", "origin": "http://localhost:8081"]
        #expect(await stage.ask("POST", act, headers: own).status == 200)
    }
}
