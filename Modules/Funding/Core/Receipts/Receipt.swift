public import Vocabulary

/// The subject of a receipt's identifier.
public enum ReceiptSubject: IdentifierSubject {
    /// `rcp`
    public static let prefix = "rcp"
}

/// Names a receipt.
public typealias ReceiptID = Identifier<ReceiptSubject>

/// A confirmation of what a member has given to a shelter in one year: of one backing, or of all. It is not
/// the official form for taxes, has no resident number, and says so. It is never changed, but voided and
/// replaced.
public struct Receipt: Hashable, Sendable {
    public let id: ReceiptID
    public let shelter: ShelterID
    /// The Korean calendar's year of the payments.
    public let year: Int64
    /// Counted from 1 for each shelter and year, without gaps; voided ones keep theirs.
    public let number: Int
    public let member: MemberID
    /// The name that the member typed for it: one line of 1 to 40 characters; blank once they have withdrawn.
    public internal(set) var holder: String
    /// Whether it is of the whole year.
    public let isOfYear: Bool
    /// At least one, the earliest payment first.
    public let lines: [ReceiptLine]
    public let issuedAt: Timestamp
    /// Nil while it is valid.
    public internal(set) var void: ReceiptVoid?
    /// Counts the transitions.
    public internal(set) var version: Version

    /// What a store has kept.
    public init(
        id: ReceiptID, shelter: ShelterID, year: Int64, number: Int, member: MemberID, holder: String,
        isOfYear: Bool, lines: [ReceiptLine], issuedAt: Timestamp, void: ReceiptVoid?, version: Version
    ) {
        (self.id, self.shelter, self.year, self.number) = (id, shelter, year, number)
        (self.member, self.holder, self.isOfYear) = (member, holder, isOfYear)
        (self.lines, self.issuedAt, self.void, self.version) = (lines, issuedAt, void, version)
    }

    /// The sum of its lines, in won.
    public var amount: Money { Money(lines.reduce(0) { $0 + $1.amount.minorUnits }, .krw) }

    /// Void from now on; nil if it is.
    func voided(_ reason: ReceiptVoid.Reason, replacedBy next: ReceiptID?, at now: Timestamp) -> Receipt? {
        guard void == nil else { return nil }
        var next = voiding(ReceiptVoid(reason: reason, replacedBy: next, at: now))
        next.version = version.next
        return next
    }

    /// Without the name, because its member has withdrawn; nil where there is none.
    public func erased() -> Receipt? {
        guard !holder.isEmpty else { return nil }
        var next = self
        (next.holder, next.version) = ("", version.next)
        return next
    }

    private func voiding(_ void: ReceiptVoid) -> Receipt {
        var next = self
        next.void = void
        return next
    }
}

/// One backing on a receipt.
public struct ReceiptLine: Hashable, Sendable {
    public let backing: BackingID
    /// As the campaign was called then.
    public let title: String
    /// The Korean day of the payment.
    public let day: CivilDay
    /// What the shelter kept of it, in won, at least 1.
    public let amount: Money

    /// Memberwise.
    public init(backing: BackingID, title: String, day: CivilDay, amount: Money) {
        (self.backing, self.title, self.day, self.amount) = (backing, title, day, amount)
    }
}

/// That a receipt is void.
public struct ReceiptVoid: Hashable, Sendable {
    /// Why a receipt is void.
    public enum Reason: String, Sendable, CaseIterable {
        /// Money of it went back.
        case refunded
        /// Its lines are on a receipt of the whole year.
        case merged
    }

    public let reason: Reason
    /// The receipt in its place; nil where nothing is left.
    public let replacedBy: ReceiptID?
    public let at: Timestamp

    /// Memberwise.
    public init(reason: Reason, replacedBy: ReceiptID?, at moment: Timestamp) {
        (self.reason, self.replacedBy, at) = (reason, replacedBy, moment)
    }
}
