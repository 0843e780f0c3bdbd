import Database
public import Deals
public import Vocabulary

extension SQLDealStore {
    /// The verb that takes a key, as its endpoint is named.
    static let reserving = "deals.reserve"

    public func insert(
        _ deal: Deal, telling notice: Notice?, request: IdempotentRequest?, at now: Timestamp
    ) async throws(DealError) -> Deal {
        let made = try await decide { writer throws(DatabaseError) -> Result<Deal, DealError> in
            try Self.closedMembers.requireOpen(deal.buyer, writer)
            do throws(DatabaseError) {
                try Self.closedMembers.requireOpen(deal.seller, writer)
            } catch .memberClosed {
                return .failure(.listingNotFound)
            }
            if let request {
                let finding = try Self.idempotencyRecords.keep(deal.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return try Self.known(finding, writer) }
            }
            if let refusal = try Self.refusal(of: deal, writer, at: now) {
                if let request { try Self.idempotencyRecords.drop(request, writer) }
                return .failure(refusal)
            }
            try writer.batch(
                ["INSERT INTO deals \(sql: DealRow.assignments(deal).insertion)"] + Self.telling(notice))
            return .success(deal)
        }
        if let request, made.id == deal.id { await Self.idempotencyRecords.clear(after: request, database) }
        return made
    }

    public func made(for request: IdempotentRequest, at now: Timestamp) async throws(DealError) -> Deal? {
        let known = try await read(at: now) { reader throws(DatabaseError) -> Result<Deal?, DealError> in
            let finding = try Self.idempotencyRecords.find(request, reader)
            if finding == .nothing { return .success(nil) }
            return try Self.known(finding, reader).map { $0 }
        }
        return try known.get()
    }

    /// The deal that a record stands for, as it is now.
    private static func known(
        _ finding: IdempotencyTable.Finding, _ reader: any SQLReader
    ) throws(DatabaseError) -> Result<Deal, DealError> {
        guard case .same(let answer, _) = finding else { return .failure(.service(.keyReused)) }
        guard let raw = RawIdentifier(base32: answer) else { throw .corrupt("idempotency record of a deal") }
        return try find(DealID(raw), reader).map { .success($0) } ?? .failure(.service(.keyInFlight))
    }

    /// Why the buyer may not open another deal; nil if allowed. Deals that have run out are settled first,
    /// and stay so after a refusal: their moment has passed.
    private static func refusal(
        of deal: Deal, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> DealError? {
        _ = try OpenDeals.expire(writer, at: now, limit: ExpiringRows.batch)
        let open = try writer.query(
            """
            SELECT \(sql: DealRow.columns) FROM deals
            WHERE buyer = \(deal.buyer) AND state IN ('requested', 'accepted')
            """, DealRow.deal(from:))
        if let same = open.first(where: { $0.goods.listing == deal.goods.listing }) {
            return .openAlready(same.id)
        }
        return open.count < DealError.mostOpen ? nil : .tooManyOpen(DealError.mostOpen)
    }

    /// One transaction that decides; a refusal is its answer.
    func decide<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, DealError>
    ) async throws(DealError) -> Value {
        try await write(body).get()
    }
}
