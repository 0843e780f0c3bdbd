import Database
public import Payments
public import Vocabulary

extension SQLOrderStore {
    public func apply(
        _ change: OrderChange, to file: OrderFile, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        let writing = ChangeWriting(change: change, file: file, now: now, seal: seal)
        let outcome: Result<Bool, OrderError>
        do throws(DatabaseError) {
            outcome = try await database.write { writer throws(DatabaseError) in
                try writing.apply(request, writer)
            }
        } catch .duplicate(let index) where index == ChangeWriting.paidAttempts {
            // Another payment was paid by the attempt since it was looked for: the caller looks again.
            return false
        } catch {
            throw .service(error.service)
        }
        if let request, case .success(true) = outcome {
            await Self.idempotencyRecords.clear(after: request, database)
        }
        return try outcome.get()
    }
}

/// Writes a change of one order.
struct ChangeWriting: Sendable {
    let change: OrderChange
    let file: OrderFile
    let now: Timestamp
    let seal: ChainSeal

    /// The index that lets one payment be paid by an attempt.
    static let paidAttempts = "order_payments_paid_attempt"

    /// Writes all of it if nothing of the file has changed, and answers whether it did; true for a repeated
    /// request.
    func apply(
        _ request: IdempotentRequest?, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Result<Bool, OrderError> {
        if let actor = change.actor { try SQLOrderStore.closedMembers.requireOpen(actor, writer) }
        if let request {
            let answer = file.order.id.raw.base32
            switch try SQLOrderStore.idempotencyRecords.keep(answer, for: request, writer) {
            case .nothing: break
            case .same: return .success(true)
            case .other: return .failure(.service(.keyReused))
            }
        }
        let written = try write(writer)
        if let request, written != .success(true) {
            try SQLOrderStore.idempotencyRecords.drop(request, writer)
        }
        return written
    }

    private func write(_ writer: any SQLWriter) throws(DatabaseError) -> Result<Bool, OrderError> {
        guard try Self.versions(of: file.order.id, writer) == file.versions else { return .success(false) }
        var postings: [SQL] = []
        if !change.acts.isEmpty {
            switch try LedgerWriting(seal: seal).draft(of: change.acts, at: now, writer) {
            case .failure(let refusal): return .failure(refusal)
            case .success(let draft): postings = LedgerWriting.statements(draft)
            }
        }
        let updates = updates
        let records = change.records(since: file, at: now).map(OrderRecordRow.insertion)
        let words = change.words.map { [ProblemRow.keeping($0)] } ?? []
        let messages = PaymentsTables.outbox.insertions(change.messages(since: file, at: now))
        let counts = try writer.batch(updates + insertions + records + postings + words + messages)
        // What was read is unchanged; anything else is another writer's.
        guard counts.prefix(updates.count).allSatisfy({ $0 == 1 }) else { throw .contention }
        return .success(true)
    }

    /// The versions of an order, its payment and its refunds.
    static func versions(
        of id: OrderID, _ reader: any SQLReader
    ) throws(DatabaseError) -> [String: Version] {
        var versions: [String: Version] = [:]
        try reader.rows(
            of: """
                SELECT 'order', version FROM orders WHERE id = \(id)
                UNION ALL SELECT 'payment', version FROM order_payments WHERE order_id = \(id)
                UNION ALL SELECT id, version FROM order_refunds WHERE order_id = \(id)
                """
        ) { row throws(DatabaseError) in versions[try row.text(0)] = try row.version(1) }
        return versions
    }

    private var updates: [SQL] {
        var statements: [SQL] = []
        if let order = change.order {
            let row = OrderRow.assignments(order, deliveryAt: file.after(change).deliveryAt)
            statements.append(
                """
                UPDATE orders SET \(sql: row.update)
                WHERE id = \(order.id) AND version = \(file.order.version)
                """)
        }
        if let payment = change.payment {
            statements.append(
                """
                UPDATE order_payments SET \(sql: PaymentRow.assignments(payment).update)
                WHERE order_id = \(file.order.id) AND version = \(file.payment.version)
                """)
        }
        for refund in change.refunds {
            guard let old = file.refunds.first(where: { $0.id == refund.id }) else { continue }
            statements.append(
                """
                UPDATE order_refunds SET \(sql: RefundRow.assignments(refund).update)
                WHERE id = \(refund.id) AND version = \(old.version)
                """)
        }
        return statements
    }

    private var insertions: [SQL] {
        let known = Set(file.refunds.map(\.id))
        return change.refunds.filter { !known.contains($0.id) }.map { refund in
            "INSERT INTO order_refunds \(sql: RefundRow.assignments(refund).insertion)"
        }
    }
}

extension OrderFile {
    /// As `ChangeWriting.versions` reads them.
    fileprivate var versions: [String: Version] {
        var versions = ["order": order.version, "payment": payment.version]
        for refund in refunds { versions[refund.id.raw.base32] = refund.version }
        return versions
    }
}
