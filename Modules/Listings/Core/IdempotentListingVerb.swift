import Vocabulary

/// The verbs that take an idempotency key, as their endpoints are named.
enum IdempotentListingVerb: String {
    case publish = "listings.publish"
    case hold = "listings.hold"
}

extension LocalListingRepository {
    /// A member's key for a verb.
    static func scope(
        _ key: IdempotencyKey, _ verb: IdempotentListingVerb, _ member: MemberID
    ) -> IdempotentRequest.Scope {
        IdempotentRequest.Scope(key, verb: verb.rawValue, member: member)
    }
}

extension Listing {
    /// The content of a publish request: all that its seller chose, checked and normalised.
    func content(showing photos: [PictureID]) -> RequestContent {
        let money = [details.price.list, details.price.discount].map { $0.map { "\($0.minorUnits)" } }
        let attributes = ListingAttribute.allCases.map { details.attributes[$0] }
        return RequestContent(
            of: [details.title, details.description, details.price.list.currency.rawValue] + money
                + [details.category.rawValue, details.condition?.rawValue] + attributes
                + ["\(stock.left)", state.rawValue]
                // Left out where it is as it was before there was a choice, so that older keys stay good.
                + (details.reservation == .immediate ? [] : [details.reservation.rawValue])
                + photos.map { "\($0)" })
    }
}

extension Hold {
    /// The content of the request, without the holder, who makes it.
    var content: RequestContent {
        RequestContent(of: ["\(listing)", "\(order)", "\(quantity)", "\(until.microseconds)"])
    }
}
