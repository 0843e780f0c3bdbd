import ContractKit
import PortOne
import Synchronization
import Testing
import Vocabulary
import Wire

@testable import PortOneSandbox

/// A change under a key happens once.
struct SandboxIdempotencyTests {
    private static let path = "/payments/pay-1/cancel"
    private static let key = "key-0000000000000001"
    private static let part = #"{"amount": 1000, "reason": "일부 환불"}"#

    @Test func aRepetitionGetsTheSameBytes() async throws {
        let stage = try APIStage()
        try stage.pay()
        let first = await stage.send("POST", Self.path, Self.part, key: Self.key)
        let second = await stage.send("POST", Self.path, Self.part, key: Self.key)
        #expect(first.status == 200 && first == second)
        #expect(try await stage.payment("pay-1").amount.cancelled == 1_000, "cancelled once")
        _ = await stage.send("POST", Self.path, Self.part)
        #expect(try await stage.payment("pay-1").amount.cancelled == 2_000, "without a key it is another one")
    }

    @Test func aRefusalIsRepeated() async throws {
        let stage = try APIStage()
        let first = await stage.send("POST", Self.path, Self.part, key: Self.key)
        try stage.pay()
        let second = await stage.send("POST", Self.path, Self.part, key: Self.key)
        #expect(first.told == "404 PAYMENT_NOT_FOUND" && first == second)
    }

    @Test func aKeyIsForOneRequest() async throws {
        let stage = try APIStage()
        try stage.pay()
        _ = await stage.send("POST", Self.path, Self.part, key: Self.key)
        let other = #"{"amount": 2000, "reason": "일부 환불"}"#
        #expect(
            await stage.send("POST", Self.path, other, key: Self.key).told == "409 IDEMPOTENCY_KEY_REUSED")
        #expect(
            await stage.send("POST", "/payments/pay-2/cancel", Self.part, key: Self.key).told
                == "409 IDEMPOTENCY_KEY_REUSED")
    }

    @Test func aKeyIsNewAfterThreeHours() async throws {
        let stage = try APIStage()
        try stage.pay()
        let first = await stage.send("POST", Self.path, Self.part, key: Self.key)
        stage.clock.advance(by: .seconds(3 * 3600 - 1))
        #expect(await stage.send("POST", Self.path, Self.part, key: Self.key) == first)
        stage.clock.advance(by: .seconds(1))
        #expect(await stage.send("POST", Self.path, Self.part, key: Self.key) != first)
        #expect(try await stage.payment("pay-1").amount.cancelled == 2_000)
    }

    @Test func aRequestUnderWayRefusesItsRepetition() async throws {
        let answers = LockedValue<[WireResponse]>([])
        let inner = LockedValue<APIStage?>(nil)
        let request = APIStage.request("POST", Self.path, Self.part, key: Self.key)
        // The repetition comes while the fault makes the first one wait.
        let stage = try APIStage(pause: { _ in
            guard let stage = inner.now, answers.now.isEmpty else { return }
            let answer = await stage.sandbox.respond(to: request)
            answers.withLock { $0.append(answer) }
        })
        inner.withLock { $0 = stage }
        try stage.pay()
        stage.sandbox.state.withLock {
            _ = $0.faults.add(SandboxFault(kind: .latency(.fixed(.seconds(1))), remaining: 1))
        }
        let first = await stage.sandbox.respond(to: request)
        #expect(first.status == 200)
        #expect(answers.now.map(\.told) == ["409 IDEMPOTENCY_OUTSTANDING_REQUEST"])
        #expect(await stage.sandbox.respond(to: request) == first, "after that it gets the answer")
    }

    @Test func whatNeverTookEffectMayBeRepeated() async throws {
        let stage = try APIStage()
        try stage.pay()
        stage.sandbox.state.withLock {
            _ = $0.faults.add(SandboxFault(kind: .status(503, isAfter: false), remaining: 1))
        }
        #expect(await stage.send("POST", Self.path, Self.part, key: Self.key).status == 503)
        #expect(await stage.send("POST", Self.path, Self.part, key: Self.key).status == 200)
        #expect(try await stage.payment("pay-1").amount.cancelled == 1_000)
    }

    @Test func anAnswerThatWasLostIsHadAgain() async throws {
        let stage = try APIStage()
        try stage.pay()
        stage.sandbox.state.withLock {
            _ = $0.faults.add(SandboxFault(kind: .status(503, isAfter: true), remaining: 1))
        }
        #expect(await stage.send("POST", Self.path, Self.part, key: Self.key).status == 503)
        #expect(await stage.send("POST", Self.path, Self.part, key: Self.key).status == 200)
        #expect(try await stage.payment("pay-1").amount.cancelled == 1_000, "the money moved once")
    }

    @Test(arguments: [
        "", "\"\"", "\"short\"", "key-0000000000000001", "\"key-0000000000000001",
        "\"key-000000000000001\", \"a\"",
        "\"열쇠열쇠열쇠열쇠열쇠열쇠열쇠열쇠\"", "\"" + String(repeating: "k", count: 257) + "\"",
    ])
    func aMalformedKeyIsRefused(_ field: String) async throws {
        let stage = try APIStage()
        try stage.pay()
        var request = APIStage.request("POST", Self.path, Self.part)
        request.headers["idempotency-key"] = field
        #expect(await stage.sandbox.respond(to: request).told == "400 INVALID_REQUEST")
        request = APIStage.request("GET", "/payments/pay-1")
        request.headers["idempotency-key"] = field
        #expect(await stage.sandbox.respond(to: request).status == 200, "a read ignores the key")
    }

    @Test func keysAreBounded() {
        let now = Timestamp(microseconds: 0)
        var book = IdempotencyBook(most: 10)
        var turns: [IdempotencyBook.Turn] = []
        for number in 0..<100 {
            turns.append(book.begin("key-\(number)", "a request", at: now))
            book.finish("key-\(number)", .json(200, []))
        }
        #expect(turns == Array(repeating: .first, count: 100))
        let again = ["key-99", "key-0", "key-0"].map { book.begin($0, "a request", at: now) }
        #expect(
            again == [.answered(.json(200, [])), .first, .outstanding], "the oldest answer must have gone")
        book.release("key-0")
        let other = book.begin("key-0", "another request", at: now)
        #expect(other == .first)
    }
}
