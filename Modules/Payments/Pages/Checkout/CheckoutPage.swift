import Payments
import PaymentsConsole
import Terminal
import Vocabulary
import Web

/// The values of the checkout of one order; of its receipt once it is paid.
struct CheckoutPage: ViewModel {
    private let view: CheckoutView
    private let stage: CheckoutStage
    private let form: PayerForm
    private let notice: HouseNotice?
    private let seller: Seller?
    private let context: PageContext
    /// Whether the page is loaded anew by itself.
    var refreshes = false

    /// The checkout of the order at that stage.
    init(
        _ view: CheckoutView, _ stage: CheckoutStage, _ form: PayerForm, notice: HouseNotice?,
        _ seller: Seller?, _ context: PageContext
    ) {
        (self.view, self.stage, self.form) = (view, stage, form)
        (self.notice, self.seller, self.context) = (notice, seller, context)
    }

    var head: PageHead {
        let title = view.order.title(in: context.language)
        return PageHead(title, context.text(stage.words), isIndexed: false)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(view.order.title(in: context.language))
        case "kind": .text(context.text(stage.isReceipt ? Self.receipt : Self.checkout))
        case "test": view.payment.isTest ? .text(context.text(.testMoney)) : .nothing
        case "state": .text(context.text(state))
        case "again":
            stage.isWaiting ? .text(context.text(refreshes ? Self.byItself : Self.byHand)) : .nothing
        case "facts": .list(facts)
        case "withdrawal": .optional(seller.map { context.text($0.kind.withdrawal) })
        case "mediator": .text(context.text(notice?.words ?? HouseNotice.usualWords))
        case "sides": .list(sides)
        case "here": .text("?lang=\(context.language.rawValue)")
        case "paying": stage.takesPayment ? .value(PayingModel(total: total, form, context)) : .nothing
        case "cancelling": stage.canBeCancelled ? .text(context.text(Self.cancel)) : .nothing
        default: nil
        }
    }

    /// The stage; once goods are bought, also how their buyer goes on.
    private var state: Phrase {
        guard stage == .bought, view.order.earning == .afterReceipt, view.order.delivery.receivedAt == nil
        else { return stage.words }
        let (id, words) = (view.order.id, stage.words)
        return Phrase(
            en: "\(words.en) The seller is paid once you confirm the receipt: 'madang orders confirm \(id)'.",
            ko: "\(words.ko) 물건을 받은 뒤 구매를 확정하면 판매자에게 대금이 지급됩니다: "
                + "'madang orders confirm \(id)'.")
    }

    private static let receipt = Phrase(en: "Receipt", ko: "영수증")
    private static let checkout = Phrase(en: "Checkout", ko: "결제")
    private static let byItself = Phrase(
        en: "This page reloads every few seconds. Reload it now",
        ko: "이 페이지는 몇 초마다 새로고침됩니다. 지금 새로고침")
    private static let byHand = Phrase(en: "Reload this page", ko: "새로고침")
    private static let cancel = Phrase(en: "Cancel the order", ko: "주문 취소")

    private var total: Money { view.order.price.total }
}

extension CheckoutPage {
    private var facts: [Fact] {
        let order = view.order
        var facts = [context.fact(Phrase(en: "Price", ko: "가격"), price), payee]
        if let seller {
            facts.append(context.fact(Phrase(en: "Sells as", ko: "판매 구분"), seller.kind.sellsAs))
        }
        if order.state.isOpen {
            facts.append(context.fact(Phrase(en: "Pay until", ko: "결제 기한"), order.payBy))
        }
        if order.isCardOnly { facts.append(context.fact(.paidBy, .cardOnly)) }
        facts.append(earning)
        let terms = Phrase(en: order.refunds.english, ko: order.refunds.korean)
        facts.append(context.fact(Phrase(en: "Refund terms", ko: "환불 조건"), terms))
        facts += view.refunds.map(refund)
        facts.append(context.fact(Phrase(en: "Ordered", ko: "주문일"), order.openedAt))
        facts.append(context.fact(Phrase(en: "Order number", ko: "주문번호"), Phrase("\(order.id)")))
        return facts
    }

    /// `₩12,000`, or `₩6,000 × 2 = ₩12,000`.
    private var price: Phrase {
        let price = view.order.price
        return Phrase { language in
            let all = price.total.text(in: language)
            return price.quantity == 1
                ? all : "\(price.unit.text(in: language)) × \(price.quantity) = \(all)"
        }
    }

    /// The data of the seller, if it is a business, and of the operator.
    private var sides: [SideModel] {
        [
            seller?.business.map {
                SideModel(Phrase(en: "About the seller", ko: "판매자 정보"), "seller", $0.parts, context)
            },
            notice.map {
                SideModel(
                    Phrase(en: "About the mediator", ko: "통신판매중개자 정보"), "operator", $0.parts, context)
            },
        ].compactMap(\.self)
    }

    private var payee: Fact {
        let label = Phrase(en: "Paid to", ko: "받는 쪽")
        guard let card = view.payee else {
            return context.fact(label, Phrase(view.payeeTitle ?? "\(view.order.payee)"))
        }
        return context.fact(label, card)
    }

    /// When the money is the payee's.
    private var earning: Fact {
        let label = Phrase(en: "Paid out", ko: "대금 지급")
        switch view.order.earning {
        case .atOnce: return context.fact(label, Phrase(en: "once it is paid", ko: "결제 즉시"))
        case .afterReceipt:
            return context.fact(
                label, Phrase(en: "after the buyer confirms the receipt", ko: "구매 확정 후"))
        case .at(let moment): return context.fact(label, moment)
        }
    }

    private func refund(_ refund: Refund) -> Fact {
        let words = Phrase { language in
            let state = Phrase(en: refund.state.english, ko: refund.state.korean)
            let parts = [state.text(in: language), refund.reason.words.text(in: language)]
            return ([refund.amount.text(in: language)] + parts).joined(separator: " · ")
        }
        return context.fact(Phrase(en: "Refund", ko: "환불"), words)
    }
}

/// The form by which a buyer goes to the payment window.
private struct PayingModel: ViewModel {
    private let total: Money
    private let form: PayerForm
    private let context: PageContext

    init(total: Money, _ form: PayerForm, _ context: PageContext) {
        (self.total, self.form, self.context) = (total, form, context)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "fields": .list(form.models(context))
        case "purpose":
            form.hasFields ? .text(context.text(Self.purpose)) : .nothing
        case "pay": .text(context.text(pay))
        default: nil
        }
    }

    private var pay: Phrase {
        Phrase(en: "Pay \(total.text(in: .en))", ko: "\(total.text(in: .ko)) 결제하기")
    }

    private static let purpose = Phrase(
        en: "The payment service asks for this. It is passed on and not kept here.",
        ko: "결제 서비스에서 요구하는 정보입니다. 전달만 하고 저장하지 않습니다.")
}

/// The data of the seller or the operator, below a heading.
private struct SideModel: ViewModel {
    private let heading: String
    private let anchor: String
    private let facts: [Fact]

    init(
        _ heading: Phrase, _ anchor: String, _ parts: [(label: Phrase, text: String)], _ context: PageContext
    ) {
        (self.heading, self.anchor) = (context.text(heading), anchor)
        facts = parts.map { context.fact($0.label, Phrase($0.text)) }
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "heading": .text(heading)
        case "anchor": .text(anchor)
        case "facts": .list(facts)
        default: nil
        }
    }
}
