/// What is known of an order's money at the gateway.
///
///     created ──opened──▶ pending ──failed──▶ failed
///        │                  ▲ │                 │ │
///        │                  └─┼───new attempt───┘ │
///        │                    │approved           │late approval
///        └─seen paid──┬───────┴───────────────────┘
///                     ├──as agreed upon──▶ paid ──some came back──▶ partly refunded
///                     │                      └───all came back──┐         │the rest
///                     │                                         ▼         │
///                     └──otherwise──▶ mismatch ──all──────▶ refunded ◀────┘
///
/// What happens between two looks is skipped: a payment may be seen failed, partly refunded or refunded at
/// once. Nothing leads back from a payment that was paid.
///
/// A state is set by what the gateway says when it is asked, never by a browser or a webhook. An older answer
/// never overwrites a newer one.
public enum PaymentState: String, Sendable, CaseIterable {
    /// The gateway knows nothing yet.
    case created
    /// The payment window was opened, or the approval comes later.
    case pending
    /// The money was taken.
    case paid
    /// A part of it was given back.
    case partlyRefunded = "partly-refunded"
    /// All of it was given back.
    case refunded
    /// Every attempt has failed. Another one, or a late approval, may still succeed.
    case failed
    /// Money was taken that is not what was agreed upon. It goes back in full.
    case mismatch

    /// Whether the gateway may still come to another answer by itself, so that it is asked again.
    public var isOpen: Bool { self == .created || self == .pending || self == .failed }

    /// Whether money was taken, whatever came back since.
    public var wasPaid: Bool {
        self == .paid || self == .partlyRefunded || self == .refunded || self == .mismatch
    }
}

/// What is wrong with money that was taken.
public enum PaymentMismatch: String, Sendable, CaseIterable {
    case amount
    case currency
    /// A test channel where money moves, or a live one where none may.
    case channel
    /// Another merchant's store.
    case store
    /// The gateway's numbers contradict each other.
    case numbers
    /// The gateway's own name of the attempt belongs to another payment.
    case transaction
    /// A transfer or another means, where a card alone pays.
    case method
}
