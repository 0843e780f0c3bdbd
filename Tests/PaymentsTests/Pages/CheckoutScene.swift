import ContractKit
import Payments
import PaymentsPages
import Terminal
import Vocabulary
import Wire

/// A page of the checkout in one state, with hostile texts in everything that members write.
enum CheckoutScene: String, CaseIterable {
    case preparing, ready, declined, closed, waiting, late, unavailable, withoutSite
    case finishing, bought, takenBack, returning, refunded, cancelled, expired, paidTooLate
    case fields, wrongFields, window, ended

    static let hostile =
        "</title><script>alert(1)</script>\"\u{301} onload=\"x\u{301} 느티나무 "
        + "\u{1102}\u{1173}\u{1110}\u{1175} 'x' & \u{1B}[31m"

    static let notice = HouseNotice(
        name: "마당 \"협동조합\"", address: "서울시 마포구 \u{1109}\u{1165}\u{1100}\u{116D}로 1, <2층>",
        phone: "02-123-4567",
        email: "help@madang.example", businessNumber: "123-45-67891")

    private static let business = BusinessDisclosure(
        name: "나무 <상회>", representative: "김나무", address: "전주시 완산구 1", phone: "0631234567",
        email: "shop@example.com", registrationNumber: "1234567891", mailOrderNumber: "2026-전주-0042")

    /// The scene's page, as the site answers it in that language.
    func answer(in language: Language) async throws -> WireResponse {
        let place = try CheckoutPlace(
            ShownDesk(view: try view), window: paymentWindow, notice: Self.notice,
            business: self == .bought || self == .ready ? Self.business : nil)
        let target = "\(CheckoutPlace.path)?lang=\(language.rawValue)"
        switch self {
        case .closed: return await place.get(target + "&closed=1")
        case .window: return await place.post("act=pay&name=%EA%B9%80&phone=010-1234-5678", to: target)
        case .wrongFields: return await place.post("act=pay&name=+&phone=%3Cb%3E%221", to: target)
        default: return await place.get(target)
        }
    }

    private var paymentWindow: KnownPaymentWindow? {
        switch self {
        case .withoutSite: nil
        case .fields, .wrongFields: KnownPaymentWindow(wanted: [.phone, .name, .email])
        case .window: KnownPaymentWindow(wanted: [.phone, .name], opensByScript: true)
        default: KnownPaymentWindow()
        }
    }

    /// What the desk answers; nil at an address that is none.
    private var view: CheckoutView? {
        get throws {
            switch self {
            case .ended: nil
            case .preparing: try Self.view(.opening, .created, canPay: false)
            case .ready, .closed, .withoutSite, .fields, .wrongFields: try Self.view(.open, .created)
            case .window: try Self.view(.open, .created, isTest: false)
            case .declined: try Self.view(.open, .failed)
            case .waiting: try Self.view(.open, .pending)
            case .late: try Self.view(.open, .pending, canPay: false, after: OrderTimes.toPay)
            case .unavailable: try Self.view(.open, .created, canPay: false)
            case .finishing: try Self.view(.paid, .paid)
            case .bought: try Self.view(.fulfilled, .paid, isTest: false)
            case .takenBack: try Self.view(.fulfilled, .partlyRefunded, end: .returned, refund: .succeeded)
            case .returning: try Self.view(.refunding, .paid, end: .gone, refund: .requested)
            case .refunded: try Self.view(.refunded, .refunded, end: .gone, refund: .succeeded)
            case .cancelled: try Self.view(.closed, .created, end: .cancelled)
            case .expired: try Self.view(.closed, .failed, end: .expired)
            case .paidTooLate: try Self.view(.closed, .paid, end: .expired, refund: .pending)
            }
        }
    }

    /// An order in that state, read at the beginning of its time or later.
    private static func view(
        _ state: OrderState, _ payment: PaymentState, end: OrderEnd? = nil, canPay: Bool? = nil,
        isTest: Bool = true, refund: RefundState? = nil, after delay: Duration = .seconds(60)
    ) throws -> CheckoutView {
        let order = ShownOrders.order(1, state, end: end, title: hostile)
        let refunds = refund.map { [ShownOrders.refund(0, of: order.id, 30_000, reason(end), $0)] }
        return CheckoutView(
            order: order, payment: PaymentView(state: payment, isTest: isTest, isDisputed: false),
            reference: try expectValue(PaymentReference("pay-\(ShownOrders.secret)"), "a reference"),
            refunds: refunds ?? [],
            payee: MemberCard(id: ShownOrders.seller.id, nickname: hostile),
            canPay: canPay ?? (state == .open), readAt: ShownOrders.moment.advanced(by: delay))
    }

    private static func reason(_ end: OrderEnd?) -> RefundReason {
        switch end {
        case .returned: .withdrawn
        case .gone: .gone
        default: .late
        }
    }
}
