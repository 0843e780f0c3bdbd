import Database
public import Storage
public import Vocabulary

extension SQLPictureStore {
    public func claim(
        _ ids: [PictureID], for record: AnyIdentifier, by member: MemberID, abandoned: Set<AnyIdentifier>,
        at now: Timestamp
    ) async throws(PictureError) -> [Picture] {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(member, writer)
            let claimable = try Self.pictures(ids, writer).filter {
                $0.isClaimable(for: record, by: member, abandoned: abandoned)
            }
            guard claimable.count == ids.count else { return claimable }
            try writer.batch(claimable.map { Self.keeping(useOf: $0.claimed(for: record, at: now)) })
            return claimable
        }
    }

    public func settle(
        _ record: AnyIdentifier, showing attached: AttachedPictures?
    ) async throws(PictureError) {
        let named = attached?.pictures ?? []
        try await write { writer throws(DatabaseError) in
            var statements: [SQL] = []
            var gone: [PictureID] = []
            for picture in try Self.pictures(of: record, or: named, writer) {
                guard let next = picture.settled(by: record, showing: attached) else {
                    gone.append(picture.id)
                    continue
                }
                if next.use != picture.use { statements.append(Self.keeping(useOf: next)) }
            }
            try writer.batch(statements)
            if !gone.isEmpty { try Self.discard(where: "id IN \(list: gone)", writer) }
        }
    }

    private static func pictures(
        of record: AnyIdentifier, or named: [PictureID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [Picture] {
        let isNamed: SQL = named.isEmpty ? "" : " OR id IN \(list: named)"
        let ids = try reader.query("SELECT id FROM pictures WHERE record = \(record)\(sql: isNamed)") {
            row throws(DatabaseError) -> PictureID in
            var row = RowReader(row)
            return try row.id()
        }
        return try pictures(ids, reader)
    }

    private static func keeping(useOf picture: Picture) -> SQL {
        "UPDATE pictures SET \(sql: PictureRow.assignments(ofUse: picture).update) WHERE id = \(picture.id)"
    }

    public func remove(_ id: PictureID, unusedSince moment: Timestamp?) async throws(PictureError) {
        let failure = try await write { writer throws(DatabaseError) -> PictureError? in
            guard let picture = try Self.pictures([id], writer).first else { return .notFound }
            guard let since = picture.unusedSince, moment.map({ since <= $0 }) ?? true else { return .inUse }
            try Self.discard(where: "id = \(id)", writer)
            return nil
        }
        if let failure { throw failure }
    }

    public func unused(since moment: Timestamp, limit: Int) async throws(PictureError) -> [Picture] {
        try await read { reader throws(DatabaseError) in
            let ids = try reader.query(
                """
                SELECT id FROM pictures WHERE unused_since <= \(moment) ORDER BY unused_since, id
                LIMIT \(limit)
                """
            ) { row throws(DatabaseError) -> PictureID in
                var row = RowReader(row)
                return try row.id()
            }
            return try Self.pictures(ids, reader)
        }
    }

    /// Removes the pictures that fit a condition on their rows; their blobs have one reference less for each
    /// variant.
    static func discard(where condition: SQL, _ writer: any SQLWriter) throws(DatabaseError) {
        let gone: SQL = "SELECT id FROM pictures WHERE \(sql: condition)"
        try writer.batch([
            """
            UPDATE picture_blobs SET refs = refs - (
                SELECT COUNT(*) FROM picture_variants
                WHERE picture_variants.hash = picture_blobs.hash
                    AND picture_variants.generation = picture_blobs.generation
                    AND picture IN (\(sql: gone)))
            WHERE (hash, generation) IN (
                SELECT hash, generation FROM picture_variants WHERE picture IN (\(sql: gone)))
            """,
            "DELETE FROM picture_variants WHERE picture IN (\(sql: gone))",
            "DELETE FROM pictures WHERE \(sql: condition)",
        ])
    }
}
