public import Vocabulary

extension InMemoryOrderStore {
    public func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance {
        PayeeBalance(of: payee, in: ledger.balances)
    }

    public func balances(
        of payees: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PayeeBalance] {
        let known = Set(ledger.balances.keys.compactMap(\.owner))
        var balances: [AnyIdentifier: PayeeBalance] = [:]
        for payee in payees where known.contains(payee) {
            balances[payee] = PayeeBalance(of: payee, in: ledger.balances)
        }
        return balances
    }

    public func debtors(limit: Int) async throws(OrderError) -> [Debtor] {
        let debts = ledger.balances.compactMap { account, balance in
            account.kind == .sellerOwes && balance > 0
                ? account.owner.map { Debtor($0, owed: balance) } : nil
        }
        return Array(
            debts.sorted { ($1.owed, "\($1.payee)") < ($0.owed, "\($0.payee)") }.prefix(limit))
    }

    public func sums(
        of owner: AnyIdentifier?, from: Timestamp?, until: Timestamp
    ) async throws(OrderError) -> [LedgerSum] {
        var sums: [LedgerPostingKind: [LedgerAccountKind: Int64]] = [:]
        for posting in ledger.entries.map(\.posting)
        where posting.at < until && (from.map { $0 <= posting.at } ?? true) {
            for line in posting.lines where line.account.owner == owner {
                sums[posting.kind, default: [:]][line.account.kind, default: 0] += line.amount
            }
        }
        return sums.flatMap { kind, accounts in accounts.map { LedgerSum(kind, $0.key, $0.value) } }
    }

    public func verification(limit: Int) async throws(OrderError) -> LedgerVerification {
        var (broken, last): ([String], ChainHead) = ([], .beginning)
        for entry in ledger.entries {
            if (try? entry.follows(last.hash, seal)) != true { broken.append("entry \(entry.sequence)") }
            last = entry.head
        }
        let unsettled = ledger.entries.map(\.posting).filter { $0.kind != .settled }.flatMap(\.lines)
            .filter { $0.account.kind == .clearing }
        return LedgerVerification(
            head: last, broken: Array(broken.prefix(limit)), sum: ledger.balances.values.reduce(0, +),
            clearing: unsettled.reduce(0) { $0 + $1.amount },
            payments: payments.values.filter(\.state.wasPaid).reduce(0) { $0 + $1.paid } - givenBack,
            raised: ledger.balances.filter { $0.key.kind == .raised }.reduce(0) { $0 - $1.value }, kept: kept)
    }

    /// What was paid for orders that are earned at a moment, and is not back.
    private var kept: Int64 {
        orders.values.filter(\.isRaised).reduce(0) { sum, order in
            guard let payment = payments[order.id], payment.state.wasPaid else { return sum }
            let back = (refunds[order.id] ?? []).filter(\.state.isDone)
            return sum + max(0, payment.paid - back.reduce(0) { $0 + $1.amount.minorUnits })
        }
    }

    /// What the gateway has given back.
    private var givenBack: Int64 {
        refunds.values.joined().filter { $0.state == .succeeded }.reduce(0) { $0 + $1.amount.minorUnits }
    }

    public func totals() async throws(OrderError) -> [LedgerAccountKind: Int64] {
        var totals: [LedgerAccountKind: Int64] = [:]
        for kind in LedgerAccountKind.allCases {
            totals[kind] = ledger.balances.filter { $0.key.kind == kind }.reduce(0) { $0 &+ $1.value }
        }
        return totals
    }

    public func entries(
        of owner: AnyIdentifier, _ page: PageRequest
    ) async throws(OrderError) -> Page<LedgerEntry> {
        let own = ledger.entries.filter { entry in
            entry.posting.lines.contains { $0.account.owner == owner && $0.account.kind.isOfPayee }
        }
        return KeysetPage.cut(
            own, page, scope: OrderScopes.postings(of: owner), key: \.sequence,
            id: { _ in RawIdentifier(high: 0, low: 0) })
    }

    public func entry(_ key: PostingKey) async throws(OrderError) -> LedgerEntry? {
        ledger.entries.first { $0.posting.key == key }
    }

    public func entries(after sequence: Int64, limit: Int) async throws(OrderError) -> [LedgerEntry] {
        Array(ledger.entries.drop { $0.sequence <= sequence }.prefix(limit))
    }

    public func paid(
        from: Timestamp, until: Timestamp, after reference: PaymentReference?, limit: Int
    ) async throws(OrderError) -> [PaymentReference] {
        let paid = ledger.entries.filter { $0.posting.kind == .paid }
            .sorted { ($0.posting.at, $0.sequence) < ($1.posting.at, $1.sequence) }
        let known = paid.compactMap { entry in
            entry.posting.order.flatMap { payments[$0]?.reference }.map { (reference: $0, entry.posting.at) }
        }
        var rest = known[...]
        if let reference {
            rest = known.drop { $0.reference != reference }.dropFirst()
        }
        return rest.filter { from <= $0.1 && $0.1 < until }.prefix(limit).map(\.reference)
    }
}
