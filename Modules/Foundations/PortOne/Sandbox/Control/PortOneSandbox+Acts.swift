import PortOne
import Wire

extension PortOneSandbox {
    /// Lets something happen to a payment, and tells the attempt, the address to which the browser returns
    /// and, where `confirm` is waited for, the token.
    func act(
        _ name: String, on paymentID: String, _ call: inout ToolCall
    ) throws(PortOneError) -> WireResponse {
        guard let act = SandboxAct(rawValue: name) else {
            let names = SandboxAct.allCases.map(\.rawValue).joined(separator: ", ")
            throw .refusal(404, .invalidRequest, "a payment has no \(name.prefix(40)): it has \(names)")
        }
        let members = try SandboxActMembers(&call, of: paymentID)
        try settleDue()
        let attempt = try change { book, now throws(PortOneError) in
            try act.happen(members, in: &book, at: now)
        }
        return .json(200, Self.document(attempt))
    }

    private static func document(_ attempt: SandboxAttempt) -> [UInt8] {
        var writer = JSONWriter(capacity: 2048)
        writer.beginObject()
        writer.key("payment")
        PortOneWire.payment.write(attempt.payment, &writer)
        if let token = attempt.paymentToken {
            writer.key("paymentToken")
            writer.string(token)
        }
        if let address = WindowOutcome(attempt).address {
            writer.key("redirectUrl")
            writer.string(address)
        }
        writer.endObject()
        return writer.bytes
    }
}
