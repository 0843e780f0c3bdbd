public import Payments
import Synchronization
public import Vocabulary
public import Wire

/// Answers webhooks in time: PortOne must have its answer within a second.
///
/// A webhook is first noted, so that no crash can lose it, and then followed: the gateway is asked. 200 says
/// that it is noted, whether or not it was followed by then; 503 has PortOne send it again, and 400 says that
/// it is not PortOne's. At most `most` webhooks are worked on at a time, also behind their answers.
public final class PortOneWebhookReceiver: Sendable {
    /// Notes a webhook durably; answers the order to follow, nil for one that was seen or is about none.
    public typealias Note =
        @Sendable (_ webhook: String, _ reference: PaymentReference) async throws(ServiceFailure) -> OrderID?
    /// Asks the gateway about an order. Where this fails, a job does it later.
    public typealias Follow = @Sendable (OrderID) async throws(ServiceFailure) -> Void

    /// The time after which an answer is given: 200 milliseconds less than it may take.
    public static let limit: Duration = .milliseconds(800)

    private let webhooks: PortOneWebhooks
    private let most: Int
    private let waitForLimit: @Sendable () async -> Void
    private let note: Note
    private let follow: Follow
    private let pending = Mutex(0)

    /// `waitForLimit` returns when an answer is due; only tests give another one.
    public init(
        _ webhooks: PortOneWebhooks, atMost most: Int = 100,
        waitForLimit: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: limit) },
        note: @escaping Note, follow: @escaping Follow
    ) {
        (self.webhooks, self.most, self.waitForLimit) = (webhooks, most, waitForLimit)
        (self.note, self.follow) = (note, follow)
    }

    /// How many webhooks are worked on now.
    public var pendingCount: Int { pending.withLock { $0 } }

    /// Answers a request. The reason of a refusal is for the log.
    public func answer(_ request: WireRequest) async -> WireResponse {
        switch webhooks.reading(request) {
        case .ignored: return WireResponse(status: 200)
        case .refused(let fault): return .refused(400, "a webhook was refused: \(fault.reason)")
        case .heard(let webhook, let reference):
            guard enter() else { return .refused(503, "a webhook must wait: \(most) are worked on") }
            return await outcome(of: work(webhook, reference))
        }
    }

    private func enter() -> Bool {
        pending.withLock { pending in
            guard pending < most else { return false }
            pending += 1
            return true
        }
    }
}

extension PortOneWebhookReceiver {
    private enum Step: Sendable {
        case noted, followed
        case failed(ServiceFailure)
        case late
    }

    /// Does the work, and goes on with it behind the answer. The steps end when both the work and the limit
    /// are there.
    private func work(_ webhook: String, _ reference: PaymentReference) -> AsyncStream<Step> {
        let (steps, feed) = AsyncStream.makeStream(of: Step.self)
        let limit = Task { [waitForLimit] in
            await waitForLimit()
            feed.yield(.late)
        }
        Task {
            let last = await end(webhook, reference) { feed.yield(.noted) }
            pending.withLock { $0 -= 1 }
            feed.yield(last)
            feed.finish()
            limit.cancel()
        }
        return steps
    }

    private func end(
        _ webhook: String, _ reference: PaymentReference, onceNoted: () -> Void
    ) async -> Step {
        do throws(ServiceFailure) {
            let order = try await note(webhook, reference)
            onceNoted()
            // A job follows what fails here.
            if let order { try? await follow(order) }
            return .followed
        } catch {
            return .failed(error)
        }
    }

    /// The answer after the work, or at the limit.
    private func outcome(of steps: AsyncStream<Step>) async -> WireResponse {
        var isNoted = false
        for await step in steps {
            switch step {
            case .noted: isNoted = true
            case .followed: return WireResponse(status: 200)
            case .failed(let failure):
                return .refused(503, "a webhook could not be noted: \(failure.message)")
            case .late where isNoted: return WireResponse(status: 200)
            case .late: return .refused(503, "a webhook was not noted in time")
            }
        }
        return .refused(503, "a webhook's sender went away")
    }
}

extension WireResponse {
    /// An answer without a body, with the reason for the log.
    fileprivate static func refused(_ status: Int, _ reason: String) -> WireResponse {
        var response = WireResponse(status: status)
        if status == 503 { response.headers["retry-after"] = "5" }
        response.reason = reason
        return response
    }
}
