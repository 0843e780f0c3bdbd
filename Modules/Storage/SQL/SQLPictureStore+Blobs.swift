public import Blobs
import Database
public import Storage
public import Vocabulary

extension SQLPictureStore {
    public func prepare(_ blobs: [BlobDraft], at now: Timestamp) async throws(PictureError) -> [BlobKey] {
        let keys = try await write { writer throws(DatabaseError) in
            var keys: [BlobKey] = []
            for blob in blobs { keys.append(try Self.room(for: blob, at: now, writer)) }
            return keys
        }
        return keys
    }

    private static func room(
        for blob: BlobDraft, at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) -> BlobKey {
        let known = try writer.first(
            """
            SELECT hash, generation, condemned FROM picture_blobs WHERE hash = \(blob.hash)
            ORDER BY generation DESC LIMIT 1
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return (key: try row.blobKey(), isCondemned: try row.bool())
        }
        let keptUntil = now.advanced(by: Picture.unusedTime)
        if let known, !known.isCondemned {
            try writer.run(
                "UPDATE picture_blobs SET kept_until = \(keptUntil) WHERE \(sql: .names(known.key))")
            return known.key
        }
        guard let key = BlobKey(blob, after: known?.key, at: now) else {
            throw .misuse("a blob's hash is none")
        }
        try writer.run(
            """
            INSERT INTO picture_blobs (hash, generation, size, refs, kept_until, condemned)
            VALUES (\(key.hash), \(Int64(key.generation)), \(blob.size), 0, \(keptUntil), 0)
            """)
        return key
    }

    public func condemn(at now: Timestamp, limit: Int) async throws(PictureError) -> [BlobKey] {
        let isIdle: SQL = "refs = 0 AND (condemned = 1 OR kept_until <= \(now))"
        let idle = try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT hash, generation FROM picture_blobs WHERE \(sql: isIdle)
                ORDER BY kept_until, hash LIMIT \(limit)
                """
            ) { row throws(DatabaseError) in
                var row = RowReader(row)
                return try row.blobKey()
            }
        }
        // Mostly there is nothing to do, and then nothing is written.
        guard !idle.isEmpty else { return [] }
        return try await write { writer throws(DatabaseError) in
            let counts = try writer.batch(
                idle.map {
                    "UPDATE picture_blobs SET condemned = 1 WHERE \(sql: .names($0)) AND \(sql: isIdle)"
                })
            return zip(idle, counts).filter { $1 == 1 }.map(\.0)
        }
    }

    public func bury(_ blob: BlobKey) async throws(PictureError) {
        try await write { writer throws(DatabaseError) in
            try writer.run("DELETE FROM picture_blobs WHERE \(sql: .names(blob)) AND condemned = 1")
        }
    }

    public func blobs(after key: BlobKey?, limit: Int) async throws(PictureError) -> [KnownBlob] {
        let (hash, generation) = (key?.hash ?? "", Int64(key?.generation ?? 0))
        return try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT hash, generation, size, refs, condemned FROM picture_blobs
                WHERE (hash, generation) > (\(hash), \(generation)) ORDER BY hash, generation LIMIT \(limit)
                """
            ) { row throws(DatabaseError) in
                var row = RowReader(row)
                return KnownBlob(
                    key: try row.blobKey(), size: try row.count(), references: try row.count(),
                    isCondemned: try row.bool())
            }
        }
    }
}
