import PortOne
import Vocabulary

/// Everything the sandbox knows about one `paymentId`.
struct SandboxPayment: Hashable, Sendable {
    let id: String
    /// The amount and the currency that `pre-register` has fixed; the window does not open for another.
    var registered: Registered?
    /// In the order in which windows were opened. At most one was ever paid.
    var attempts: [SandboxAttempt] = []

    /// What `pre-register` fixes; nil for what it left open.
    struct Registered: Hashable, Sendable {
        var totalAmount: Int64?
        var currency: String?
    }

    /// The attempt that stands for the payment: the one that was paid, else the newest.
    var shown: SandboxAttempt? { paidIndex.map { attempts[$0] } ?? attempts.last }

    /// The place of the attempt that was paid.
    var paidIndex: Int? { attempts.firstIndex { $0.payment.status.wasPaid } }

    /// When the first window was opened; nil before.
    var createdAt: Timestamp? { attempts.first?.payment.requestedAt }

    /// When the status changed last; nil before the first window.
    var changedAt: Timestamp? { shown?.payment.statusChangedAt }

    /// The moments at which something in it settles by itself.
    var dueMoments: [Timestamp] {
        attempts.flatMap { attempt in
            let cancels = attempt.payment.cancellations.filter { $0.status == .requested }
            return (attempt.settlesAt.map { [$0] } ?? [])
                + cancels.map { $0.requestedAt.advanced(by: SandboxLimits.settling) }
        }
    }
}

/// One opened payment window, and what came of it.
struct SandboxAttempt: Hashable, Sendable {
    /// As it is told.
    var payment: PortOnePayment
    /// The contract by which the payment goes; told once the buyer has chosen.
    let channel: SandboxChannel
    /// The means of payment for which the window was opened.
    let method: PortOneMethodType
    /// The amount for which the window was opened.
    let price: Int64
    /// The amount that will be taken; another than the price where the sandbox tampers.
    var charged: Int64
    /// Where the browser goes afterwards.
    var redirectURL: String?
    /// Where this attempt's webhooks go, instead of the settings' address.
    var noticeURLs: [String] = []
    /// The token that `confirm` takes once; only after the buyer agreed, on a channel that needs it.
    var paymentToken: String?
    /// When an approval that is under way comes by itself; nil where only a control call ends it.
    var settlesAt: Timestamp?
}

extension SandboxAttempt {
    /// What the price makes the sandbox do.
    var magic: SandboxMagic? { SandboxMagic(price: price) }

    /// The amount of cancellations that were asked for and did not succeed yet.
    var requested: Int64 {
        payment.cancellations.filter { $0.status == .requested }.reduce(0) { $0 + $1.totalAmount }
    }

    /// The amount that a further cancellation may still take.
    var cancellable: Int64 { payment.cancellable - requested }

    /// The phase of the attempt.
    var phase: SandboxPhase {
        switch payment.status {
        case .ready: paymentToken == nil ? .open : .agreed
        case .payPending: .pending
        case .failed: .failed
        default: .paid
        }
    }
}

/// The phase of an attempt.
enum SandboxPhase: String, Hashable, Sendable, CaseIterable {
    /// The window is open.
    case open
    /// The buyer has agreed, and `confirm` is waited for.
    case agreed
    /// The approval is under way.
    case pending
    /// Paid, whatever came back since.
    case paid
    /// Refused or broken off.
    case failed
}
