public import Vocabulary

extension InMemoryOrderStore {
    public func due(
        _ work: OrderWork, at now: Timestamp, limit: Int
    ) async throws(OrderError) -> [OrderID] {
        let moments = orders.values.compactMap { order -> (at: Timestamp, id: OrderID)? in
            moment(of: work, for: order, at: now).map { ($0, order.id) }
        }
        return moments.sorted { ($0.at, $0.id) < ($1.at, $1.id) }.prefix(limit).map(\.id)
    }

    /// Since when that kind of work is due for the order; nil if it is not.
    private func moment(of work: OrderWork, for order: Order, at now: Timestamp) -> Timestamp? {
        func reached(_ moment: Timestamp?) -> Timestamp? { moment.flatMap { $0 <= now ? $0 : nil } }
        switch work {
        case .step: return order.step == nil ? nil : order.updatedAt
        case .expiry: return order.hasRunOut(at: now) ? order.payBy : nil
        case .look: return reached(payments[order.id]?.lookAt)
        case .refund: return reached(refunds[order.id]?.compactMap(\.nextAt).min())
        case .delivery: return reached(read(order.id)?.deliveryAt)
        }
    }

    public func page(
        of member: MemberID, _ filter: OrderFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(OrderError) -> Page<OrderFile> {
        let own = orders.values.filter { filter.matches($0, of: member) }.compactMap { read($0.id) }
        return KeysetPage.cut(
            own, page, scope: filter.scope(of: member), key: \.order.openedAt.microseconds, id: \.order.id.raw
        )
    }

    public func problems(_ page: PageRequest) async throws(OrderError) -> Page<OpenProblem> {
        let open = orders.values.filter { $0.delivery.problem != nil }.compactMap { read($0.id) }
        return KeysetPage.cut(
            open, page, scope: OrderScopes.problems, key: \.order.openedAt.microseconds, id: \.order.id.raw,
            ascending: true
        ).map { OpenProblem(file: $0, words: words[$0.order.id]) }
    }

    public func keep(_ words: ProblemWords) async throws(OrderError) {
        try requireOpen(words.member)
        if orders[words.order] != nil { self.words[words.order] = words }
    }

    public func records(
        of order: OrderID, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord] {
        waiting.append(OutboxMessage(act))
        return records.filter { $0.order == order && $0.expiresAt > now }
    }
}

extension InMemoryOrderStore {
    public func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance {
        PayeeBalance(of: payee, in: ledger.balances)
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

extension InMemoryOrderStore {
    public func add(_ right: AddressRight, at now: Timestamp) async throws(OrderError) {
        if let order: OrderID = right.subject.typed(), let buyer = orders[order]?.buyer {
            try requireOpen(buyer)
        }
        func isAlike(_ other: AddressRight) -> Bool {
            other.subject == right.subject && other.purpose == right.purpose
        }
        rights.removeAll { isAlike($0) && $0.until <= now }
        rights.append(right)
        if rights.count(where: isAlike) > AddressRight.mostOfRecord,
            let oldest = rights.firstIndex(where: isAlike)
        {
            rights.remove(at: oldest)
        }
    }

    public func right(_ hash: ChainHash, at now: Timestamp) async throws(OrderError) -> AddressRight? {
        rights.first { $0.hash == hash && $0.until > now }
    }

    public func see(_ webhook: String, at now: Timestamp) async throws(OrderError) -> Bool {
        let horizon = now.advanced(by: .zero - OrderTimes.webhooks)
        webhooks = webhooks.filter { $0.value > horizon }
        guard webhooks[webhook] == nil else { return false }
        webhooks[webhook] = now
        return true
    }

    public func note(_ difference: Difference) async throws(OrderError) {
        guard var known = differences[difference.key] else {
            differences[difference.key] = difference
            return
        }
        if difference.done != .open { known.done = difference.done }
        differences[difference.key] = known
    }

    public func differences(
        open: Bool, _ page: PageRequest
    ) async throws(OrderError) -> Page<Difference> {
        KeysetPage.cut(
            differences.values, page, scope: OrderScopes.differences(open: open),
            key: \.foundAt.microseconds, id: \.place, where: { !open || $0.done == .open })
    }
}
