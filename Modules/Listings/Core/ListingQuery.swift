import UnicodeText
public import Vocabulary

/// A query for public listings and their order. An empty field does not restrict.
public struct ListingQuery: Hashable, Sendable {
    /// The order of a list; ties are broken by identifier, the youngest first.
    public enum Order: String, Sendable, CaseIterable {
        case newest
        case mostLiked = "most-liked"
        case cheapest, dearest
    }

    public var order: Order = .newest
    /// Matches any of these.
    public var categories: [Category] = []
    /// Matches any of these.
    public var conditions: [Condition] = []
    /// For each attribute, matches any of its values, compared folded.
    public var attributes: [ListingAttribute: [String]] = [:]
    /// The sale price in minor units of `currency`, both ends included.
    public var minimumPrice: Int64?
    public var maximumPrice: Int64?
    /// Matches prices of this currency. An order or a range by price has one currency, by default won.
    public var currency: Currency?
    public var seller: MemberID?
    /// Leaves out this listing, when its page lists the seller's other ones.
    public var excluding: ListingID?
    /// Every word of it must occur in title, description or attributes, compared folded.
    public var keyword: String = ""
    /// Leaves out reserved and sold listings.
    public var onSaleOnly = false

    /// All public listings, newest first.
    public init() {}

    /// The most values of one filter.
    public static let mostValues = 50
    /// The longest keyword in characters.
    public static let longestKeyword = Keyword.longest

    /// The query in its canonical form for stores. Throws `invalidFields` with all field errors.
    public func checked() throws(ListingError) -> ListingFilter {
        var fieldErrors: [FieldError] = []
        let largest = Price.largest
        for (field, price) in [("minimumPrice", minimumPrice), ("maximumPrice", maximumPrice)] {
            if let price, !(0...largest).contains(price) {
                fieldErrors.append(FieldError(field, .outOfRange(minimum: 0, maximum: largest)))
            }
        }
        if let low = minimumPrice, let high = maximumPrice, low > high {
            fieldErrors.append(FieldError("minimumPrice", .exceeds(field: "maximumPrice")))
        }
        fieldErrors += Keyword.brokenRules(by: keyword).map { FieldError("keyword", $0) }
        for attribute in ListingAttribute.allCases
        where attributes[attribute]?.count ?? 0 > Self.mostValues {
            fieldErrors.append(FieldError(attribute.rawValue, .tooLong(maximum: Self.mostValues)))
        }
        for attribute in ListingAttribute.allCases
        where attributes[attribute]?.contains(where: \.hasControls) == true {
            fieldErrors.append(FieldError(attribute.rawValue, .forbiddenCharacters))
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return ListingFilter(self)
    }
}
