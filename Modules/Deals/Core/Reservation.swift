public import Vocabulary

/// A reservation before its check.
public struct Reservation: Hashable, Sendable {
    public var listing: ListedID
    /// How many units.
    public var quantity: Int
    /// For how many hours they shall be kept.
    public var hours: Int
    /// Whether the deal is made for being paid: then a checkout that is let go ends it, too.
    public var isToPay: Bool

    /// One unit for a day, not for being paid, unless said otherwise.
    public init(
        _ listing: ListedID, quantity: Int = 1, hours: Int = DealTimes.usualHours, isToPay: Bool = false
    ) {
        (self.listing, self.quantity, self.hours) = (listing, quantity, hours)
        self.isToPay = isToPay
    }

    /// The most units of one deal.
    public static let largest = 9999

    /// Throws `invalidFields` with all field errors.
    public func check() throws(DealError) {
        var fieldErrors: [FieldError] = []
        func require(_ field: String, _ number: Int, in range: ClosedRange<Int>) {
            if range.contains(number) { return }
            fieldErrors.append(
                FieldError(
                    field, .outOfRange(minimum: Int64(range.lowerBound), maximum: Int64(range.upperBound))))
        }
        require("quantity", quantity, in: 1...Self.largest)
        require("hours", hours, in: DealTimes.hours)
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors) }
    }

    /// The content of the request, without the buyer, who makes it. Requests that are stored are older than
    /// payments: these have nothing of them in their content.
    var content: RequestContent {
        RequestContent(of: ["\(listing)", "\(quantity)", "\(hours)"] + (isToPay ? ["to pay"] : []))
    }
}
