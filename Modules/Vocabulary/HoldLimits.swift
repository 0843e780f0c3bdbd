/// How long units may be held and how many at once, for one kind of thing.
public struct HoldLimits: Hashable, Sendable {
    /// The longest a hold may last.
    public let longest: Duration
    /// The most units of one hold.
    public let largest: Int

    /// Memberwise.
    public init(longest: Duration, largest: Int) {
        self.longest = longest
        self.largest = largest
    }

    /// What is wrong with a hold that is asked for now: `quantity` must be 1 to the largest, `until` later
    /// than now and within the longest time.
    public func check(quantity: Int, until: Timestamp, at now: Timestamp) -> [FieldError] {
        var fieldErrors: [FieldError] = []
        if quantity < 1 || quantity > largest {
            fieldErrors.append(FieldError("quantity", .outOfRange(minimum: 1, maximum: Int64(largest))))
        }
        let latest = now.advanced(by: longest)
        if until <= now || until > latest {
            let expected = "a moment after \(now.rfc3339) and not after \(latest.rfc3339)"
            fieldErrors.append(FieldError("until", .malformed(expected: expected)))
        }
        return fieldErrors
    }
}
