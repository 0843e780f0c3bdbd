import PortOne
import Vocabulary

/// An action on a payment by a control call.
enum SandboxAct: String, Hashable, Sendable, CaseIterable {
    /// The buyer agrees; with `amount`, to another amount than the price.
    case approve
    /// The card company declines, for `reason`.
    case decline
    /// The buyer closes the window.
    case close
    /// The approval goes under way, and stays so until `settle`.
    case pend
    /// A pending approval ends, or the cancellation `cancellationId`, by default the newest pending one.
    /// `result` is `succeeded`, the default, or `failed`.
    case settle
    /// An approval comes after the failure.
    case lateApprove = "late-approve"
    /// The merchant gives `amount` back by the console, else everything, for `reason`.
    case cancel
    /// The buyer complains at the card company, for `reason`.
    case dispute
    /// The dispute ends, and the merchant keeps the money.
    case resolveDispute = "resolve-dispute"
    /// The dispute ends, and the card company takes the money back.
    case loseDispute = "lose-dispute"
}

/// The members of a control call for a payment.
struct SandboxActMembers: Hashable, Sendable {
    let paymentID: String
    /// The attempt; the newest to which it can happen if nil.
    var transactionID: String?
    var amount: Int64?
    var reason: String?
    var cancellationID: String?
    var succeeds = true

    /// Takes the members out of a call. Throws INVALID_REQUEST.
    init(_ call: inout ToolCall, of paymentID: String) throws(PortOneError) {
        self.paymentID = paymentID
        transactionID = call.take("transactionId")
        amount = try call.integer("amount", in: 1...SandboxLimits.largestAmount)
        reason = call.take("reason")
        cancellationID = call.take("cancellationId")
        succeeds = try call.choice("result", of: ["succeeded", "failed"]) != "failed"
        try call.finish("transactionId", "amount", "reason", "cancellationId", "result")
    }

    fileprivate var name: SandboxAttemptName {
        transactionID.map { .transaction($0) } ?? .newest(of: paymentID)
    }
}

extension SandboxAct {
    /// Lets it happen; returns the attempt as it is then. Throws the refusal of the book.
    func happen(
        _ members: SandboxActMembers, in book: inout SandboxBook, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        if let transactionID = members.transactionID, book.owners[transactionID] != members.paymentID {
            throw .noPayment
        }
        let (name, paymentID) = (members.name, members.paymentID)
        switch self {
        case .approve: return try book.approve(name, charging: members.amount, at: now)
        case .decline: return try book.decline(name, reason: members.reason ?? "declined", at: now)
        case .close: return try book.close(name, at: now)
        case .pend: return try book.payPending(name, at: now)
        case .lateApprove: return try book.lateApprove(name, at: now)
        case .settle: return try settle(members, in: &book, at: now)
        case .cancel:
            let cancel = SandboxCancel(amount: members.amount, reason: members.reason ?? "console")
            try book.consoleCancel(paymentID, cancel, at: now)
            return try book.paidPlace(of: paymentID).attempt
        case .dispute:
            return try book.dispute(paymentID, .create, reason: members.reason ?? "dispute", at: now)
        case .resolveDispute: return try book.dispute(paymentID, .resolve, at: now)
        case .loseDispute: return try book.dispute(paymentID, .lost, at: now)
        }
    }

    private func settle(
        _ members: SandboxActMembers, in book: inout SandboxBook, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        let place = try book.place(of: members.name) { $0.phase == .pending }
        if members.cancellationID == nil, place.attempt.phase == .pending {
            return try book.settlePending(members.name, approve: members.succeeds, at: now)
        }
        try book.settleCancellation(
            members.paymentID, members.cancellationID, succeeds: members.succeeds, at: now)
        return try book.paidPlace(of: members.paymentID).attempt
    }
}
