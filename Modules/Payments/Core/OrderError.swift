public import Vocabulary

/// The errors of the verbs of payments.
public enum OrderError: DescribedError {
    /// Fields break rules; all field errors.
    case invalidFields([FieldError])
    /// There is no such order, or the principal is neither its buyer nor its payee.
    case notFound
    /// There is no such record, or the principal may not see it.
    case recordNotFound
    /// The record is of a kind, or in a state, that is not paid for.
    case notForSale
    /// The payee cannot pay themselves.
    case ownRecord
    /// Another member is the one to pay.
    case notTheBuyer
    /// Nothing is left.
    case gone
    /// An order in that state does not allow it.
    case wrongState(OrderState)
    /// A refund in that state does not allow it.
    case refundState(RefundState)
    /// Only the payee may do that.
    case payeeOnly
    /// Only the buyer may do that.
    case buyerOnly
    /// Only an operator may do that.
    case operatorsOnly
    /// The platform takes no payments until an operator lets them run again, as after a restore.
    case halted
    /// A complaint at the card company is open: nothing is refunded until it has ended.
    case disputed
    /// More than can be paid out, which is that amount.
    case balanceTooLow(Money)
    /// The platform has no gateway, so that nothing can be paid.
    case noGateway
    /// The gateway did not do it, for that reason of its own.
    case gatewayRefused(String)
    /// The member has as many open orders as one may.
    case tooManyOpen(Int)
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// How many open orders a member may have.
    public static let mostOpen = 10

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(
                .invalid, "order-incomplete", ErrorDescription.invalidFields, fieldErrors: fieldErrors)
        case .service(let failure): failure.description
        case .notFound: ErrorDescription(.notFound, "order-not-found", texts)
        case .recordNotFound: ErrorDescription(.notFound, "order-record-not-found", texts)
        case .notForSale: ErrorDescription(.conflict, "order-not-for-sale", texts)
        case .ownRecord: ErrorDescription(.forbidden, "order-own-record", texts)
        case .notTheBuyer: ErrorDescription(.forbidden, "order-not-the-buyer", texts)
        case .gone: ErrorDescription(.conflict, "order-gone", texts)
        case .wrongState: ErrorDescription(.conflict, "order-wrong-state", texts)
        case .refundState: ErrorDescription(.conflict, "order-refund-state", texts)
        case .payeeOnly: ErrorDescription(.forbidden, "order-payee-only", texts)
        case .buyerOnly: ErrorDescription(.forbidden, "order-buyer-only", texts)
        case .operatorsOnly: ErrorDescription(.forbidden, "order-operators-only", texts)
        case .halted: ErrorDescription(.unavailable, "order-payments-halted", texts)
        case .disputed: ErrorDescription(.conflict, "order-disputed", texts)
        case .balanceTooLow: ErrorDescription(.conflict, "order-balance-too-low", texts)
        case .noGateway: ErrorDescription(.unavailable, "order-no-gateway", texts)
        case .gatewayRefused: ErrorDescription(.conflict, "order-gateway-refused", texts)
        case .tooManyOpen: ErrorDescription(.conflict, "order-too-many-open", texts)
        }
    }
}

extension OrderError {
    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields, .service: ErrorDescription.invalidFields
        case .notFound: ("Order not found.", "해당 주문을 찾을 수 없습니다.")
        case .recordNotFound:
            ("Nothing to pay for was found under that ID.", "해당 ID로 결제할 대상을 찾을 수 없습니다.")
        case .notForSale:
            ("That cannot be paid for, or not now.", "결제할 수 없거나, 지금은 결제할 수 없는 대상입니다.")
        case .ownRecord: ("You cannot pay yourself.", "자신에게 결제할 수 없습니다.")
        case .notTheBuyer:
            ("Another member is the one to pay for that.", "다른 회원이 결제할 대상입니다.")
        case .gone:
            (
                "It can no longer be paid for: too little is left, or the time is over.",
                "더는 결제할 수 없습니다. 남은 수량이 모자라거나 기한이 지났습니다."
            )
        case .wrongState(let state):
            (
                "An order that is \(state.english) does not allow that.",
                "'\(state.korean)' 상태의 주문에는 할 수 없습니다."
            )
        case .refundState(let state):
            (
                "A refund that is \(state.english) does not allow that.",
                "'\(state.korean)' 상태의 환불에는 할 수 없습니다."
            )
        case .payeeOnly: ("Only the payee may do that.", "돈을 받는 쪽만 할 수 있습니다.")
        case .buyerOnly: ("Only the buyer may do that.", "구매자만 할 수 있습니다.")
        case .operatorsOnly: ("Only an operator may do that.", "운영자만 할 수 있습니다.")
        case .tooManyOpen(let most):
            (
                "You have \(most) open orders. Pay for one, or cancel it.",
                "진행 중인 주문이 \(most)건입니다. 하나를 결제하거나 취소하세요."
            )
        case .halted, .disputed, .balanceTooLow, .noGateway, .gatewayRefused: textsOfMoney
        }
    }

    /// The texts of errors whose reason lies with the gateway or in a balance.
    private var textsOfMoney: ErrorDescription.Texts {
        switch self {
        case .halted:
            (
                "Payments are halted. The operator must resume them (payments resume).",
                "결제가 중지되어 있습니다. 운영자가 다시 시작해야 합니다(payments resume)."
            )
        case .disputed:
            (
                "The buyer has complained at the card company. Nothing is refunded until that has ended.",
                "구매자가 카드사에 이의를 제기했습니다. 끝날 때까지 환불할 수 없습니다."
            )
        case .balanceTooLow(let most):
            (
                "At most \(most.grouped) \(most.currency.rawValue) can be paid out.",
                "지급할 수 있는 금액은 최대 \(most.grouped)원입니다."
            )
        case .noGateway:
            (
                "This platform takes no payments. Its operator can set up a gateway (payments).",
                "이 서비스에서는 결제할 수 없습니다. 운영자가 결제 서비스(payments)를 설정할 수 있습니다."
            )
        case .gatewayRefused(let code):
            ("The payment service refuses: \(code).", "결제 서비스가 거절했습니다: \(code).")
        case .invalidFields, .notFound, .recordNotFound, .notForSale, .ownRecord, .notTheBuyer, .gone,
            .wrongState, .refundState, .payeeOnly, .buyerOnly, .operatorsOnly, .tooManyOpen, .service:
            ErrorDescription.invalidFields
        }
    }

    /// What a refusal of the domain that sells is called here.
    public init(_ failure: PurchaseFailure) {
        switch failure {
        case .notFound: self = .recordNotFound
        case .notForSale, .changed: self = .notForSale
        case .ownRecord: self = .ownRecord
        case .notTheBuyer: self = .notTheBuyer
        case .gone, .otherOrder: self = .gone
        case .amount(let minimum, let maximum):
            let range = FieldError.Rule.outOfRange(
                minimum: minimum.minorUnits, maximum: maximum.minorUnits)
            self = .invalidFields([FieldError("amount", range)])
        case .service(let service): self = .service(service)
        }
    }
}

extension OrderState {
    /// The state in a sentence.
    public var english: String {
        switch self {
        case .opening: "being opened"
        case .open: "open"
        case .paid: "paid"
        case .fulfilled: "fulfilled"
        case .refunding: "being refunded"
        case .refunded: "refunded"
        case .closed: "closed"
        }
    }

    /// The state as Korean calls it.
    public var korean: String {
        switch self {
        case .opening: "준비 중"
        case .open: "결제 대기"
        case .paid: "결제됨"
        case .fulfilled: "완료"
        case .refunding: "환불 중"
        case .refunded: "환불됨"
        case .closed: "종료"
        }
    }
}

extension RefundState {
    /// The state in a sentence.
    public var english: String {
        switch self {
        case .requested: "requested"
        case .sent: "sent"
        case .pending: "pending"
        case .succeeded: "done"
        case .failed: "refused"
        case .byHand: "done by hand"
        case .dropped: "dropped"
        }
    }

    /// The state as Korean calls it.
    public var korean: String {
        switch self {
        case .requested: "요청됨"
        case .sent: "요청 중"
        case .pending: "처리 중"
        case .succeeded: "완료"
        case .failed: "거절됨"
        case .byHand: "직접 처리됨"
        case .dropped: "철회됨"
        }
    }
}

extension Money {
    /// The number with commas, as a sentence tells it: `12,000`.
    fileprivate var grouped: String {
        var (rest, text) = (minorUnits.magnitude, "")
        while rest >= 1_000 {
            text = ",\("\(rest % 1_000 + 1_000)".dropFirst())\(text)"
            rest /= 1_000
        }
        return "\(minorUnits < 0 ? "-" : "")\(rest)\(text)"
    }
}
