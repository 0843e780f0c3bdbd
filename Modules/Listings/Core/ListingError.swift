public import Vocabulary

/// The errors of the verbs of listings.
public enum ListingError: DescribedError {
    /// The draft, the query or the hold breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such listing, or the principal may not see it.
    case notFound
    /// Only the seller may do that.
    case notYours
    /// The seller cannot buy from themselves, nor like their own listing.
    case ownListing
    /// A listing in that state does not allow it.
    case wrongState(ListingState)
    /// The listing has changed since it was read; its current version.
    case changed(Version)
    /// Fewer units can be had than were asked for.
    case notEnough(available: Int)
    /// That many units are held for buyers, which stands against it.
    case unitsHeld(Int)
    /// A moderator has hidden it, which only a moderator undoes.
    case moderated
    /// Only moderators may do that.
    case moderatorsOnly
    /// This listing has no reservation for that order.
    case holdNotFound
    /// The hold has ended already, that way.
    case holdEnded(HoldState)
    /// The member holds as many listings as one may, until that moment at the latest.
    case tooManyHolds(until: Timestamp)
    /// The member holds units of this listing already, or let them go just now; until that moment at the
    /// latest.
    case heldAlready(until: Timestamp)
    /// It was published or moved to the top less than a day ago; it can be again from that moment on.
    case bumpedAlready(until: Timestamp)
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "listing-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "listing-not-found", texts)
        case .notYours: ErrorDescription(.forbidden, "listing-not-yours", texts)
        case .ownListing: ErrorDescription(.forbidden, "listing-own", texts)
        case .wrongState: ErrorDescription(.conflict, "listing-wrong-state", texts)
        case .changed: ErrorDescription(.conflict, "listing-changed", texts)
        case .notEnough: ErrorDescription(.conflict, "listing-not-enough", texts)
        case .unitsHeld: ErrorDescription(.conflict, "listing-units-held", texts)
        case .moderated: ErrorDescription(.forbidden, "listing-moderated", texts)
        case .moderatorsOnly: ErrorDescription(.forbidden, "listing-moderators-only", texts)
        case .holdNotFound: ErrorDescription(.notFound, "listing-hold-not-found", texts)
        case .holdEnded: ErrorDescription(.gone, "listing-hold-ended", texts)
        case .tooManyHolds: ErrorDescription(.conflict, "listing-too-many-holds", texts)
        case .heldAlready: ErrorDescription(.conflict, "listing-held-already", texts)
        case .bumpedAlready: ErrorDescription(.conflict, "listing-bumped-already", texts)
        case .service(let failure): failure.description
        }
    }

    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields: ErrorDescription.invalidFields
        case .notFound:
            ("Listing not found. It may have been deleted.", "해당 물건을 찾을 수 없습니다. 삭제되었을 수 있습니다.")
        case .notYours: ("Only the seller can do this.", "판매자만 할 수 있습니다.")
        case .ownListing:
            (
                "This is your own listing; you cannot reserve or like it.",
                "내 물건은 예약하거나 좋아요를 누를 수 없습니다."
            )
        case .wrongState(let state):
            (
                "This cannot be done while the listing is \(state.rawValue).",
                "현재 상태(\(state.korean))에서는 할 수 없습니다."
            )
        case .changed:
            (
                "The listing has changed in the meantime. Look at it again, then repeat the change.",
                "그사이에 물건이 변경되었습니다. 다시 확인한 뒤 수정하세요."
            )
        case .notEnough(let available):
            ("Only \(available) available. Ask for fewer.", "남은 수량이 \(available)개뿐입니다. 수량을 줄이세요.")
        case .unitsHeld(let count):
            (
                "\(count) reserved for buyers. Wait until the reservations end.",
                "\(count)개가 구매자에게 예약되어 있습니다. 예약이 끝날 때까지 기다리세요."
            )
        case .moderated: Self.moderatedTexts
        case .moderatorsOnly: ("Only moderators can do this.", "매니저만 할 수 있습니다.")
        case .holdNotFound:
            ("This listing has no reservation for that order.", "이 물건에 해당 주문의 예약이 없습니다.")
        case .holdEnded(let state): Self.holdEnded(state)
        case .tooManyHolds(let until): Self.tooManyHolds((until.wholeMinute, until.wholeMinute))
        case .heldAlready(let until): Self.heldAlready((until.wholeMinute, until.wholeMinute))
        case .bumpedAlready(let until): Self.bumpedAlready((until.wholeMinute, until.wholeMinute))
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}

extension ListingError {
    private static var moderatedTexts: ErrorDescription.Texts {
        (
            "A moderator has hidden this listing. Only a moderator can show it again.",
            "매니저가 숨긴 물건입니다. 매니저만 다시 공개할 수 있습니다."
        )
    }

    private static func holdEnded(_ state: HoldState) -> ErrorDescription.Texts {
        (
            "The reservation has ended: it is \(state.rawValue). Reserve again.",
            "예약이 이미 끝났습니다 (\(state.korean)). 다시 예약하세요."
        )
    }

    /// With the moment as it is written in each language.
    public static func tooManyHolds(_ until: ErrorDescription.Texts) -> ErrorDescription.Texts {
        (
            """
            You have as many reservations as allowed; one that came to nothing counts for a while. Buy, or \
            wait: you can reserve again from \(until.english) at the latest.
            """,
            "동시에 예약할 수 있는 개수를 모두 썼습니다. 해제된 예약도 잠시 동안 포함됩니다. "
                + "구매를 마치거나, 늦어도 \(until.korean)부터 다시 예약하세요."
        )
    }

    /// With the moment as it is written in each language.
    public static func bumpedAlready(_ until: ErrorDescription.Texts) -> ErrorDescription.Texts {
        (
            "A listing can be bumped once a day. This one can be from \(until.english).",
            "끌어올리기는 하루에 한 번 할 수 있습니다. 이 물건은 \(until.korean)부터 할 수 있습니다."
        )
    }

    /// With the moment as it is written in each language.
    public static func heldAlready(_ until: ErrorDescription.Texts) -> ErrorDescription.Texts {
        (
            """
            You have reserved this listing already, or your reservation has just ended. You can reserve it \
            again from \(until.english) at the latest.
            """,
            "이미 예약했거나 방금 예약이 해제된 물건입니다. 늦어도 \(until.korean)부터 다시 예약할 수 있습니다."
        )
    }
}

extension ListingState {
    /// The state as Korean calls it.
    public var korean: String {
        switch self {
        case .draft: "임시 저장"
        case .onSale: "판매 중"
        case .reserved: "예약 중"
        case .sold: "판매 완료"
        case .hidden: "숨김"
        case .removed: "삭제됨"
        }
    }
}
