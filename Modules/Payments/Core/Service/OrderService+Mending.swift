public import Vocabulary

/// What operators mend. Each act is logged in the step of its effect.
extension OrderService {
    /// What waits for an operator; of each kind the first hundred. Throws outages.
    public func agenda() async throws(OrderError) -> OperatorAgenda {
        let page = PageRequest.largest(after: nil)
        return OperatorAgenda(
            problems: try await store.problems(page).items,
            failedRefunds: try await store.failedRefunds(limit: Self.batch),
            differences: try await store.differences(open: true, page).items,
            debtors: try await store.debtors(limit: Self.batch))
    }

    /// Has a failed refund asked for once more, after the gateway's books were read. Throws `notFound`,
    /// `refundState` unless it has failed, `noGateway`, and outages, also of the gateway.
    public func retryRefund(
        _ refund: RefundID, of order: OrderID, _ act: OperatorAct
    ) async throws(OrderError) -> OrderFile {
        try await readBooks(of: order)
        _ = try await change(order) { file, engine throws(OrderError) in
            var change = try engine.retried(refund)
            change.audit = logged(act, "orders.retryRefund", "\(order)", affecting: file.order.buyer)
            return change
        }
        return try await followed(order)
    }

    /// Records that a failed refund was made outside of the gateway, by the transfer of that number
    /// (`OrderTexts.number`), after the gateway's books were read: money that its console has given back
    /// meanwhile drops the refund. Throws as `retryRefund`, and `invalidFields` (proof).
    public func refundedByHand(
        _ refund: RefundID, of order: OrderID, proof: String, _ act: OperatorAct
    ) async throws(OrderError) -> OrderFile {
        let proof = try OrderTexts.number(proof, field: "proof")
        try await readBooks(of: order)
        _ = try await change(order) { file, engine throws(OrderError) in
            var change = try engine.madeByHand(refund, proof: proof)
            change.audit = logged(act, "orders.refundByHand", "\(order)", affecting: file.order.buyer)
            return change
        }
        return try await followed(order)
    }

    /// Settles an open difference, named by its key; the reason of the act says how. Throws `notFound` if
    /// none is open, and outages.
    public func settleDifference(_ key: String, _ act: OperatorAct) async throws(OrderError) {
        let event = logged(act, "orders.settleDifference", key, affecting: nil)
        guard try await store.settle(key, telling: event) else { throw .notFound }
    }

    /// Everything about an order, without its buyer's words. Throws `notFound`, and outages.
    public func file(_ order: OrderID) async throws(OrderError) -> OrderFile {
        guard let file = try await store.file(order) else { throw .notFound }
        return file
    }

    private func readBooks(of order: OrderID) async throws(OrderError) {
        guard gateway != nil else { throw .noGateway }
        guard try await read(order).isAnswered else {
            throw .service(.unavailable("the payment gateway does not answer"))
        }
    }
}

/// What of the ledger operators read.
extension OrderService {
    /// The month of a payee, or of the house's own accounts for nil. Throws outages.
    public func statement(
        of payee: AnyIdentifier?, in month: LedgerMonth
    ) async throws(OrderError) -> LedgerStatement {
        func isShown(_ sum: LedgerSum) -> Bool { payee == nil || sum.account.isOfPayee }
        let before = try await store.sums(of: payee, from: nil, until: month.start)
        let sums = try await store.sums(of: payee, from: month.start, until: month.end)
        return LedgerStatement(
            of: payee, in: month, before: before.filter(isShown), sums.filter(isShown))
    }

    /// Reads the whole ledger: whether it is one unchanged chain, adds up to nothing, and holds what the
    /// payments say. Names at most a hundred broken entries. Throws outages.
    public func verification() async throws(OrderError) -> LedgerVerification {
        try await store.verification(limit: Self.batch)
    }
}

/// What waits for an operator.
public struct OperatorAgenda: Hashable, Sendable {
    /// Orders with an open complaint, the oldest first.
    public let problems: [OpenProblem]
    /// Orders with a refund that has failed, the one that failed first being the first.
    public let failedRefunds: [OrderFile]
    /// Open differences between the gateway's books and the ledger, the youngest first.
    public let differences: [Difference]
    /// Payees who owe something, the largest debt first.
    public let debtors: [Debtor]

    /// Memberwise.
    public init(
        problems: [OpenProblem], failedRefunds: [OrderFile], differences: [Difference], debtors: [Debtor]
    ) {
        (self.problems, self.failedRefunds) = (problems, failedRefunds)
        (self.differences, self.debtors) = (differences, debtors)
    }

    /// Whether nothing waits.
    public var isEmpty: Bool {
        problems.isEmpty && failedRefunds.isEmpty && differences.isEmpty && debtors.isEmpty
    }
}
