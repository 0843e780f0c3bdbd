import Database
public import Listings
public import Vocabulary

/// Idempotency records keep of an answer what the request does not say; the rest is what the fingerprint
/// stands for.
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

    /// What of a new listing the request does not say: its identifier and, behind a line's end, what is to be
    /// known of its photos.
    static func idempotencyRecord(_ listing: Listing) -> String {
        PicturedRecord(listing.id.raw, listing.details.photos).text
    }

    public func answered(
        _ listing: Listing, to request: IdempotentRequest
    ) async throws(ListingError) -> Listing? {
        try Self.answer(try await find(request), to: listing)
    }

    /// What was answered when the same hold was asked before; nil if it never was.
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

    /// What of a hold the request does not say.
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
