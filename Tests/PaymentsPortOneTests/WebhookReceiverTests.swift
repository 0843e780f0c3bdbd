import ContractKit
import Payments
import PaymentsPortOne
import PortOne
import PortOneSandbox
import Synchronization
import Testing
import Vocabulary
import Wire

/// Answers in time, with the work going on behind them.
struct WebhookReceiverTests {
    private static let order = OrderID(RawIdentifier(high: 1, low: 1))
    private let clock = ManualClock()

    private func receiver(
        atMost most: Int = 10, limit: Gate = Gate(), note: @escaping PortOneWebhookReceiver.Note,
        follow: @escaping PortOneWebhookReceiver.Follow = { _ throws(ServiceFailure) in }
    ) throws -> PortOneWebhookReceiver {
        let webhooks = PortOneWebhooks(
            try WebhookText.verifier(), storeID: WebhookReadingTests.store, time: clock)
        return PortOneWebhookReceiver(
            webhooks, atMost: most, waitForLimit: { await limit.passed() }, note: note, follow: follow)
    }

    private func request(_ id: String = "wh-1", secret: String = WebhookText.new) throws -> WireRequest {
        let webhook = Webhook(
            id: id, type: .paid, at: clock.now(), paymentID: try PortOneStage.reference().text,
            transactionID: "tx", storeID: WebhookReadingTests.store)
        let body = PortOneWire.webhook(id: id).bytes(of: webhook)
        let headers = WebhookSigner.headers(
            id: id, at: clock.now(), body: body, secrets: [secret].compactMap { WebhookSecret($0) })
        return WireRequest(method: "POST", target: "/webhooks/portone", headers: headers, body: body)
    }

    @Test func aWebhookIsNotedAndThenFollowed() async throws {
        let steps = LockedValue<[String]>([])
        let receiver = try receiver(
            note: { webhook, reference throws(ServiceFailure) in
                steps.withLock { $0.append("\(webhook) \(reference)") }
                return Self.order
            },
            follow: { order throws(ServiceFailure) in steps.withLock { $0.append("\(order)") } })
        let response = await receiver.answer(try request())
        #expect(response.status == 200 && response.body.isEmpty && response.reason == nil)
        #expect(steps.now == ["wh-1 \(try PortOneStage.reference())", "\(Self.order)"])
        #expect(receiver.pendingCount == 0)
    }

    @Test func whatWasSeenBeforeIsNotFollowed() async throws {
        let followed = LockedValue(0)
        let receiver = try receiver(
            note: { _, _ throws(ServiceFailure) in nil },
            follow: { _ throws(ServiceFailure) in followed.withLock { $0 += 1 } })
        #expect(await receiver.answer(try request()).status == 200)
        #expect(followed.now == 0)
    }

    @Test func whatCannotBeNotedIsToBeSentAgain() async throws {
        let receiver = try receiver(note: { _, _ throws(ServiceFailure) in throw .unavailable("저장소") })
        let response = await receiver.answer(try request())
        #expect(response.status == 503 && response.headers["retry-after"] == "5")
        #expect(response.reason?.contains("could not be noted") == true && receiver.pendingCount == 0)
    }

    @Test func aFollowingThatFailsIsAJobsToDo() async throws {
        let receiver = try receiver(
            note: { _, _ throws(ServiceFailure) in Self.order },
            follow: { _ throws(ServiceFailure) in throw .unavailable("the gateway") })
        #expect(await receiver.answer(try request()).status == 200)
    }

    @Test func nothingIsNotedOfARequestThatIsNotPortOnes() async throws {
        let noted = LockedValue(0)
        let receiver = try receiver(note: { _, _ throws(ServiceFailure) in
            noted.withLock { $0 += 1 }
            return nil
        })
        let response = await receiver.answer(try request(secret: WebhookText.other))
        #expect(response.status == 400 && noted.now == 0)
        let reason = try #require(response.reason, "the log says why")
        #expect(reason == "a webhook was refused: no signature is made by one of the secrets")
        #expect(!reason.contains(WebhookText.new) && !"\(receiver)".contains(WebhookText.new))
    }

    @Test func atTheLimitWhatIsNotedIsAnsweredAndTheWorkGoesOn() async throws {
        let (limit, gateway, done) = (Gate(), Gate(), Gate())
        let receiver = try receiver(
            limit: limit, note: { _, _ throws(ServiceFailure) in Self.order },
            follow: { _ throws(ServiceFailure) in
                limit.open()
                await gateway.passed()
                done.open()
            })
        #expect(await receiver.answer(try request()).status == 200)
        #expect(receiver.pendingCount == 1, "the work goes on behind the answer")
        gateway.open()
        await done.passed()
    }

    @Test func atTheLimitWhatIsNotNotedIsToBeSentAgain() async throws {
        let (limit, store) = (Gate(), Gate())
        let receiver = try receiver(
            limit: limit,
            note: { _, _ throws(ServiceFailure) in
                limit.open()
                await store.passed()
                return nil
            })
        let response = await receiver.answer(try request())
        #expect(response.status == 503 && response.reason == "a webhook was not noted in time")
        store.open()
    }

    @Test func onlySoManyAreWorkedOnAtATime() async throws {
        let (limit, gateway) = (Gate(), Gate())
        limit.open()
        let begun = (Gate(), Gate())
        let receiver = try receiver(
            atMost: 2, limit: limit,
            note: { webhook, _ throws(ServiceFailure) in
                (webhook == "wh-1" ? begun.0 : begun.1).open()
                await gateway.passed()
                return Self.order
            })
        let requests = [try request("wh-1"), try request("wh-2"), try request("wh-3")]
        for request in requests.prefix(2) { #expect(await receiver.answer(request).status == 503) }
        await begun.0.passed()
        await begun.1.passed()
        #expect(receiver.pendingCount == 2)
        let full = await receiver.answer(requests[2])
        #expect(full.status == 503 && full.reason == "a webhook must wait: 2 are worked on")
        gateway.open()
    }

    @Test func theRouteTakesTheBytesAsTheyWereSent() async throws {
        let receiver = try receiver(note: { _, _ throws(ServiceFailure) in nil })
        let dispatcher = Dispatcher([receiver.route]) { _ throws(ServiceFailure) in throw .accessInvalid }
        var request = try request()
        request.headers["content-type"] = "application/json; charset=utf-8"
        let response = await dispatcher.respond(to: request)
        #expect(response.status == 200 && response.endpoint == "payments.portone")
        request.body.append(0x0A)
        #expect(await dispatcher.respond(to: request).status == 400)
        let other = await dispatcher.respond(to: WireRequest(method: "GET", target: "/webhooks/portone"))
        #expect(other.status == 405)
    }
}

/// A gate that stays open once it is opened.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Lets all pass who wait, and all who come later.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }

    /// Waits until it is open, or the task is cancelled, which opens it.
    func passed() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if isOpen { continuation.resume() }
            }
        } onCancel: {
            open()
        }
    }
}
