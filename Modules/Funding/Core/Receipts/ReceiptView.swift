public import Vocabulary

/// A receipt for its member, and for the treasurer of the shelter.
public struct ReceiptView: Hashable, Sendable {
    public let receipt: Receipt
    public let shelter: ShelterCard

    /// Memberwise.
    public init(receipt: Receipt, shelter: ShelterCard) { (self.receipt, self.shelter) = (receipt, shelter) }
}

/// A list of receipts as stores read it, the youngest first.
public enum ReceiptList: Hashable, Sendable {
    /// All of a member, void ones among them; of one year, if it is given.
    case of(MemberID, year: Int64?)
    /// All of a shelter and year, in the order of their numbers from the last: for the shelter's own official
    /// receipts.
    case from(ShelterID, year: Int64)

    /// The scope that cursors of the list carry.
    public var scope: UInt64 {
        switch self {
        case .of(let member, let year): Cursor.scope(of: "receipts of \(member) \(year ?? 0)")
        case .from(let shelter, let year): Cursor.scope(of: "receipts from \(shelter) \(year)")
        }
    }

    /// The sort key of a receipt; great ones come first.
    public func sortKey(_ receipt: Receipt) -> Int64 {
        switch self {
        case .of: receipt.issuedAt.microseconds
        case .from: Int64(receipt.number)
        }
    }

    /// Whether the list has the receipt.
    public func matches(_ receipt: Receipt) -> Bool {
        switch self {
        case .of(let member, let year): receipt.member == member && (year == nil || year == receipt.year)
        case .from(let shelter, let year): receipt.shelter == shelter && receipt.year == year
        }
    }
}
