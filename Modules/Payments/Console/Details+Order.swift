import Commands
package import Payments
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of an order. The buyer's words of a complaint are left out where they stand
    /// beside it.
    package init(_ view: OrderView, withComplaint: Bool = true) {
        self.init()
        let (order, style) = (view.order, view.order.style)
        add(Phrase(en: "Title", ko: "제목"), .words(order.titleWords, .bold), .heading)
        if view.payment.isTest { addTestMoney() }
        add(OrderLabels.price, .words(OrderLabels.sum(order.price)), .line(.accent))
        add(Phrase(en: "State", ko: "상태"), .words(order.standing, style), .line(style.role))
        if let end = order.end { add(Phrase(en: "Because", ko: "사유"), .words(end.words), .note) }
        if order.state.isOpen { add(OrderLabels.payBy, .moment(order.payBy), .note) }
        addMoney(of: view)
        addDelivery(of: view)
        if withComplaint, let complaint = view.complaint { add(complaint) }
        addTerms(order.earning, order.refunds)
        if order.isCardOnly { addCardOnly() }
        addPayee(view.payee, view.payeeTitle ?? "\(order.payee)")
        add(Phrase(en: "Buyer", ko: "구매자"), .member(view.buyer), .listed)
        add(Phrase(en: "Opened", ko: "주문일"), .moment(order.openedAt))
        add(Phrase(en: "Record", ko: "대상"), .line("\(order.record)"))
        add(Phrase("ID"), .line("\(order.id)"))
    }

    /// What a buyer is shown before an order is opened. `seller` says whether the seller sells as a business
    /// or privately; nil where that is not known.
    package init(_ offer: OfferView, seller: Phrase? = nil) {
        self.init()
        let quote = offer.quote
        add(Phrase(en: "Title", ko: "제목"), .line(quote.title, .bold), .heading)
        if offer.isTest { addTestMoney() }
        let sum = OrderLabels.sum(quote.unitPrice, quote.quantity, offer.total)
        add(OrderLabels.price, .words(sum), .line(.accent))
        addPayee(offer.payee, offer.payeeTitle ?? "\(quote.payee)")
        if let seller { add(Phrase(en: "Sells as", ko: "판매 구분"), .words(seller), .note) }
        add(OrderLabels.payBy, .moment(quote.payBy), .note)
        addTerms(quote.earning, quote.refunds)
        if quote.isCardOnly { addCardOnly() }
    }

    /// Screens leave it out: they show it on a line that does not scroll.
    private mutating func addTestMoney() {
        add(Phrase(en: "Note", ko: "주의"), .words(.testMoney, .colour(.yellow)))
    }

    private mutating func addCardOnly() { add(.paidBy, .words(.cardOnly), .note) }

    /// The payee: a member, or else a payee of that title.
    private mutating func addPayee(_ card: MemberCard?, _ title: String) {
        add(OrderLabels.payee, card.map { .member($0) } ?? .line(title), .listed)
    }
}

extension Details {
    private mutating func addMoney(of view: OrderView) {
        let payment = view.payment
        if payment.state != .created {
            add(Phrase(en: "Payment", ko: "결제"), .words(payment.state.words), .note)
        }
        if payment.isDisputed {
            let words = Phrase(
                en: "a complaint at the card company is open", ko: "카드사 이의 제기가 진행 중")
            add(Phrase(en: "Dispute", ko: "이의 제기"), .words(words, .error), .line(.fault))
        }
        for refund in view.refunds {
            let words = Phrase { language in
                let parts = [refund.state.english, refund.reason.words.en]
                let korean = [refund.state.korean, refund.reason.words.ko]
                let told = language == .ko ? korean : parts
                return ([refund.amount.text(in: language)] + told).joined(separator: " · ")
            }
            add(Phrase(en: "Refund", ko: "환불"), .words(words), .listed)
        }
    }

    private mutating func addDelivery(of view: OrderView) {
        let delivery = view.order.delivery
        if let moment = delivery.handedOverAt {
            add(Phrase(en: "Handed over", ko: "전달일"), .moment(moment), .note)
        }
        if let problem = delivery.problem {
            let label = OrderLabels.problem
            let labelled = Phrase { "\(label.text(in: $0)): \(problem.words.text(in: $0))" }
            add(label, .words(problem.words, .colour(.yellow)))
            addOnScreen(.words(labelled), .line(.warning))
        }
        if let moment = delivery.receivedAt {
            add(Phrase(en: "Confirmed", ko: "구매 확정일"), .moment(moment), .note)
        }
        if let moment = view.releasedAt {
            add(Phrase(en: "Released", ko: "자동 구매 확정"), .moment(moment), .note)
        }
    }

    private mutating func add(_ complaint: ComplaintView) {
        add(Phrase(en: "Reported", ko: "문제 접수일"), .moment(complaint.since), .note)
        add(OrderLabels.buyerWrote, .prose(complaint.text), .lead)
    }

    /// When the money is the payee's, and what a buyer gets back who withdraws.
    private mutating func addTerms(_ earning: Earning, _ refunds: RefundTerms) {
        let label = Phrase(en: "Paid out", ko: "대금 지급")
        switch earning {
        case .atOnce: add(label, .words(Phrase(en: "once it is paid", ko: "결제 즉시")), .note)
        case .afterReceipt:
            add(label, .words(Phrase(en: "after the buyer confirms the receipt", ko: "구매 확정 후")), .note)
        case .at(let moment): add(label, .moment(moment), .note)
        }
        let words = Phrase(en: refunds.english, ko: refunds.korean)
        add(Phrase(en: "Refund terms", ko: "환불 조건"), .words(words), .note)
    }
}

/// The labels of parts of orders and offers.
enum OrderLabels {
    static let price = Phrase(en: "Price", ko: "가격")
    static let payBy = Phrase(en: "Pay until", ko: "결제 기한")
    static let payee = Phrase(en: "Paid to", ko: "받는 쪽")
    static let problem = Phrase(en: "Problem", ko: "문제")
    static let buyerWrote = Phrase(en: "Buyer wrote", ko: "구매자 설명")

    /// `₩12,000`, or `₩6,000 × 2 = ₩12,000`.
    static func sum(_ price: OrderPrice) -> Phrase { sum(price.unit, price.quantity, price.total) }

    static func sum(_ unit: Money, _ quantity: Int, _ total: Money) -> Phrase {
        Phrase { language in
            let all = total.text(in: language)
            return quantity == 1 ? all : "\(unit.text(in: language)) × \(quantity) = \(all)"
        }
    }
}
