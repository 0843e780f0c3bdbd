import Payments
import PaymentsConsole
import Terminal

/// How far an order has come, as its checkout tells it.
enum CheckoutStage: Hashable, Sendable {
    case preparing
    /// It can be paid for. `tried` is what came of the last attempt.
    case payable(PaymentState, wasClosed: Bool)
    /// It is open, but payments do not run, or there is no window.
    case unavailable
    /// The time to pay is over; the order is about to end.
    case late
    /// Paid; the purchase is not complete yet.
    case finishing
    case bought
    /// Bought, and taken back later; a part of the money was given back.
    case takenBack(OrderEnd)
    case returning(OrderEnd?)
    case refunded(OrderEnd?)
    /// Ended without a payment that counts. Money that came too late has gone back, or is about to.
    case ended(OrderEnd?, moneyCame: Bool)

    /// The stage of an order. `wasClosed` is what the browser says of the last window.
    init(_ view: CheckoutView, hasSite: Bool, wasClosed: Bool) {
        let order = view.order
        self =
            switch order.state {
            case .opening: .preparing
            case .open: Self.open(view, hasSite: hasSite, wasClosed: wasClosed)
            case .paid: .finishing
            case .fulfilled: order.end.map { .takenBack($0) } ?? .bought
            case .refunding: .returning(order.end)
            case .refunded: .refunded(order.end)
            case .closed: .ended(order.end, moneyCame: view.refunds.contains(where: \.state.isPromised))
            }
    }

    private static func open(_ view: CheckoutView, hasSite: Bool, wasClosed: Bool) -> CheckoutStage {
        if view.order.hasRunOut(at: view.readAt) { return .late }
        guard view.canPay, hasSite else { return view.payment.state.wasPaid ? .finishing : .unavailable }
        return .payable(view.payment.state, wasClosed: wasClosed)
    }

    /// Whether the page offers to pay.
    var takesPayment: Bool { if case .payable = self { true } else { false } }

    /// Whether the order can be let go.
    var canBeCancelled: Bool {
        switch self {
        case .payable, .unavailable, .preparing: true
        default: false
        }
    }

    /// Whether something happens soon without the buyer.
    var isWaiting: Bool {
        switch self {
        case .preparing, .finishing, .late, .payable(.pending, wasClosed: false): true
        default: false
        }
    }

    /// Whether the payee has, or will have, money of the buyer: the page is then a receipt.
    var isReceipt: Bool {
        switch self {
        case .finishing, .bought, .takenBack, .returning, .refunded: true
        default: false
        }
    }
}

extension CheckoutStage {
    /// The stage in a sentence or two.
    var words: Phrase {
        switch self {
        case .preparing: Phrase(en: "The order is being prepared.", ko: "주문을 준비하고 있습니다.")
        case .payable(let tried, let wasClosed): Self.toPay(tried, wasClosed)
        case .unavailable:
            Phrase(
                en: "Payments are not possible right now. Try again later.",
                ko: "지금은 결제할 수 없습니다. 잠시 뒤 다시 시도하세요.")
        case .late:
            Phrase(
                en: "The time to pay is over. The order ends shortly.",
                ko: "결제 기한이 지났습니다. 주문이 곧 종료됩니다.")
        case .finishing:
            Phrase(en: "Paid. The order is being completed.", ko: "결제했습니다. 주문을 마무리하고 있습니다.")
        case .bought: Phrase(en: "Paid. The order is complete.", ko: "결제했습니다. 주문이 완료되었습니다.")
        case .takenBack(let end):
            // That it was given back says no more.
            Self.because(
                end == .returned ? nil : end,
                Phrase(en: "The order was taken back", ko: "주문이 철회되었습니다"))
        case .returning(let end):
            Self.because(
                end, Phrase(en: "Your money is on its way back", ko: "결제한 금액을 환불하고 있습니다"))
        case .refunded(let end):
            Self.because(end, Phrase(en: "Your money was given back", ko: "결제한 금액이 환불되었습니다"))
        case .ended(let end, let moneyCame):
            moneyCame ? Self.endedWithMoney(end) : Self.because(end, Self.endedWithout)
        }
    }

    private static func toPay(_ tried: PaymentState, _ wasClosed: Bool) -> Phrase {
        if tried == .failed {
            return Phrase(
                en: "The payment was not completed: it was declined, or the window was closed. You can try "
                    + "again, or with another card.",
                ko: "결제가 완료되지 않았습니다. 카드사가 거절했거나 결제창을 닫았습니다. 다시 시도하거나 다른 카드로 결제하세요.")
        }
        if wasClosed {
            return Phrase(
                en: "The payment window was closed before the payment was completed. You can try again.",
                ko: "결제를 마치기 전에 결제창을 닫았습니다. 다시 시도할 수 있습니다.")
        }
        if tried == .pending {
            return Phrase(
                en: "A payment was started. If you have just paid, wait a moment; otherwise try again.",
                ko: "결제가 시작되었습니다. 방금 결제했다면 잠시 기다리고, 아니면 다시 시도하세요.")
        }
        return Phrase(en: "Not paid yet.", ko: "아직 결제하지 않았습니다.")
    }

    private static func endedWithMoney(_ end: OrderEnd?) -> Phrase {
        let ended = because(end, Phrase(en: "The order has ended", ko: "주문이 종료되었습니다"))
        return Phrase(
            en: "\(ended.en) The money that was paid for it is given back.",
            ko: "\(ended.ko) 결제된 금액은 환불됩니다.")
    }

    private static let endedWithout = Phrase(
        en: "The order has ended without a payment", ko: "결제 없이 종료된 주문입니다")

    private static func because(_ end: OrderEnd?, _ words: Phrase) -> Phrase {
        guard let end else { return Phrase { "\(words.text(in: $0))." } }
        return Phrase(en: "\(words.en): \(end.words.en).", ko: "\(words.ko): \(end.words.ko).")
    }
}
