import PortOne

extension SandboxCancel {
    /// The first member that is out of its range, for people; nil if none is.
    var fault: String? {
        let amounts = [amount, taxFreeAmount, vatAmount, currentCancellableAmount]
        return if !amounts.allSatisfy({ (0...SandboxLimits.largestAmount).contains($0 ?? 0) }) {
            "amounts must be 0 to \(SandboxLimits.largestAmount)"
        } else if !(1...SandboxLimits.longestReason).contains(reason.unicodeScalars.count) {
            "reason must have 1 to \(SandboxLimits.longestReason) characters"
        } else {
            nil
        }
    }

    /// The amount to give back. Throws the refusal if the paid attempt does not allow it.
    func amount(from attempt: SandboxAttempt) throws(PortOneError) -> Int64 {
        let (payment, cancellable) = (attempt.payment, attempt.cancellable)
        guard payment.status != .cancelled else {
            throw .refusal(409, .alreadyCancelled, "the payment was cancelled already")
        }
        guard currentCancellableAmount ?? cancellable == cancellable else {
            throw .refusal(409, .cancellableBroken, "\(cancellable) can be cancelled")
        }
        let amount = amount.flatMap { $0 == 0 ? nil : $0 } ?? cancellable
        guard amount > 0, amount <= cancellable else {
            throw .refusal(409, .cancelsTooMuch, "\(cancellable) can be cancelled")
        }
        let (taxFree, vat) = (taxFreeAmount ?? 0, vatAmount ?? 0)
        guard taxFree + vat <= amount else {
            throw .refusal(409, .partsExceedAmount, "taxFreeAmount and vatAmount exceed the amount")
        }
        guard taxFree <= payment.amount.taxFree - payment.amount.cancelledTaxFree else {
            throw .refusal(409, .cancelsTooMuchTaxFree, "the payment has no such part without taxes")
        }
        guard payment.cancellations.count < SandboxLimits.mostCancels else {
            throw .refusal(409, .tooManyCancels, "at most \(SandboxLimits.mostCancels) cancellations")
        }
        return amount
    }
}

extension PortOneError {
    /// 502 PG_PROVIDER.
    static let refusedByProvider = PortOneError.refused(
        PortOneRefusal(
            status: 502, .provider, message: "the payment company refuses",
            providerCode: "SANDBOX_006", providerMessage: "the amount ends in 006"))
}
