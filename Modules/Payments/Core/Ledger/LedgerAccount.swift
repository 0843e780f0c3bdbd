public import Vocabulary

/// An account of the ledger: what it counts, and for which owner.
///
/// A positive balance is something the house has, or is owed; a negative one is something it owes, or has
/// earned.
public struct LedgerAccount: Hashable, Sendable {
    public let kind: LedgerAccountKind
    /// The member, crew or campaign; nil for an account of the house.
    public let owner: AnyIdentifier?

    /// An account of the house.
    public init(house kind: LedgerAccountKind) { (self.kind, owner) = (kind, nil) }

    /// An account of a payee or buyer.
    public init(_ kind: LedgerAccountKind, of owner: AnyIdentifier) {
        (self.kind, self.owner) = (kind, owner)
    }
}

/// What an account counts. Names are kept in the ledger, so that a declared one never changes.
public enum LedgerAccountKind: String, Sendable, CaseIterable {
    /// The house's claim on the gateway: taken from buyers, not settled yet.
    case clearing
    /// Settled by the gateway, or paid out: the house's bank account.
    case bank
    /// Kept by the gateway for its service.
    case gatewayFees = "gateway-fees"
    /// Fees of the gateway that do not come back with a refund, and debts that were written off.
    case losses
    /// The house's share of sales.
    case feeIncome = "fee-income"
    /// Paid by a buyer, and not earned by the payee yet.
    case buyer
    /// Earned by a payee, and not settled by the gateway yet.
    case payeeDue = "payee-due"
    /// Earned and settled: can be paid out.
    case payable
    /// On its way back to a buyer.
    case refundsDue = "refunds-due"
    /// Owed by a payee whose balance did not cover a refund; later sales offset it.
    case sellerOwes = "seller-owes"
    /// Counts beside the money, and owes nothing: paid for orders that are earned at a moment, less what is
    /// back, before fees and payouts; negative. The total of a campaign.
    case raised
    /// What all payees have raised: the other side of `raised`.
    case raisedInAll = "raised-in-all"

    /// Whether each payee or buyer has one of their own.
    public var isOwned: Bool {
        switch self {
        case .clearing, .bank, .gatewayFees, .losses, .feeIncome, .raisedInAll: false
        case .buyer, .payeeDue, .payable, .refundsDue, .sellerOwes, .raised: true
        }
    }
}
