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
        case .step: return order.step == nil ? nil : turn(of: order)
        case .expiry: return isExpiring(order, at: now) ? turn(of: order) : nil
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
        ).map { OpenProblem(file: $0) }
    }

    public func postpone(
        _ id: OrderID, _ work: OrderWork, at now: Timestamp
    ) async throws(OrderError) {
        switch work {
        case .step: if orders[id]?.step != nil { postponed[id] = now }
        case .expiry: if let order = orders[id], isExpiring(order, at: now) { postponed[id] = now }
        case .look: if isReached(payments[id]?.lookAt, now) { payments[id]?.lookAt = now }
        case .refund:
            refunds[id] = refunds[id]?.map { refund in
                guard isReached(refund.nextAt, now) else { return refund }
                var next = refund
                next.nextAt = now
                return next
            }
        case .delivery: break
        }
    }

    /// Since when the step or the expiry of an order is due.
    private func turn(of order: Order) -> Timestamp {
        postponed[order.id] ?? (order.step == nil ? order.payBy : order.updatedAt)
    }

    /// As `Order.hasRunOut`, by the turn of the order.
    private func isExpiring(_ order: Order, at now: Timestamp) -> Bool {
        guard order.state.isOpen, order.step == nil else { return false }
        return turn(of: order) <= now || turn(of: order).isBeyond(OrderTimes.toPay, from: now)
    }

    private func isReached(_ moment: Timestamp?, _ now: Timestamp) -> Bool {
        moment.map { $0 <= now } ?? false
    }

    public func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(OrderError) -> Page<OrderFile> {
        let found = orders.values.filter { order in
            let isListed =
                switch list {
                case .record(let record): order.record == record
                case .payee(let payee): order.payee == payee
                }
            return isListed && (state == nil || state == OrderCardState(of: order))
        }
        return KeysetPage.cut(
            found.compactMap { read($0.id) }, page, scope: OrderScopes.orders(of: list, state),
            key: \.order.openedAt.microseconds, id: \.order.id.raw)
    }

    public func paidOrders(
        of records: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PaidOrders] {
        var paid: [AnyIdentifier: PaidOrders] = [:]
        let wanted = Set(records)
        for order in orders.values
        where wanted.contains(order.record) && OrderCardState(of: order) == .paid {
            paid[order.record, default: PaidOrders()].count += 1
            paid[order.record, default: PaidOrders()].amount += order.left.minorUnits
        }
        return paid
    }

    public func failedRefunds(limit: Int) async throws(OrderError) -> [OrderFile] {
        let failed = refunds.values.joined().filter { $0.state == .failed }
            .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }.map(\.order)
        var seen: Set<OrderID> = []
        return failed.prefix(limit).filter { seen.insert($0).inserted }.compactMap { read($0) }
    }

    public func records(
        of subject: AnyIdentifier, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord] {
        waiting.append(OutboxMessage(act))
        let kept = records.filter { $0.expiresAt > now }
        if let order: OrderID = subject.typed() { return kept.filter { $0.order == order } }
        // Those of one order keep their places: an index breaks the tie of one moment.
        return kept.enumerated().filter { $0.element.record == subject }
            .sorted {
                ($0.element.at, $0.element.order, $0.offset) < ($1.element.at, $1.element.order, $1.offset)
            }
            .map(\.element)
    }
}
