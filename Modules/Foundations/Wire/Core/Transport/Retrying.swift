public import Vocabulary

/// The policy of a remote caller for retrying requests.
///
/// A request that did not reach the server is always retried. One that may have taken effect is retried only
/// if it reads, or if it carries an idempotency key by which the server recognises it.
public struct Retrying: Sendable {
    /// Waits that long, or until the task is cancelled.
    public typealias Pause = @Sendable (Duration) async -> Void

    /// The most attempts of a request.
    let tries: Int
    /// The source of idempotency keys.
    let ids: any IdentifierSource
    private let pause: Pause

    /// Sends a request at most `tries` times, with keys from `ids` and pauses in between.
    public init(tries: Int = 3, ids: any IdentifierSource, pause: @escaping Pause) {
        self.tries = max(1, tries)
        self.ids = ids
        self.pause = pause
    }

    /// Sends each request once. Creating requests still carry a key, since a transport or proxy may repeat
    /// them.
    public static let never = Retrying(tries: 1, ids: RandomKeys(), pause: { _ in })

    /// Waits before the next attempt: a tenth of a second, then four tenths.
    func back(offAfter attempt: Int) async {
        await pause(.milliseconds(attempt <= 1 ? 100 : 400))
    }

    /// Whether requests are retried.
    var isOn: Bool { tries > 1 }

    /// Waits before a broken stream is requested again: a quarter of a second, doubled with each failure, at
    /// most half a minute.
    func wait(forStreamAfter attempts: Int) async {
        await pause(.milliseconds(min(250 << min(max(0, attempts), 7), 30_000)))
    }

    /// Waits as long as the answer asks for, within 1 to 5 seconds.
    func wait(for response: WireResponse) async {
        let seconds = response.headers["retry-after"].flatMap { Int($0) } ?? 1
        await pause(.seconds(min(max(seconds, 1), 5)))
    }

    /// Whether sending the request again after that failure is safe.
    static func isSafe(_ request: WireRequest, after failure: TransportFailure) -> Bool {
        let hasKey = request.headers[IdempotencyKey.fieldName] != nil
        return switch failure {
        case .unreachable: true
        case .interrupted: hasKey || request.method == Method.get.rawValue
        case .timedOut: hasKey
        case .untrusted, .cancelled, .tooLarge: false
        }
    }

    /// Whether the answer says that the same request is still being answered.
    static func isInFlight(_ response: WireResponse) -> Bool {
        response.status == 409 && Problem(bytes: response.body)?.service == .keyInFlight
    }
}

/// Unpredictable keys.
private struct RandomKeys: IdentifierSource {
    func next() -> RawIdentifier {
        var random = SystemRandomNumberGenerator()
        return RawIdentifier(high: random.next(), low: random.next())
    }
}
