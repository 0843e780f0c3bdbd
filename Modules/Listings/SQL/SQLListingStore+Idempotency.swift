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
            guard let raw = RawIdentifier(base32: answer) else { throw damage }
            return listing.asPublished(under: ListingID(raw), at: madeAt)
        }
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
        let finding = try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try Self.idempotencyRecords.find(request, reader)
            }
        }
        return try Self.answer(finding, to: hold)
    }

    private static var damage: ListingError {
        .service(DatabaseError.corrupt("idempotency record of a listing").service)
    }
}
