public import Vocabulary

/// The records of sales that the law requires.
extension OrderService {
    /// All records of a sale: those of its payments, and those that the domain of the goods keeps. The sale
    /// is named by an order, or by the record that was bought, such as a deal, whether paid here or not.
    /// The reading is logged once, before anything is answered.
    ///
    /// Throws `notFound` if there is neither an order nor a sale of that identifier, and outages.
    public func records(
        of subject: AnyIdentifier, _ act: OperatorAct
    ) async throws(OrderError) -> SaleRecords {
        let order = try await order(of: subject)
        let supplies = try await supplies(of: order?.record ?? subject)
        guard order != nil || !supplies.isEmpty else { throw .notFound }
        let event = logged(
            act, "orders.records", "\(subject)", affecting: order?.buyer ?? supplies.first?.buyer)
        let records = try await store.records(of: subject, telling: event, at: time.now())
        return SaleRecords(orders: records, supplies: supplies)
    }

    /// The order of that identifier, or the youngest order of that record; nil if there is none.
    private func order(of subject: AnyIdentifier) async throws(OrderError) -> Order? {
        if let id: OrderID = subject.typed() { return try await store.file(id)?.order }
        return try await store.orders(of: .record(subject), nil, .first).items.first?.order
    }

    private func supplies(of record: AnyIdentifier) async throws(OrderError) -> [SupplyRecord] {
        do throws(ServiceFailure) {
            return try await supplies.find(record)
        } catch {
            throw .service(error)
        }
    }
}
