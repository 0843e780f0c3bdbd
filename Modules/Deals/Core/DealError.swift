public import Vocabulary

/// The errors of the verbs of deals.
public enum DealError: DescribedError {
    /// Fields break rules; all field errors.
    case invalidFields([FieldError])
    /// There is no such deal, or the principal is neither its buyer nor its seller.
    case notFound
    /// There is no such listing, or the principal may not see it.
    case listingNotFound
    /// The seller cannot buy from themselves.
    case ownListing
    /// The listing is reserved, sold or hidden.
    case notOnSale
    /// Fewer units can be had than were asked for.
    case notEnough(available: Int)
    /// Only the seller may do that.
    case sellerOnly
    /// Only the buyer may do that.
    case buyerOnly
    /// A deal in that state does not allow it.
    case wrongState(DealState)
    /// This order of the buyer's is open for the deal.
    case beingPaid(OrderID)
    /// No order has paid for the deal.
    case notPaid
    /// The buyer has as many reservations as one may, until that moment at the latest.
    case tooManyHolds(until: Timestamp)
    /// The buyer had units of this listing kept already, or let them go just now; until that moment at the
    /// latest.
    case heldAlready(until: Timestamp)
    /// The buyer has this open deal about the listing already.
    case openAlready(DealID)
    /// The buyer has so many open deals, as many as one may.
    case tooManyOpen(Int)
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// How many open deals a buyer may have.
    public static let mostOpen = 20

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "deal-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "deal-not-found", texts)
        case .listingNotFound: ErrorDescription(.notFound, "deal-listing-not-found", texts)
        case .ownListing: ErrorDescription(.forbidden, "deal-own-listing", texts)
        case .notOnSale: ErrorDescription(.conflict, "deal-not-on-sale", texts)
        case .notEnough: ErrorDescription(.conflict, "deal-not-enough", texts)
        case .sellerOnly: ErrorDescription(.forbidden, "deal-seller-only", texts)
        case .buyerOnly: ErrorDescription(.forbidden, "deal-buyer-only", texts)
        case .wrongState: ErrorDescription(.conflict, "deal-wrong-state", texts)
        case .beingPaid: ErrorDescription(.conflict, "deal-being-paid", texts)
        case .notPaid: ErrorDescription(.conflict, "deal-not-paid", texts)
        case .tooManyHolds: ErrorDescription(.conflict, "deal-too-many-holds", texts)
        case .heldAlready: ErrorDescription(.conflict, "deal-held-already", texts)
        case .openAlready: ErrorDescription(.conflict, "deal-open-already", texts)
        case .tooManyOpen: ErrorDescription(.conflict, "deal-too-many-open", texts)
        case .service(let failure): failure.description
        }
    }
}

extension DealError {
    private var texts: ErrorDescription.Texts {
        texts { ($0.wholeMinute, $0.wholeMinute) }
    }

    /// The error in both languages, its moment written so.
    public func texts(writing moment: (Timestamp) -> ErrorDescription.Texts) -> ErrorDescription.Texts {
        switch self {
        case .tooManyHolds(let until): Self.tooManyHolds(moment(until))
        case .heldAlready(let until): Self.heldAlready(moment(until))
        case .service(let failure): failure.texts(writing: moment)
        case .invalidFields: ErrorDescription.invalidFields
        case .listingNotFound: Self.listingNotFoundText
        case .ownListing: ("This is your own listing; you cannot reserve it.", "내 물건은 예약할 수 없습니다.")
        case .sellerOnly: ("Only the seller can do this.", "판매자만 할 수 있습니다.")
        case .buyerOnly: ("Only the buyer can do this.", "구매자만 할 수 있습니다.")
        case .beingPaid(let order): Self.beingPaidText(order)
        case .notPaid: Self.notPaidText
        case .notFound: ("Deal not found among yours.", "해당 거래를 찾을 수 없습니다.")
        case .notEnough(let available): Self.notEnoughText(available)
        case .wrongState(let state): Self.wrongStateText(state)
        case .openAlready(let id): Self.openAlreadyText(id)
        case .tooManyOpen(let most): Self.tooManyOpenText(most)
        case .notOnSale: Self.notOnSaleText
        }
    }

    private static var listingNotFoundText: ErrorDescription.Texts {
        (
            "Listing not found. It may have been deleted.",
            "해당 물건을 찾을 수 없습니다. 삭제되었을 수 있습니다."
        )
    }

    private static func notEnoughText(_ available: Int) -> ErrorDescription.Texts {
        (
            "Only \(available) available. Ask for fewer.",
            "남은 수량이 \(available)개뿐입니다. 수량을 줄여 주세요."
        )
    }

    private static func wrongStateText(_ state: DealState) -> ErrorDescription.Texts {
        (
            "A deal that is \(state.rawValue) does not allow this.",
            "지금 상태(\(state.korean))에서는 할 수 없습니다."
        )
    }

    private static func beingPaidText(_ order: OrderID) -> ErrorDescription.Texts {
        (
            "The buyer is paying for this deal. Try again once order \(order) is paid or cancelled.",
            "구매자가 결제 중인 거래입니다. 주문 \(order)의 결제가 끝나거나 취소된 뒤 다시 시도하세요."
        )
    }

    private static var notPaidText: ErrorDescription.Texts {
        ("This deal was not paid for in Madang.", "마당에서 결제한 거래가 아닙니다.")
    }

    private static func openAlreadyText(_ id: DealID) -> ErrorDescription.Texts {
        (
            "You have an open deal about this listing already: \(id).",
            "이 물건으로 진행 중인 거래가 이미 있습니다: \(id)."
        )
    }

    private static func tooManyOpenText(_ most: Int) -> ErrorDescription.Texts {
        (
            "You have \(most) open deals, the most allowed. Finish or cancel one first.",
            "진행 중인 거래가 이미 \(most)개입니다. 먼저 하나를 끝내거나 취소해 주세요."
        )
    }

    private static var notOnSaleText: ErrorDescription.Texts {
        (
            "The listing is not on sale: it is reserved, sold or hidden.",
            "판매 중인 물건이 아닙니다. 예약되었거나 판매되었거나 숨겨졌습니다."
        )
    }

    private static func tooManyHolds(_ until: ErrorDescription.Texts) -> ErrorDescription.Texts {
        (
            """
            The buyer has as many reservations as allowed; one that came to nothing counts for a while. The \
            next is possible from \(until.english).
            """,
            "구매자가 한 번에 할 수 있는 예약을 모두 했습니다. 취소되거나 만료된 예약도 잠시 함께 셉니다. "
                + "\(until.korean)부터 다시 예약할 수 있습니다."
        )
    }

    private static func heldAlready(_ until: ErrorDescription.Texts) -> ErrorDescription.Texts {
        (
            """
            The same buyer has reserved this listing before, and it came to nothing. It can be reserved \
            again from \(until.english).
            """,
            "같은 구매자가 이미 예약했던 물건입니다. \(until.korean)부터 다시 예약할 수 있습니다."
        )
    }
}

extension DealState {
    /// The state as Korean calls it.
    public var korean: String {
        switch self {
        case .requested: "수락 대기"
        case .accepted: "예약 확정"
        case .done: "거래 완료"
        case .returned: "환불됨"
        case .declined: "거절됨"
        case .cancelled: "취소됨"
        case .expired: "기한 지남"
        }
    }
}
