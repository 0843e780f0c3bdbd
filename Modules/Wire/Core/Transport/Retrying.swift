public import Vocabulary

/// How a remote caller asks again when an answer does not come.
///
/// What did not reach the server is sent again, whatever it is. What may have taken effect is sent again only
/// if it reads, or if it carries an idempotency key, so that the server knows it.
public struct Retrying: Sendable {
    /// Waits that long, or until the task is cancelled.
    public typealias Pause = @Sendable (Duration) async -> Void

    /// How often a request is sent at the most.
    let tries: Int
    /// Where the keys of creating requests come from.
    let ids: any IdentifierSource
    private let pause: Pause

    /// Sends a request at most that often, with keys from `ids` and pauses between.
    public init(tries: Int = 3, ids: any IdentifierSource, pause: @escaping Pause) {
        self.tries = max(1, tries)
        self.ids = ids
        self.pause = pause
    }

    /// Sends each request once; creating ones carry a key all the same, as whatever carries them may repeat
    /// them.
    public static let never = Retrying(tries: 1, ids: RandomKeys(), pause: { _ in })

    /// Waits before the next try: a tenth of a second, then four times that.
    func back(offAfter attempt: Int) async {
        await pause(.milliseconds(attempt <= 1 ? 100 : 400))
    }

    /// Whether anything is tried again.
    var isOn: Bool { tries > 1 }

    /// Waits before a stream that broke off is asked for anew, longer after each try in vain: a quarter of a
    /// second, then twice as long each time, half a minute at most.
    func wait(forStreamAfter attempts: Int) async {
        await pause(.milliseconds(min(250 << min(max(0, attempts), 7), 30_000)))
    }

    /// Waits as long as an answer asks for, 1 to 5 seconds.
    func wait(for response: WireResponse) async {
        let seconds = response.headers["retry-after"].flatMap { Int($0) } ?? 1
        await pause(.seconds(min(max(seconds, 1), 5)))
    }

    /// Whether sending the request again after that can do no harm.
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

/// Keys that nobody can guess.
private struct RandomKeys: IdentifierSource {
    func next() -> RawIdentifier {
        var random = SystemRandomNumberGenerator()
        return RawIdentifier(high: random.next(), low: random.next())
    }
}
