import UnicodeText
public import Vocabulary

/// A moderator's act that hid or removed a listing, as its seller is told. The seller cannot show the listing
/// until a moderator unhides it.
public struct ListingModeration: Hashable, Sendable {
    /// Why, in the moderator's own words; empty once the moderator has withdrawn.
    public let reason: String
    /// When.
    public let moderatedAt: Timestamp
    /// Whether the seller had hidden it before: then it stays hidden when a moderator unhides it.
    public let wasHidden: Bool

    /// Memberwise.
    public init(reason: String, moderatedAt: Timestamp, wasHidden: Bool) {
        self.reason = reason
        self.moderatedAt = moderatedAt
        self.wasHidden = wasHidden
    }

    /// How many characters a reason has; it is one line.
    public static let reasonLengths = 2...300
    private static let reasonRule = TextRule(.line, characters: reasonLengths)

    /// The typed reason in its normal form. Throws `invalidFields`.
    static func reason(_ typed: String) throws(ListingError) -> String {
        let reading = reasonRule.read(typed)
        let fieldErrors = reading.brokenRules.map { FieldError("reason", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}

/// A moderator's act on a member's listing.
public enum ModerationAct: String, Sendable, CaseIterable {
    /// Shown to its seller and to moderators.
    case hide
    /// Taken off the market for good, whatever is held of it.
    case remove

    /// As the audit log calls it.
    var verb: String { "listings.\(rawValue)" }
}

extension Listing {
    /// As a moderator leaves it: hidden, or removed with all that was held of it given back. Throws
    /// `notFound` if it is removed, `wrongState` for a draft, and, if it is to be hidden, for a sold one and
    /// one that a moderator has hidden already.
    public func moderated(
        _ act: ModerationAct, reason: String, at now: Timestamp
    ) throws(ListingError) -> Listing {
        switch act {
        case .hide:
            if moderation != nil { throw state == .removed ? .notFound : .wrongState(state) }
            try require(.onSale, .reserved, .hidden)
        case .remove: try require(.onSale, .reserved, .sold, .hidden)
        }
        var next = changed(at: now)
        let wasHidden = moderation?.wasHidden ?? (state == .hidden)
        next.moderation = ListingModeration(reason: reason, moderatedAt: now, wasHidden: wasHidden)
        next.state = act == .hide ? .hidden : .removed
        if act == .remove { next.stock = stock.releasingAll }
        return next
    }

    /// As before a moderator hid it: a listing that its seller had hidden stays hidden. Throws `notFound` if
    /// it is removed, `wrongState` unless a moderator has hidden it.
    public func unhidden(at now: Timestamp) throws(ListingError) -> Listing {
        try require(.hidden)
        guard let moderation else { throw .wrongState(state) }
        var next = changed(at: now)
        next.moderation = nil
        if !moderation.wasHidden { next.state = stock.openState }
        return next
    }
}

extension Stock {
    /// With nothing held.
    fileprivate var releasingAll: Stock { Stock(left: left) ?? self }
}
