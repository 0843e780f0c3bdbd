import Commands
public import Deals
public import Terminal
import Vocabulary

extension DealError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang deals list' to see your deals.", ko: "'madang deals list'로 내 거래를 확인하세요.")
        case .listingNotFound, .notOnSale:
            Phrase(
                en: "Run 'madang listings browse --on-sale' to see what can be reserved.",
                ko: "'madang listings browse --on-sale'로 판매 중인 물건을 찾아보세요.")
        case .wrongState, .sellerOnly, .buyerOnly, .notPaid:
            Phrase(
                en: "Run 'madang deals show ID' to see its state.",
                ko: "'madang deals show ID'로 상태를 확인하세요.")
        case .beingPaid(let order):
            Phrase(
                en: "Run 'madang orders show \(order)' to see the order.",
                ko: "'madang orders show \(order)'(으)로 주문을 확인하세요.")
        case .openAlready(let id):
            Phrase(
                en: "Run 'madang deals show \(id)' to see it.", ko: "'madang deals show \(id)'(으)로 확인하세요.")
        case .tooManyOpen, .tooManyHolds:
            Phrase(
                en: "Run 'madang deals list --side buying' to see what you have reserved.",
                ko: "'madang deals list --side buying'으로 예약한 물건을 확인하세요.")
        case .invalidFields, .ownListing, .notEnough, .heldAlready, .service: nil
        }
    }

    /// The names of the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        switch field {
        case "quantity": .field(en: "quantity", ko: "수량", flag: "--quantity")
        case "hours": .field(en: "hours", ko: "예약 시간", flag: "--hours")
        case "side": .field(en: "side", ko: "판매·구매", flag: "--side")
        case "state": .field(en: "state", ko: "상태", flag: "--state")
        case "text": Phrase(en: "text", ko: "내용")
        default: PageOptions.fieldName(field)
        }
    }
}
