import ContractKit
import PortOne
import PortOneSandbox
import Testing
import Vocabulary
import Wire

/// Faults of the sandbox: each goes wrong as it was ordered, and as often.
@Suite struct SandboxFaultTests {
    @Test(arguments: [401, 429, 500, 502, 503])
    func statusesComeInsteadOfTheAnswer(_ status: Int) async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        try await stage.control("POST", "faults", "kind=status&status=\(status)&count=2")
        for _ in 0..<2 { #expect(await stage.call("GET", "/payments/pay-1").status == status) }
        let answer = await stage.call("GET", "/payments/pay-1")
        #expect(answer.status == 200, "a fault ends after its count")
        #expect(try await stage.control("GET", "faults").texts("faults") == [])
    }

    @Test(arguments: ["before", "after"])
    func aStatusTellsNothingOfTheEffect(_ when: String) async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        try await stage.control("POST", "faults", "kind=status&status=503&when=\(when)")
        let answer = await stage.call("POST", "/payments/pay-1/cancel", "{\"reason\":\"변심\"}")
        #expect(answer.status == 503)
        let text = await stage.call("GET", "/payments/pay-1").text
        #expect(text.contains("\"CANCELLED\"") == (when == "after"))
    }

    @Test(arguments: ["before", "after"])
    func aConnectionThatBreaksHasNoAnswer(_ when: String) async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        try await stage.control("POST", "faults", "kind=reset&when=\(when)&path=/payments/pay-1/cancel")
        let untouched = await stage.call("GET", "/payments/pay-1")
        #expect(untouched.status == 200 && untouched.streamed == nil, "another path is not met")
        let answer = await stage.call("POST", "/payments/pay-1/cancel", "{\"reason\":\"변심\"}")
        let body = try #require(answer.streamed)
        #expect(body.length ?? 0 > 0)
        await #expect(throws: StreamFault.disconnected) { try await body.stream.rest(atMost: 1000) }
        let text = await stage.call("GET", "/payments/pay-1").text
        #expect(text.contains("\"CANCELLED\"") == (when == "after"))
    }

    @Test func theMoneyMovesAndTheAnswerComesTooLate() async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        try await stage.control("POST", "faults", "kind=timeout&seconds=90")
        let answer = await stage.call("POST", "/payments/pay-1/cancel", "{\"reason\":\"변심\"}")
        #expect(answer.status == 200 && stage.pauses.now == [.seconds(90)])
        let tooLong = await stage.ask("POST", "/__sandbox/faults", "kind=timeout&seconds=121")
        #expect(tooLong.status == 400 && tooLong.text.contains("1 to 120"))
    }

    @Test func aSlowBodyComesInParts() async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        let whole = await stage.call("GET", "/payments/pay-1").body
        try await stage.control("POST", "faults", "{\"kind\":\"slow\",\"bytesPerSecond\":100}")
        let body = try #require(await stage.call("GET", "/payments/pay-1").streamed)
        #expect(body.length == whole.count)
        #expect(try await body.stream.rest(atMost: 10_000) == whole)
        #expect(stage.pauses.now.count == (whole.count + 99) / 100)
    }

    @Test func halfOfTheDocumentIsNone() async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        let whole = await stage.call("GET", "/payments/pay-1").body
        try await stage.control("POST", "faults", "kind=truncated")
        let half = await stage.call("GET", "/payments/pay-1")
        #expect(half.status == 200 && half.body == Array(whole.prefix(whole.count / 2)))
        #expect(throws: JSONSyntaxError.self) { try JSONReader.read(half.body) }
    }

    @Test func latencyIsFixedOrSpread() async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        try await stage.control("POST", "faults", "kind=latency&milliseconds=200")
        _ = await stage.call("GET", "/payments/pay-1")
        #expect(stage.pauses.now == [.milliseconds(200)])
        stage.pauses.withLock { $0 = [] }
        try await stage.control("POST", "faults", "kind=latency&milliseconds=200&sigma=0.8&count=400")
        for _ in 0..<400 { _ = await stage.call("GET", "/payments/pay-1") }
        let pauses = stage.pauses.now.sorted()
        #expect(pauses.count == 400 && (pauses.last ?? .zero) <= .seconds(120))
        #expect(pauses[200] > .milliseconds(150) && pauses[200] < .milliseconds(260), "the median must hold")
        #expect(pauses[380] > .milliseconds(400), "the tail is long")
    }

    @Test func likelyFaultsFollowFromTheSeed() async throws {
        var runs: [[Int]] = []
        for seed in [UInt64(7), 7, 8] {
            let stage = try SandboxStage { $0.seed = seed }
            try await stage.pay()
            try await stage.control("POST", "faults", "kind=status&status=503&probability=0.3")
            var statuses: [Int] = []
            for _ in 0..<200 { statuses.append(await stage.call("GET", "/payments/pay-1").status) }
            runs.append(statuses)
        }
        #expect(runs[0] == runs[1] && runs[0] != runs[2])
        #expect((30...90).contains(runs[0].count { $0 == 503 }), "about 3 of 10 requests go wrong")
    }

    @Test(arguments: [600, -600])
    func theClockJumps(_ seconds: Int) async throws {
        let stage = try SandboxStage()
        try await stage.pay()
        await stage.deliver()
        let verifier = WebhookVerifier(try #require(WebhookSecret(SandboxStage.secretText)))
        try await stage.control("POST", "faults", "kind=skew&seconds=\(seconds)")
        _ = await stage.call("GET", "/payments/pay-1")
        #expect(stage.sandbox.clock.now() == stage.clock.now().advanced(by: .seconds(seconds)))
        stage.sent.withLock { $0 = [] }
        try await stage.control("POST", "payments/pay-1/dispute")
        #expect(await stage.deliver() == 1)
        let sent = try #require(stage.sent.now.first)
        #expect(throws: seconds > 0 ? WebhookFault.tooNew : .tooOld) {
            try verifier.webhook(sent.request, at: stage.clock.now())
        }
    }

    @Test func ordersAreForgotten() async throws {
        let stage = try SandboxStage()
        let told = try await stage.control(
            "POST", "faults", "{\"kind\":\"status\",\"status\":500,\"path\":\"/payments\",\"count\":3}")
        #expect(told.texts("faults") == ["status 500 before, 3 more of /payments"])
        #expect(try await stage.control("DELETE", "faults").texts("faults") == [])
        #expect(await stage.call("GET", "/payments/pay-1").status == 404)
    }

    @Test(arguments: [
        ("kind=flood", "kind must be"), ("", "kind is required"), ("kind=status", "status is required"),
        ("kind=status&status=418", "status must be"), ("kind=reset&when=never", "when must be"),
        ("kind=reset&probability=2", "probability must be"), ("kind=reset&probability=nan", "probability"),
        ("kind=reset&path=payments", "path must begin"), ("kind=reset&count=0", "count must be"),
        ("kind=reset&kind=slow", "each name once"), ("kind=reset&꽃=1", "꽃 is no member"),
        ("{\"kind\":[]}", "kind must be a text"), ("{\"kind\"", "at byte 7"),
        ("kind=latency", "milliseconds is required"), ("kind=skew", "seconds is required"),
    ])
    func badOrdersAreRefused(_ body: String, _ reason: String) async throws {
        let stage = try SandboxStage()
        let response = await stage.ask("POST", "/__sandbox/faults", body)
        #expect(response.status == 400 && response.text.contains(reason), "found \(response.text)")
        #expect(response.text.contains("INVALID_REQUEST"))
    }
}
