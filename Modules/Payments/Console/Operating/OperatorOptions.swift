import ArgumentParser
import Commands
import Payments
import Terminal
import Vocabulary

/// Why the operator acts, for the audit log.
struct ReasonOption: ParsableArguments {
    @Option(
        help: .words(
            en: "Why, for the audit log; up to 1000 characters.", ko: "감사 로그에 남길 이유, 1000자까지.", value: "text")
    )
    var reason: String
}

/// An order, by its identifier.
struct OrderArgument: ParsableArguments {
    @Argument(help: .words(en: "The order's ID: ord_….", ko: "주문 ID: ord_….", value: "order"))
    var order: String

    /// Throws a usage error for another text.
    func id() throws(UsageError) -> OrderID { try .operated(order) }
}

/// A sale, by the identifier of an order or of what was bought.
struct SaleArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "The ID of an order or a deal: ord_… or dea_….", ko: "주문이나 거래의 ID: ord_… 또는 dea_….",
            value: "sale"))
    var sale: String

    /// Throws a usage error for another text.
    func id() throws(UsageError) -> AnyIdentifier { try .operated(sale, such: OrderSubject.prefix) }
}

/// A refund, by its identifier, and its order.
struct RefundArgument: ParsableArguments {
    @Argument(help: .words(en: "The refund's ID: ref_….", ko: "환불 ID: ref_….", value: "refund"))
    var refund: String

    @Option(
        help: .words(
            en: "Its order; without it the first hundred failed refunds are searched.",
            ko: "환불의 주문. 없으면 실패한 환불 100건에서 찾습니다.", value: "order"))
    var order: String?

    /// Throws a usage error for another text.
    func id() throws(UsageError) -> RefundID { try .operated(refund) }

    /// Nil if it was not said. Throws a usage error for another text.
    func orderID() throws(UsageError) -> OrderID? {
        try order.map { text throws(UsageError) in try .operated(text) }
    }
}

/// A payee, an amount, and the number of what was done.
struct PayeeArguments: ParsableArguments {
    @Argument(
        help: .words(
            en: "The payee: the ID of a member, crew or campaign.", ko: "받는 쪽: 회원, 크루, 캠페인의 ID.",
            value: "payee"))
    var payee: String

    @Argument(help: .words(en: "The amount in won.", ko: "금액(원).", value: "amount"))
    var amount: String

    @Argument(
        help: .words(
            en: "Your number of it, such as the bank's; the same number counts once.",
            ko: "은행 이체 번호 같은 참조 번호. 같은 번호는 한 번만 기록됩니다.", value: "reference"))
    var reference: String

    @Option(help: .words(en: "Why, for the audit log.", ko: "감사 로그에 남길 이유.", value: "text"))
    var reason: String?

    /// Throws a usage error for another text.
    func payeeID() throws(UsageError) -> AnyIdentifier { try .operatedPayee(payee) }

    /// Throws `invalidFields` (amount).
    func money() throws(OrderError) -> Money { try Money.typedWon(amount) ?? Money(0, .krw) }
}

extension Identifier {
    /// The identifier that an operator typed. Throws a usage error with its form.
    static func operated(_ text: String) throws(UsageError) -> Identifier {
        guard let id = Identifier(text) else {
            let (shown, form) = (text.safeLine, "\(Subject.prefix)_")
            throw UsageError(
                Phrase(
                    en: "'\(shown)' is not an ID of that kind: use \(form) followed by 26 characters.",
                    ko: "'\(shown)'은(는) ID가 아닙니다. \(form) 뒤에 26자가 오는 전체 ID를 쓰세요."))
        }
        return id
    }
}

extension AnyIdentifier {
    /// The payee that an operator typed. Throws a usage error with its form.
    static func operatedPayee(_ text: String) throws(UsageError) -> AnyIdentifier {
        try operated(text, such: MemberSubject.prefix)
    }

    /// The identifier that an operator typed. Throws a usage error that names one with that prefix.
    static func operated(_ text: String, such prefix: String) throws(UsageError) -> AnyIdentifier {
        guard let id = AnyIdentifier(text) else {
            throw UsageError(
                Phrase(
                    en: "'\(text.safeLine)' is not an ID: use a whole one, such as \(prefix)_ and "
                        + "26 characters.",
                    ko: "'\(text.safeLine)'은(는) ID가 아닙니다. \(prefix)_과 26자처럼 전체 ID를 쓰세요."))
        }
        return id
    }
}
