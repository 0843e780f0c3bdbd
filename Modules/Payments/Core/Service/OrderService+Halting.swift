import Vocabulary

extension OrderService {
    /// How long before the moment of a halt the gateway is read: changes of which the database did not know
    /// yet.
    static let haltMargin: Duration = .seconds(3600)

    /// Whether payments run. Throws outages.
    public func mode() async throws(OrderError) -> PaymentsMode { try await store.mode() }

    /// Stops all payments, as an operator decides: nothing can be bought, no money goes back, and no job
    /// runs. Throws outages.
    public func halt(_ act: OperatorAct) async throws(OrderError) {
        let event = logged(act, "orders.halt", "payments", affecting: nil)
        try await store.halt(.stopped, since: time.now(), telling: event)
    }

    /// Lets payments run again, once the gateway's books were read from the moment of the halt on and what
    /// they tell was written down. Answers what was found; nothing where payments run. Throws `noGateway`,
    /// and outages, also of the gateway: payments then stay halted.
    public func resume(_ act: OperatorAct) async throws(OrderError) -> Reconciliation {
        try await resume(telling: logged(act, "orders.resume", "payments", affecting: nil))
    }

    /// The same by itself after a restore, of which the database says when its backup was made; nil where
    /// payments run, an operator must decide, or nothing can be bought anyway without a gateway. The first
    /// job of a server. Throws outages, also of the gateway: payments then stay halted.
    public func recover() async throws(OrderError) -> Reconciliation? {
        guard gateway != nil, case .halted(.restored, _) = try await store.mode() else { return nil }
        return try await resume(telling: nil)
    }

    private func resume(telling act: AuditEvent?) async throws(OrderError) -> Reconciliation {
        guard case .halted(_, let since) = try await store.mode() else { return Reconciliation() }
        let found = try await reconcile(
            from: since.advanced(by: .zero - Self.haltMargin),
            until: time.now().advanced(by: Timestamp.leeway))
        try await store.resume(telling: act)
        return found
    }
}
