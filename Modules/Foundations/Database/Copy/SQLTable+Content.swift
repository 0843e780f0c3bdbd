public import Database

extension SQLTable {
    /// What the reader's snapshot has in the table: all rows, packed, in the order of their keys. Throws
    /// `corrupt` for a column that holds what it should not, and the outages of the database.
    public func content(
        _ reader: any SQLReader, pageSize: Int = 500
    ) throws(DatabaseError) -> TableComparison.Content {
        var (hash, place): (RowHash, [SQLValue]?) = (RowHash(), nil)
        while true {
            let rows = try reader.query(page(after: place, limit: pageSize)) { row throws(DatabaseError) in
                try values(of: row)
            }
            hash.add(rows)
            guard rows.count == pageSize, let last = rows.last else {
                return TableComparison.Content(rows: hash.rows, hash: hash.text)
            }
            place = key(of: last)
        }
    }
}
