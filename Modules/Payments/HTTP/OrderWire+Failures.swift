import Payments
import Vocabulary
import Wire

extension OrderWire {
    /// The errors of payments on the wire.
    static let failures = FailureCoder<OrderError>(
        .fieldErrors(OrderError.invalidFields), .plain(.notFound), .plain(.recordNotFound),
        .plain(.notForSale), .plain(.ownRecord), .plain(.notTheBuyer), .plain(.gone),
        .carrying("state", WireCoder<OrderState>.choice, example: .closed, OrderError.wrongState) {
            if case .wrongState(let state) = $0 { state } else { nil }
        },
        .carrying("state", WireCoder<RefundState>.choice, example: .succeeded, OrderError.refundState) {
            if case .refundState(let state) = $0 { state } else { nil }
        },
        .plain(.payeeOnly), .plain(.buyerOnly), .plain(.operatorsOnly), .plain(.halted), .plain(.disputed),
        .carrying("most", .money, example: Money(30_000, .krw), OrderError.balanceTooLow) {
            if case .balanceTooLow(let most) = $0 { most } else { nil }
        },
        .plain(.noGateway),
        .carrying("refusal", .text, example: "not-paid", OrderError.gatewayRefused) {
            if case .gatewayRefused(let code) = $0 { code } else { nil }
        },
        .carrying("most", .count, example: OrderError.mostOpen, OrderError.tooManyOpen) {
            if case .tooManyOpen(let most) = $0 { most } else { nil }
        })
}
