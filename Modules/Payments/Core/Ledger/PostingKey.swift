public import Vocabulary

/// What makes a posting happen once: the ledger has at most one of a kind and a source.
public struct PostingKey: Hashable, Sendable {
    public let kind: LedgerPostingKind
    public let source: String

    /// Memberwise.
    public init(_ kind: LedgerPostingKind, _ source: String) { (self.kind, self.source) = (kind, source) }
}

extension LedgerPosting {
    /// The kind and the source.
    public var key: PostingKey { PostingKey(kind, source) }
}

extension LedgerAct {
    /// The key of the act's first posting.
    public var key: PostingKey {
        switch self {
        case .paid(let order, _): PostingKey(.paid, "\(order.id)")
        case .earned(let order, _): PostingKey(.earned, "\(order.id)")
        case .refundRequested(let refund, _, _): PostingKey(.refundRequested, "\(refund.id)")
        case .refunded(let refund, _): PostingKey(.refunded, "\(refund.id)")
        case .refundFailed(let refund, _, _): PostingKey(.refundFailed, "\(refund.id)")
        case .settled(let line, _): PostingKey(.settled, line.source)
        case .payout(_, _, let transfer): PostingKey(.payout, transfer)
        case .writtenOff(_, _, let note): PostingKey(.writtenOff, note)
        }
    }

    /// The owners of the accounts that the act's postings change, besides the house.
    public var owners: [AnyIdentifier] {
        switch self {
        case .paid(let order, _), .earned(let order, _), .refundRequested(_, let order, _),
            .refunded(_, let order), .refundFailed(_, let order, _), .settled(_, let order):
            [AnyIdentifier(order.buyer), order.payee]
        case .payout(let payee, _, _), .writtenOff(let payee, _, _): [payee]
        }
    }
}
