import Payments
import Vocabulary
import Wire

/// How an operator ends a complaint, and why.
struct SettlementInput: Sendable {
    let id: OrderID
    let settlement: ProblemSettlement
    let reason: String

    static let shape = Shape<SettlementInput>(
        "SettlementInput", Field("id", .id()) { $0.id },
        Field(flattening: settlement) { $0.settlement },
        Field("reason", OrderWire.text, fallback: "", note: .required) { $0.reason }
    ) { id, settlement, reason in SettlementInput(id: id, settlement: settlement, reason: reason) }

    /// The kinds of `ProblemSettlement`, as clients see them.
    private enum Decision: String, Sendable, CaseIterable {
        case release, refund
    }

    private struct Parts: Sendable {
        let decision: Decision
        let amount: Money?
    }

    private static let settlement = Shape<Parts>(
        "ProblemSettlement",
        Field("decision", WireCoder<Decision>.choice) { $0.decision },
        Field("amount", WireCoder<Money>.money.optional) { $0.amount }
    ) { decision, amount in Parts(decision: decision, amount: amount) }
    .map(
        to: { (settlement: ProblemSettlement) in
            switch settlement {
            case .release: Parts(decision: .release, amount: nil)
            case .refund(let amount): Parts(decision: .refund, amount: amount)
            }
        },
        from: { parts, place throws(DecodingFailure) in
            switch (parts.decision, parts.amount) {
            case (.release, nil): return .release
            case (.release, _?): throw DecodingFailure(.member("amount", of: place), .unexpected)
            case (.refund, let amount): return .refund(amount)
            }
        })
}
