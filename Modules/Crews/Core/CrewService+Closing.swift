import Vocabulary

/// The money of a crew that closes.
extension CrewService {
    /// Requires that nothing is left of a crew's money once these orders have come back, that it owes
    /// nothing, and that nothing is being paid. Throws `hasMoney`, and outages.
    func requireSettled(_ crew: CrewID, returning orders: Set<OrderID>) async throws(CrewError) {
        let payee = AnyIdentifier(crew)
        let balance = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await cashier.balances(of: [payee]).first ?? PayeeBalance()
        }
        guard balance.owed == 0, try await store.unfinished(of: crew, limit: 1).isEmpty else {
            throw .hasMoney
        }
        let open = try await asking { () throws(CashierFailure) in
            try await cashier.orders(of: .payee(payee), .open, .first)
        }
        guard open.items.isEmpty else { throw .hasMoney }
        guard try await share(of: payee, in: orders) == balance.due + balance.payable else { throw .hasMoney }
    }

    /// What the crew has of these orders: the sum of their postings. None is older than a fee can come back.
    private func share(of payee: AnyIdentifier, in orders: Set<OrderID>) async throws(CrewError) -> Int64 {
        if orders.isEmpty { return 0 }
        let days = Int64(CrewDraft.days.upperBound + 1)
        let oldest = time.now().advanced(by: .seconds(-days * 86_400))
        var (sum, cursor): (Int64, Cursor?) = (0, nil)
        repeat {
            let page = try await asking { () throws(CashierFailure) in
                try await cashier.postings(of: payee, .largest(after: cursor))
            }
            for posting in page.items where posting.order.map(orders.contains) ?? false {
                sum += posting.amount.minorUnits
            }
            cursor = page.items.last.map { $0.at < oldest } ?? true ? nil : page.next
        } while cursor != nil
        return sum
    }

    private func asking<Value>(
        _ body: () async throws(CashierFailure) -> Value
    ) async throws(CrewError) -> Value {
        do throws(CashierFailure) {
            return try await body()
        } catch {
            guard case .service(let failure) = error else { throw .service(.internal("cashier: \(error)")) }
            throw .service(failure)
        }
    }
}
