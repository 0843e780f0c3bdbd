import Database
public import Listings
public import Vocabulary

/// An idempotency record stores the part of an answer that the request lacks; its fingerprint covers the
/// rest.
extension SQLListingStore {
    /// The listing that was published when the same was asked before; nil if it never was.
    static func answer(
        _ finding: IdempotencyTable.Finding, to listing: Listing
    ) throws(ListingError) -> Listing? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let kept = try? PicturedRecord(text: answer) else { throw damage }
            return listing.asPublished(under: ListingID(kept.id), at: madeAt).showing(kept.cards)
        }
    }

    /// The part of a new listing that the request does not contain: its identifier and, after a line end, the
    /// cards of its photos.
    static func idempotencyRecord(_ listing: Listing) -> String {
        PicturedRecord(listing.id.raw, listing.details.photos).text
    }

    public func answered(
        _ listing: Listing, to request: IdempotentRequest
    ) async throws(ListingError) -> Listing? {
        try Self.answer(try await find(request), to: listing)
    }

    /// The answer to the same request for a hold; nil if there was none.
    static func answer(_ finding: IdempotencyTable.Finding, to hold: Hold) throws(ListingError) -> Hold? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, _):
            let parts = answer.split(separator: " ")
            guard parts.count == 2, let until = Int64(parts[0]),
                let state = HoldState(rawValue: "\(parts[1])")
            else { throw damage }
            return Hold(
                listing: hold.listing, order: hold.order, holder: hold.holder, quantity: hold.quantity,
                until: Timestamp(microseconds: until), state: state)
        }
    }

    /// The part of a hold that the request does not contain.
    static func idempotencyRecord(_ hold: Hold) -> String {
        "\(hold.until.microseconds) \(hold.state.rawValue)"
    }

    public func answered(_ hold: Hold, to request: IdempotentRequest) async throws(ListingError) -> Hold? {
        try Self.answer(try await find(request), to: hold)
    }

    private func find(_ request: IdempotentRequest) async throws(ListingError) -> IdempotencyTable.Finding {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try Self.idempotencyRecords.find(request, reader)
            }
        }
    }

    private static var damage: ListingError {
        .service(DatabaseError.corrupt("idempotency record of a listing").service)
    }
}
