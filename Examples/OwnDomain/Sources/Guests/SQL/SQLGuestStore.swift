import Database
import Vocabulary

/// Entries in a SQL database: the same statements on every engine.
struct SQLGuestStore: GuestStore {
    let database: any SQLDatabase

    func keep(_ entry: GuestEntry) async throws(GuestError) {
        try await write { writer throws(DatabaseError) in
            try GuestSchema.closedMembers.requireOpen(entry.author, writer)
            try writer.run(
                """
                INSERT INTO guests (author, message, signed_at)
                VALUES (\(entry.author), \(entry.message), \(entry.signedAt))
                ON CONFLICT (author)
                DO UPDATE SET message = excluded.message, signed_at = excluded.signed_at
                """)
        }
    }

    func page(_ page: PageRequest) async throws(GuestError) -> Page<GuestEntry> {
        let list = KeysetList(
            scope: GuestEntry.scope, source: "guests", conditions: ["1 = 1"], key: "signed_at", id: "author",
            isIndexed: true)
        let (place, unreadable) = (list.database(database, for: page), database.unreadableRows)
        return try await mappingDatabaseErrors(GuestError.self) { () throws(DatabaseError) in
            try await place.read { reader throws(DatabaseError) in
                try list.page(page, columns: "author, message, signed_at", reader, leavingOut: unreadable) {
                    row throws(DatabaseError) in
                    GuestEntry(author: try row.id(), message: try row.text(), signedAt: try row.timestamp())
                }
            }
        }
    }

    func forget(_ member: MemberID, at now: Timestamp) async throws(GuestError) {
        try await write { writer throws(DatabaseError) in
            try GuestSchema.closedMembers.close(member, writer, at: now)
            try writer.run("DELETE FROM guests WHERE author = \(member)")
        }
    }

    private func write(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(GuestError) {
        try await mappingDatabaseErrors(GuestError.self) { () throws(DatabaseError) in
            try await database.runWrite(body)
        }
    }
}
