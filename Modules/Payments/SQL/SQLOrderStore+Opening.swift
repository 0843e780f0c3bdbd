import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func insert(
        _ order: Order, _ payment: Payment, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> OrderFile {
        let file = try await decide { writer throws(DatabaseError) -> Result<OrderFile, OrderError> in
            try Self.closedMembers.requireOpen(order.buyer, writer)
            if let payee: MemberID = order.payee.typed(), try Self.closedMembers.contains(payee, writer) {
                return .failure(.recordNotFound)
            }
            if let request {
                let finding = try Self.idempotencyRecords.keep(order.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return try Self.known(finding, writer) }
            }
            return try Self.open(order, payment, request, writer)
        }
        if let request, file.order.id == order.id {
            await Self.idempotencyRecords.clear(after: request, database)
        }
        return file
    }

    /// Inserts the order unless the buyer has one for the record, or too many.
    private static func open(
        _ order: Order, _ payment: Payment, _ request: IdempotentRequest?, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Result<OrderFile, OrderError> {
        let orders = try writer.query(open(of: order.buyer)) {
            row throws(DatabaseError) -> (id: OrderID, record: AnyIdentifier) in
            (try row.id(0), try row.anyIdentifier(1))
        }
        if let same = orders.first(where: { $0.record == order.record }) {
            if let request { try idempotencyRecords.correct(same.id.raw.base32, for: request, writer) }
            return try found(same.id, writer)
        }
        guard orders.count < OrderError.mostOpen else {
            if let request { try idempotencyRecords.drop(request, writer) }
            return .failure(.tooManyOpen(OrderError.mostOpen))
        }
        let file = OrderFile(order: order, payment: payment)
        try writer.batch([
            "INSERT INTO orders \(sql: OrderRow.assignments(order, deliveryAt: file.deliveryAt).insertion)",
            "INSERT INTO order_texts \(sql: OrderRow.texts(order).insertion)",
            "INSERT INTO order_payments \(sql: PaymentRow.assignments(payment).insertion)",
        ])
        return .success(file)
    }

    /// The buyer's open orders, at most as many as are allowed. The states are written out, since the index
    /// has them.
    static func open(of buyer: MemberID) -> SQL {
        "SELECT id, record FROM orders WHERE buyer = \(buyer) AND state IN ('opening', 'open')"
    }

    public func made(for request: IdempotentRequest, at now: Timestamp) async throws(OrderError) -> OrderID? {
        let finding = try await read { reader throws(DatabaseError) in
            try Self.idempotencyRecords.find(request, reader)
        }
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, _):
            guard let raw = RawIdentifier(base32: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of an order").service)
            }
            return OrderID(raw)
        }
    }

    /// The order that a record stands for, as it is now.
    private static func known(
        _ finding: IdempotencyTable.Finding, _ reader: any SQLReader
    ) throws(DatabaseError) -> Result<OrderFile, OrderError> {
        guard case .same(let answer, _) = finding else { return .failure(.service(.keyReused)) }
        guard let raw = RawIdentifier(base32: answer) else {
            throw .corrupt("idempotency record of an order")
        }
        return try found(OrderID(raw), reader)
    }

    private static func found(
        _ id: OrderID, _ reader: any SQLReader
    ) throws(DatabaseError) -> Result<OrderFile, OrderError> {
        guard let file = try OrderFileRow.file(id, reader) else {
            throw .corrupt("an order without its rows")
        }
        return .success(file)
    }
}
