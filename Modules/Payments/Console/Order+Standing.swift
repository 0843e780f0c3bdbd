package import Payments
package import Terminal
import Vocabulary

extension Order {
    /// How the order stands, as people call it: its state, and for goods how far they have come while the
    /// money waits for their receipt.
    package var standing: Phrase {
        guard state == .fulfilled else { return state.words }
        if isTakenBack { return Phrase(en: "taken back", ko: "철회됨") }
        guard earning == .afterReceipt else { return state.words }
        if delivery.problem != nil { return Phrase(en: "problem", ko: "문제 접수") }
        if delivery.receivedAt != nil { return Phrase(en: "received", ko: "구매 확정") }
        return delivery.handedOverAt == nil
            ? OrderState.paid.words : Phrase(en: "handed over", ko: "전달됨")
    }

    /// How the standing stands out.
    package var style: Style {
        state == .fulfilled && delivery.problem != nil ? .colour(.yellow) : state.style
    }
}
