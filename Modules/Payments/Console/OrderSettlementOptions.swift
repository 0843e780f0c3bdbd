import ArgumentParser
import Commands
import Payments
import Terminal
import Vocabulary

/// An order with an open problem, and how an operator settles that.
struct OrderSettlementOptions: ParsableArguments {
    @OptionGroup var order: IdentifierArgument<OrderSubject>
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "Give the buyer this amount in won back; the seller gets the rest.",
            ko: "구매자에게 환불할 금액(원). 나머지는 판매자에게 지급합니다.", value: "amount"))
    var refund: String?
    @Flag(help: .words(en: "Give the buyer everything back.", ko: "구매자에게 전액을 환불합니다."))
    var refundAll = false
    @Flag(help: .words(en: "Release the money to the seller.", ko: "대금을 판매자에게 지급합니다."))
    var release = false
    @Option(
        help: .words(
            en: "Why, for the audit log; up to 1000 characters.", ko: "감사 로그에 남길 이유, 1000자까지.",
            value: "text"))
    var reason: String?

    func validate() throws {
        guard [refund != nil, refundAll, release].filter({ $0 }).count != 1 else { return }
        throw ValidationError.words(
            en: "Use one of --refund, --refund-all and --release.",
            ko: "--refund, --refund-all, --release 중 하나를 쓰세요.")
    }

    /// How it is settled. Throws `invalidFields` (refund) for an amount that cannot be read.
    func settlement() throws(OrderError) -> ProblemSettlement {
        do throws(OrderError) {
            return release ? .release : .refund(try Money.typedWon(refund))
        } catch {
            throw error.ofRefund
        }
    }
}
