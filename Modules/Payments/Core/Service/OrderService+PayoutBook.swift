public import Vocabulary

extension OrderService: PayoutBook {
    /// Records a payout, as `PayoutBook` says. A number under which the ledger has something else is `taken`.
    public func payOut(
        to payee: AnyIdentifier, _ amount: Money, transfer: String, telling act: AuditEvent
    ) async throws(PayoutFailure) {
        do throws(OrderError) {
            let transfer = try OrderTexts.number(transfer, field: "transfer")
            try Self.requirePositive(amount)
            let payout = LedgerAct.payout(payee, amount, transfer: transfer)
            if try await store.post(payout, telling: act, at: time.now()) { return }
            guard try await store.entry(payout.key)?.pays(payee, amount) == true else {
                throw OrderError.invalidFields([FieldError("transfer", .taken)])
            }
        } catch {
            throw PayoutFailure(error)
        }
    }
}

extension LedgerEntry {
    /// Whether it is the payout of that amount to the payee.
    fileprivate func pays(_ payee: AnyIdentifier, _ amount: Money) -> Bool {
        let paid = LedgerPosting.Line(LedgerAccount(.payable, of: payee), amount.minorUnits)
        return posting.kind == .payout && posting.currency == amount.currency && posting.lines.contains(paid)
    }
}

extension PayoutFailure {
    /// What a refusal of a payout is called by the domains that pay out.
    fileprivate init(_ error: OrderError) {
        switch error {
        case .balanceTooLow(let most): self = .balanceTooLow(most)
        case .invalidFields(let fieldErrors): self = .invalidFields(fieldErrors)
        case .service(let failure): self = .service(failure)
        case .notFound, .recordNotFound, .notForSale, .ownRecord, .notTheBuyer, .gone, .wrongState,
            .refundState, .payeeOnly, .buyerOnly, .operatorsOnly, .halted, .disputed, .noGateway,
            .gatewayRefused, .tooManyOpen:
            self = .service(.internal("payments: \(error)"))
        }
    }
}
