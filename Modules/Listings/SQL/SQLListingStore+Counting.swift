import Database
public import Listings
public import Vocabulary

extension SQLListingStore {
    public func publicCounts(of sellers: Set<MemberID>) async throws(ListingError) -> [MemberID: Int] {
        if sellers.isEmpty { return [:] }
        return try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                var counts: [MemberID: Int] = [:]
                for part in sellers.sorted().partsOfFewSizes {
                    try reader.rows(of: Self.counting(part)) { row throws(DatabaseError) in
                        let seller: MemberID = try row.id(0)
                        counts[seller] = try row.count(1)
                    }
                }
                return counts
            }
        }
    }

    /// The number of public listings of each seller. The sign keeps SQLite from the indices that begin with
    /// this column, as in a seller's list.
    static func counting(_ sellers: [MemberID]) -> SQL {
        """
        SELECT seller, count(*) FROM listings
        WHERE seller IN \(list: sellers) AND +visible = 1 GROUP BY seller
        """
    }
}
