import PortOne

/// The steps of an attempt, apart from cancellations and disputes.
enum SandboxStep: String, Hashable, Sendable, CaseIterable {
    case approve, confirm, decline, close, payPending, settlePending, lateApprove

    /// The phases in which the step is allowed.
    var phases: Set<SandboxPhase> {
        switch self {
        case .approve, .decline, .payPending: [.open]
        case .confirm: [.agreed]
        // An agreement that is not confirmed in time ends like a window.
        case .close: [.open, .agreed]
        case .settlePending: [.pending]
        case .lateApprove: [.failed]
        }
    }

    /// The refusal of the step in another phase.
    func refusal(in phase: SandboxPhase) -> PortOneError {
        if phase == .paid { return .paidAlready }
        let allowed = SandboxPhase.allCases.filter(phases.contains).map(\.rawValue).joined(separator: " or ")
        return .badRequest("\(rawValue) needs an attempt that is \(allowed); this one is \(phase.rawValue)")
    }
}

/// Names the attempt of a step.
enum SandboxAttemptName: Hashable, Sendable {
    /// The attempt of that `transactionId`.
    case transaction(String)
    /// The newest attempt of that `paymentId` that allows the step.
    case newest(of: String)
}

/// An attempt within its payment.
struct SandboxPlace: Sendable {
    var payment: SandboxPayment
    let index: Int

    /// The attempt.
    var attempt: SandboxAttempt {
        get { payment.attempts[index] }
        set { payment.attempts[index] = newValue }
    }

    /// Whether another attempt was paid.
    var isPaidElsewhere: Bool { payment.paidIndex.map { $0 != index } ?? false }
}
