public import Vocabulary

/// The account of a crew, as its leaders have named it: it counts once two of them have named the same. The
/// account that counted before stays until then.
public struct PayoutNaming: Hashable, Sendable {
    public let crew: CrewID
    /// The account that counts; nil for none.
    public internal(set) var confirmed: NamedAccount?
    /// The account that one more has to name; nil for none.
    public internal(set) var pending: NamedAccount?
    /// Counts the changes.
    public internal(set) var version: Version

    /// What a store has kept.
    public init(crew: CrewID, confirmed: NamedAccount?, pending: NamedAccount?, version: Version) {
        (self.crew, self.confirmed) = (crew, confirmed)
        (self.pending, self.version) = (pending, version)
    }
}

/// An account with those who have named it.
public struct NamedAccount: Hashable, Sendable {
    public let account: PayoutAccount
    /// The treasurer or owner who named it first.
    public let namedBy: MemberID
    public let namedAt: Timestamp
    /// The other one who named it; nil while it waits for one.
    public internal(set) var confirmedBy: MemberID?
    public internal(set) var confirmedAt: Timestamp?

    /// What a store has kept.
    public init(
        account: PayoutAccount, namedBy: MemberID, namedAt: Timestamp, confirmedBy: MemberID?,
        confirmedAt: Timestamp?
    ) {
        (self.account, self.namedBy, self.namedAt) = (account, namedBy, namedAt)
        (self.confirmedBy, self.confirmedAt) = (confirmedBy, confirmedAt)
    }
}

extension PayoutNaming {
    /// The same with the numbers of the accounts masked.
    public var masked: PayoutNaming {
        PayoutNaming(
            crew: crew, confirmed: confirmed?.masked, pending: pending?.masked, version: version)
    }

    /// After a member has named an account: confirmed where another, whose word still counts, has named the
    /// same; else pending instead of any other. Unchanged if it counts already, or the member repeats it.
    /// Throws `treasurersOnly` for a first word by another than treasurer and owner, and `invalidFields` with
    /// the fields in which theirs differs from the pending account.
    ///
    /// - Parameters:
    ///   - mayBegin: whether the member may name an account first.
    ///   - standing: whether the one who named the pending account still looks after the money.
    func named(
        _ account: PayoutAccount, by member: MemberID, mayBegin: Bool, standing: Bool, at now: Timestamp
    ) throws(CrewError) -> PayoutNaming {
        if confirmed?.account == account { return pending == nil ? self : stepped { $0.pending = nil } }
        if let pending, pending.account == account, standing {
            if pending.namedBy == member { return self }
            var confirmed = pending
            (confirmed.confirmedBy, confirmed.confirmedAt) = (member, now)
            return stepped { ($0.confirmed, $0.pending) = (confirmed, nil) }
        }
        guard mayBegin else { throw pending.map { account.differs(from: $0.account) } ?? .treasurersOnly }
        return stepped {
            $0.pending = NamedAccount(
                account: account, namedBy: member, namedAt: now, confirmedBy: nil, confirmedAt: nil)
        }
    }

    /// Without the accounts that a member has named, who has withdrawn; nil if there are none.
    public func forgetting(_ member: MemberID) -> PayoutNaming? {
        guard confirmed?.namedBy == member || pending?.namedBy == member else { return nil }
        return stepped { next in
            if next.confirmed?.namedBy == member { next.confirmed = nil }
            if next.pending?.namedBy == member { next.pending = nil }
        }
    }

    private func stepped(_ change: (inout PayoutNaming) -> Void) -> PayoutNaming {
        var next = self
        change(&next)
        next.version = version.next
        return next
    }
}

extension NamedAccount {
    fileprivate var masked: NamedAccount {
        NamedAccount(
            account: account.masked, namedBy: namedBy, namedAt: namedAt, confirmedBy: confirmedBy,
            confirmedAt: confirmedAt)
    }
}

extension PayoutAccount {
    /// The field errors of the second word, which has to be the same as the first.
    fileprivate func differs(from first: PayoutAccount) -> CrewError {
        let fields = [
            ("bank", bank == first.bank), ("number", number == first.number),
            ("holder", holder == first.holder),
        ]
        let wrong = fields.filter { !$0.1 }.map { FieldError($0.0, .mismatch) }
        // The same account, by a member whose word does not count any more: it is begun anew.
        return wrong.isEmpty ? .treasurersOnly : .invalidFields(wrong)
    }
}
