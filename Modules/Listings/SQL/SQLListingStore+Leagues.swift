import Database
public import Listings
import Vocabulary

extension SQLListingStore {
    public func leagues() async throws(ListingError) -> [LeagueCount] {
        try await mappingDatabaseErrors(ListingError.self) { () throws(DatabaseError) in
            // No text that is typed changes what is read: the entries of public jerseys in one index.
            try await database.read { reader throws(DatabaseError) in
                try reader.query(Self.leagueCounts) { row throws(DatabaseError) -> LeagueCount in
                    var row = RowReader(row)
                    let (league, listings): (String, Int) = (try row.text(), try row.count())
                    let attributes = try ListingRow.attributes(row.text())
                    return LeagueCount(attributes[.league] ?? league, listings: listings)
                }
            }
        }
    }

    /// The folded leagues with most public listings, their numbers, and the attributes of the newest listing
    /// of each.
    static let leagueCounts: SQL = """
        SELECT found.league, found.number, (
            SELECT newest.attributes FROM listings AS newest
            WHERE newest.visible = 1 AND newest.league = found.league
            ORDER BY newest.published_at DESC, newest.id DESC LIMIT 1
        )
        FROM (
            SELECT league, count(*) AS number FROM listings WHERE visible = 1 AND league > ''
            GROUP BY league ORDER BY number DESC, league LIMIT \(LeagueCount.most)
        ) AS found
        ORDER BY found.number DESC, found.league
        """
}
