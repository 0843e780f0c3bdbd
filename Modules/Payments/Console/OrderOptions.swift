import ArgumentParser
public import Commands
package import Payments
public import Terminal
public import Vocabulary

/// What is bought, and how the command goes on.
struct BuyOptions: ParsableArguments {
    @Argument(
        help: .record(
            en: "What to buy or pay", ko: "결제할 대상",
            kinds: Phrase(en: "listings, deals, crews or dues", ko: "물건·거래·크루·회비"), value: "id"))
    var record: String
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The amount in won, where you choose it.", ko: "금액(원). 직접 정하는 경우에만.",
            value: "amount"))
    var amount: String?
    @OptionGroup var waiting: WaitingOption
}

/// Whether a command waits for a payment.
package struct WaitingOption: ParsableArguments {
    @Flag(help: .words(en: "Print the address; do not wait.", ko: "주소만 출력하고 기다리지 않습니다."))
    var noWait = false

    /// Filled in by the parser.
    package init() {}
}

/// An open order to pay for.
struct PayOptions: ParsableArguments {
    @OptionGroup var order: IdentifierArgument<OrderSubject>
    @OptionGroup var waiting: WaitingOption
}

/// An order, and an amount of it.
struct OrderRefundOptions: ParsableArguments {
    @OptionGroup var order: IdentifierArgument<OrderSubject>
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The amount in won; default: all that is left.", ko: "금액(원). 기본값: 남은 전액.",
            value: "amount"))
    var amount: String?
}

/// An order, and what is wrong with it.
struct OrderProblemOptions: ParsableArguments {
    @OptionGroup var order: IdentifierArgument<OrderSubject>
    @Option(
        help: .words(
            en: "not-received or not-as-agreed.", ko: "not-received(받지 못함), not-as-agreed(약속과 다름).",
            value: "kind"),
        completion: .list(DeliveryProblem.codes))
    var kind: String?
    @Option(
        help: .words(
            en: "What happened, up to 1000 characters.", ko: "어떤 문제인지, 1000자까지.", value: "text"))
    var text: String?
}

/// The state and the page of a list of orders.
struct OrderPageOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only this state: opening, open, paid, fulfilled, refunding, refunded, closed.",
            ko: "이 상태만: opening(준비 중), open(결제 대기), paid(결제됨), fulfilled(완료), "
                + "refunding(환불 중), refunded(환불됨), closed(종료).",
            value: "state"),
        completion: .list(OrderState.codes))
    var state: String?
    @OptionGroup var pages: PageOptions

    /// The filter and page that are wanted. Throws `invalidFields` with all field errors.
    func request(_ side: OrderFilter.Side?) throws(OrderError) -> (OrderFilter, PageRequest) {
        var fieldErrors: [FieldError] = []
        let known = state.flatMap { OrderState(typed: $0) }
        if state != nil, known == nil {
            fieldErrors.append(FieldError("state", .unknown(allowed: OrderState.codes)))
        }
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return (OrderFilter(side: side, state: known), page)
    }

    /// The words of a command line that would ask for the same orders, the part left open.
    var words: [String] { state.map { ["--state", $0] } ?? [] }
}

/// Which orders are wanted.
struct OrderListOptions: ParsableArguments {
    @Flag(help: .words(en: "Only what you buy.", ko: "사는 주문만."))
    var buying = false
    @Flag(help: .words(en: "Only what you sell.", ko: "파는 주문만."))
    var selling = false
    @OptionGroup var page: OrderPageOptions

    /// The side that is wanted; nil for both.
    var side: OrderFilter.Side? { buying == selling ? nil : buying ? .buying : .selling }

    /// The words that name the side.
    var words: [String] { side.map { ["--\($0.rawValue)"] } ?? [] }
}

extension OrderSubject: NamedSubject {
    /// An order.
    public static var noun: Phrase { Phrase(en: "order", ko: "주문") }
    /// Its two alone see it.
    public static var isPrivate: Bool { true }
}

extension Money {
    /// The won that a person typed. Throws `invalidFields` (amount) for anything else.
    package static func typedWon(_ text: String?) throws(OrderError) -> Money? {
        guard let text else { return nil }
        do throws(FieldError) {
            return try Money(typed: text, .krw, field: "amount")
        } catch {
            throw .invalidFields([error])
        }
    }
}
