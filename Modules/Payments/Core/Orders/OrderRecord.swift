public import Vocabulary

/// A record of a paid order that the law requires the platform to keep, also after the buyer or the payee has
/// withdrawn: E-Commerce Act, article 6, and its Enforcement Decree, article 6.
public struct OrderRecord: Hashable, Sendable {
    public let order: OrderID
    public let kind: OrderRecordKind
    /// What happened: lower-case letters and hyphens.
    public let act: String
    public let buyer: MemberID
    public let payee: AnyIdentifier
    /// What was bought, and what it was called then.
    public let record: AnyIdentifier
    public let title: String
    public let quantity: Int
    /// The price, or what was paid or given back.
    public let amount: Money
    /// What the buyer was shown beside the title and the price; nil for kinds other than `display`.
    public let display: OrderDisplay?
    public let at: Timestamp

    /// Memberwise.
    public init(
        order: OrderID, _ kind: OrderRecordKind, _ act: String, buyer: MemberID, payee: AnyIdentifier,
        record: AnyIdentifier, title: String, quantity: Int, amount: Money, display: OrderDisplay? = nil,
        at moment: Timestamp
    ) {
        (self.order, self.kind, self.act) = (order, kind, act)
        (self.buyer, self.payee, self.record) = (buyer, payee, record)
        (self.title, self.quantity, self.amount) = (title, quantity, amount)
        (self.display, at) = (display, moment)
    }

    /// When it is deleted.
    public var expiresAt: Timestamp { at.advanced(by: kind.lifetime) }
}

/// What a buyer was shown beside the title and the price before paying.
public struct OrderDisplay: Hashable, Sendable {
    /// How the payee sold; nil for a payee who is no seller.
    public let sellerKind: SellerKind?
    /// The terms of refunds in both languages.
    public let english: String
    public let korean: String

    /// Memberwise.
    public init(sellerKind: SellerKind?, english: String, korean: String) {
        (self.sellerKind, self.english, self.korean) = (sellerKind, english, korean)
    }
}

/// The kinds of records that the decree tells apart.
public enum OrderRecordKind: String, Sendable, CaseIterable {
    /// What was displayed to the buyer who paid.
    case display
    /// Contracts, and withdrawals from them.
    case contract
    /// Payments, and what was given back.
    case payment
    /// Complaints, and how they ended.
    case dispute

    /// How long they are kept: 5 years, disputes 3, displays 6 months, counted as the longest six.
    public var lifetime: Duration {
        switch self {
        case .display: .seconds(184 * 86_400)
        case .contract, .payment: .seconds(157_788_000)
        case .dispute: .seconds(94_672_800)
        }
    }
}

extension OrderChange {
    /// The records that the change of a paid order makes necessary, in the order in which they are written.
    public func records(since file: OrderFile, at now: Timestamp) -> [OrderRecord] {
        let after = file.after(self)
        guard after.payment.state.wasPaid else { return [] }
        func record(_ kind: OrderRecordKind, _ act: String, _ amount: Money? = nil) -> OrderRecord {
            OrderRecord(
                order: file.order.id, kind, act, buyer: file.order.buyer, payee: file.order.payee,
                record: file.order.record, title: file.order.title, quantity: file.order.price.quantity,
                amount: amount ?? file.order.price.total,
                display: kind == .display ? file.order.display : nil, at: now)
        }
        var records: [OrderRecord] = []
        for act in acts {
            switch act {
            case .paid(_, let amount):
                records += [
                    record(.display, "shown"), record(.contract, "made"), record(.payment, "paid", amount),
                ]
            case .refunded(let refund, _): records.append(record(.payment, "refunded", refund.amount))
            case .earned, .refundRequested, .refundFailed, .settled, .payout, .writtenOff: break
            }
        }
        if after.order.isTakenBack, !file.order.isTakenBack, let end = after.order.end {
            records.append(record(.contract, end.rawValue))
        }
        if after.payment.isDisputed != file.payment.isDisputed {
            records.append(record(.dispute, after.payment.isDisputed ? "card-dispute" : "card-dispute-ended"))
        }
        if after.order.delivery.problem != file.order.delivery.problem {
            records.append(record(.dispute, after.order.delivery.problem?.rawValue ?? "ended"))
        }
        return records
    }
}

extension Order {
    /// What its buyer was shown; it is fixed when the order is opened, like the price.
    var display: OrderDisplay {
        OrderDisplay(sellerKind: sellerKind, english: refunds.english, korean: refunds.korean)
    }
}
