/// Limits of holds on one kind of thing: duration, units, and holds per member.
///
/// Held units are unavailable to others. So a hold that ran out or was released counts for a pause longer, as
/// if it were active.
public struct HoldLimits: Hashable, Sendable {
    /// The longest a hold may last.
    public let longest: Duration
    /// The most units of one hold.
    public let largest: Int
    /// The most holds of one member that count at a time; nil for no limit.
    public var perMember: Int?
    /// The most holds of one member on one thing that count at a time; nil for no limit.
    public var perThing: Int?
    /// How long a hold without a result still counts after its end.
    public var pause: Duration

    /// Memberwise.
    public init(
        longest: Duration, largest: Int, perMember: Int? = nil, perThing: Int? = nil, pause: Duration = .zero
    ) {
        self.longest = longest
        self.largest = largest
        self.perMember = perMember
        self.perThing = perThing
        self.pause = pause
    }

    /// The field errors of a hold requested now: `quantity` must be 1 to the largest, `until` later than now
    /// and within the longest time.
    public func check(quantity: Int, until: Timestamp, at now: Timestamp) -> [FieldError] {
        var fieldErrors: [FieldError] = []
        if quantity < 1 || quantity > largest {
            fieldErrors.append(FieldError("quantity", .outOfRange(minimum: 1, maximum: Int64(largest))))
        }
        let latest = now.advanced(by: longest)
        if until <= now {
            let earliest = now.advanced(by: .microseconds(1))
            fieldErrors.append(FieldError("until", .tooEarly(earliest: earliest.rfc3339)))
        } else if until > latest {
            fieldErrors.append(FieldError("until", .tooLate(latest: latest.rfc3339)))
        }
        return fieldErrors
    }
}

extension HoldLimits {
    /// Whether holds are counted at all.
    public var areCounted: Bool { perMember != nil || perThing != nil }

    /// Holds that were to end by then no longer count.
    public func horizon(at now: Timestamp) -> Timestamp { now.advanced(by: .zero - pause) }

    /// Admits a hold beside its holder's others, which must include at least those that count. A hold made by
    /// a clock that ran ahead has run out, and does not count.
    ///
    /// Throws `tooManyOfThing` and `tooMany` with the moment at which the first of them stops counting.
    public func admit<Subject>(
        _ hold: UnitHold<Subject>, beside others: [UnitHold<Subject>], at now: Timestamp
    ) throws(HoldFailure) {
        let counting = others.filter {
            $0.state != .confirmed && $0.until > horizon(at: now) && !$0.until.isBeyond(longest, from: now)
        }
        let ofThing = counting.filter { $0.thing == hold.thing }
        if let perThing, let free = free(ofThing, most: perThing) { throw .tooManyOfThing(until: free) }
        if let perMember, let free = free(counting, most: perMember) { throw .tooMany(until: free) }
    }

    /// When fewer holds than the limit will count; nil if fewer do already.
    private func free<Subject>(_ holds: [UnitHold<Subject>], most: Int) -> Timestamp? {
        let ends = holds.map(\.until).sorted()
        return ends.count < most ? nil : ends[ends.count - most].advanced(by: pause)
    }
}
