import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Shows everything about an order's money.
    func show(_ id: OrderID) async throws {
        let file = try await orders.file(id)
        show(file.document) {
            console.show(fields(of: file))
            if !file.refunds.isEmpty { console.show(table(of: file.refunds)) }
        }
    }

    private func fields(of file: OrderFile) -> Fields {
        let (order, payment, language) = (file.order, file.payment, console.language)
        var fields = Fields()
        func add(_ label: Phrase, _ text: String) { fields.add(label, StyledText(text)) }
        add(Phrase(en: "Order", ko: "주문"), "\(order.id)")
        if payment.isTest { add(Phrase(en: "Note", ko: "주의"), Phrase.testMoney.text(in: language)) }
        add(Phrase(en: "Title", ko: "제목"), order.title(in: language))
        add(Phrase(en: "Total", ko: "금액"), order.price.total.text(in: language))
        add(Phrase(en: "State", ko: "상태"), order.state.words.text(in: language))
        if let end = order.end { add(Phrase(en: "Because", ko: "사유"), end.words.text(in: language)) }
        add(Phrase(en: "Buyer", ko: "구매자"), "\(order.buyer)")
        add(Phrase(en: "Payee", ko: "받는 쪽"), "\(order.payee)")
        add(Phrase(en: "Record", ko: "대상"), "\(order.record)")
        add(Phrase(en: "Payment", ko: "결제"), payment.reference.text)
        add(Phrase(en: "Payment's state", ko: "결제 상태"), payment.state.words.text(in: language))
        if let transaction = payment.transaction { add(Phrase(en: "Attempt", ko: "결제 시도"), transaction) }
        add(Phrase(en: "Paid", ko: "결제 금액"), won(payment.paid))
        add(Phrase(en: "Given back", ko: "환불 금액"), won(payment.refunded))
        if payment.isDisputed {
            add(
                Phrase(en: "Card complaint", ko: "카드사 이의 제기"),
                Phrase(en: "open", ko: "진행 중").text(in: language))
        }
        add(Phrase(en: "Earned", ko: "판매 확정"), yes(file.isEarned))
        add(Phrase(en: "Settled", ko: "정산"), yes(file.isSettled))
        add(Phrase(en: "Opened", ko: "주문일"), order.openedAt.rfc3339)
        return fields
    }

    private func yes(_ flag: Bool) -> String {
        (flag ? Phrase(en: "yes", ko: "예") : Phrase(en: "no", ko: "아니요")).text(in: console.language)
    }

    /// Refunds for people and line-wise programs.
    func table(of refunds: [Refund]) -> Table {
        let isPlain = console.format == .plain
        func text(_ code: String, _ words: Phrase) -> String {
            isPlain ? code : words.text(in: console.language)
        }
        return Table(
            [
                Table.Column(Phrase(en: "Refund", ko: "환불")),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                Table.Column(Phrase(en: "State", ko: "상태")), Table.Column(Phrase(en: "Because", ko: "사유")),
                Table.Column(Phrase(en: "Refused by", ko: "거절 코드")),
                Table.Column(Phrase(en: "Order", ko: "주문")),
            ],
            rows: refunds.map { refund in
                let state = Phrase(en: refund.state.english, ko: refund.state.korean)
                return [
                    "\(refund.id)", won(refund.amount.minorUnits), text(refund.state.rawValue, state),
                    text(refund.reason.rawValue, refund.reason.words), refund.refusal ?? "–",
                    "\(refund.order)",
                ].map { StyledText($0) }
            })
    }
}

extension OrderFile {
    /// For programs, without the buyer's words.
    var document: JSONDocument {
        .object([
            ("order", .string("\(order.id)")), ("state", .string(order.state.rawValue)),
            ("end", JSONDocument(order.end?.rawValue)), ("step", JSONDocument(order.step?.rawValue)),
            ("buyer", .string("\(order.buyer)")), ("payee", .string("\(order.payee)")),
            ("record", .string("\(order.record)")), ("title", .string(order.title)),
            ("total", .integer(order.price.total.minorUnits)),
            ("currency", .string(order.price.total.currency.rawValue)),
            ("openedAt", .string(order.openedAt.rfc3339)), ("payBy", .string(order.payBy.rfc3339)),
            ("isEarned", .bool(isEarned)), ("isSettled", .bool(isSettled)), ("payment", payment.document),
            ("refunds", .array(refunds.map(\.document))),
        ])
    }
}

extension Payment {
    fileprivate var document: JSONDocument {
        .object([
            ("reference", .string(reference.text)), ("state", .string(state.rawValue)),
            ("transaction", JSONDocument(transaction)), ("paid", .integer(paid)),
            ("refunded", .integer(refunded)), ("isDisputed", .bool(isDisputed)), ("isTest", .bool(isTest)),
            ("lookAt", JSONDocument(lookAt?.rfc3339)),
        ])
    }
}

extension Refund {
    /// For programs.
    var document: JSONDocument {
        .object([
            ("id", .string("\(id)")), ("order", .string("\(order)")), ("amount", .integer(amount.minorUnits)),
            ("currency", .string(amount.currency.rawValue)), ("state", .string(state.rawValue)),
            ("reason", .string(reason.rawValue)), ("refusal", JSONDocument(refusal)),
            ("gatewayId", JSONDocument(gatewayID)), ("proof", JSONDocument(proof)),
            ("nextAt", JSONDocument(nextAt?.rfc3339)), ("createdAt", .string(createdAt.rfc3339)),
        ])
    }
}
