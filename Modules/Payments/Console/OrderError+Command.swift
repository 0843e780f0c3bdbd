import Commands
public import Payments
public import Terminal
import Vocabulary

extension OrderError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang orders list' to see your orders.", ko: "'madang orders list'로 내 주문을 확인하세요.")
        case .recordNotFound, .notForSale, .gone:
            Phrase(
                en: "Run 'madang listings browse --on-sale' to see what can be bought, or 'madang funding "
                    + "show CAMPAIGN' to see what is left to back.",
                ko: "'madang listings browse --on-sale'로 판매 중인 물건을, 'madang funding show 펀딩'으로 남은 후원 수량을 "
                    + "확인하세요.")
        case .wrongState, .payeeOnly, .buyerOnly, .disputed:
            Phrase(
                en: "Run 'madang orders show ID' to see its state.",
                ko: "'madang orders show ID'로 상태를 확인하세요.")
        case .tooManyOpen:
            Phrase(
                en: "Run 'madang purchases --state open' to see them.",
                ko: "'madang purchases --state open'으로 확인하세요.")
        case .noGateway:
            Phrase(
                en: "To try it, start 'madang-server serve --payments sandbox' and use --backend ADDRESS.",
                ko: "시험해 보려면 'madang-server serve --payments sandbox'를 실행하고 --backend로 그 주소를 쓰세요.")
        case .invalidFields, .ownRecord, .notTheBuyer, .refundState, .operatorsOnly, .halted, .balanceTooLow,
            .gatewayRefused, .service:
            nil
        }
    }

    /// The names of the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        switch field {
        case "amount": .field(en: "amount", ko: "금액", flag: "--amount")
        case "refund": .field(en: "amount", ko: "금액", flag: "--refund")
        case "state": .field(en: "state", ko: "상태", flag: "--state")
        case "problem": .field(en: "kind of problem", ko: "문제 종류", flag: "--kind")
        case "text": .field(en: "text", ko: "내용", flag: "--text")
        case "reason": .field(en: "reason", ko: "이유", flag: "--reason")
        case "price": Phrase(en: "price", ko: "가격")
        case "currency": Phrase(en: "currency", ko: "통화")
        case "record": Phrase(en: "record", ko: "대상")
        default: PageOptions.fieldName(field)
        }
    }
}
