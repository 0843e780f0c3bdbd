/// What a price makes the sandbox do, by its last three digits.
enum SandboxMagic: Int64, Hashable, Sendable, CaseIterable {
    /// 001: the card company declines, because of the limit.
    case declined = 1
    /// 002: the buyer closes the window.
    case closed = 2
    /// 004: the approval is under way for 3 seconds; on a channel that takes the money at once.
    case pending = 4
    /// 005: one unit less than the price is taken, as by a page that was tampered with.
    case tampered = 5
    /// 006: the payment company refuses each cancellation of the interface.
    case uncancellable = 6
    /// 007: webhooks arrive before the browser returns.
    case webhookFirst = 7
    /// 008: no webhook is sent.
    case webhookLost = 8
    /// 009: each webhook is sent three times.
    case webhookThrice = 9
    /// 010: a cancellation succeeds 3 seconds after it was asked for.
    case cancelledLater = 10

    /// Nil for an ordinary price.
    init?(price: Int64) { self.init(rawValue: price % 1000) }

    /// How webhooks are delivered.
    var plan: SandboxEvent.Plan {
        switch self {
        case .webhookFirst: .beforeReturn
        case .webhookLost: .none
        case .webhookThrice: .thrice
        default: .normal
        }
    }
}
