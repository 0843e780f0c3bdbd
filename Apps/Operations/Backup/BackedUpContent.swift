import Composition
import Database
import DatabaseCopy

/// What the tables of all domains hold at one moment, and where their logs end.
struct BackedUpContent: Hashable, Sendable {
    let tables: [BackedUpTable]
    let logs: [LogHead]

    /// Nothing: what was moved aside as it was.
    static let unknown = BackedUpContent(tables: [], logs: [])

    /// Reads what the tables of these domains hold, in the reader's snapshot.
    static func reading(
        _ domains: [Domain]
    ) -> @Sendable (any SQLReader) throws(DatabaseError) -> BackedUpContent {
        { reader throws(DatabaseError) in
            var (tables, logs): ([BackedUpTable], [LogHead]) = ([], [])
            for table in domains.tables {
                let content = try table.content(reader)
                tables.append(BackedUpTable(name: table.name, rows: content.rows, hash: content.hash))
            }
            for log in domains.logs { logs.append(try log.head(reader)) }
            return BackedUpContent(tables: tables, logs: logs)
        }
    }

    /// The name of what is first not as it was in the other; nil if all is. Tables and logs are compared by
    /// name: domains may stand in another order than when a backup was made.
    func difference(from other: BackedUpContent) -> String? {
        other.tables.first { !tables.contains($0) }?.name
            // Backups of before there were logs name none.
            ?? other.logs.first { !logs.contains($0) }?.name
    }
}

extension BackupManifest {
    /// What the tables held, and where the logs ended.
    var content: BackedUpContent { BackedUpContent(tables: tables, logs: logs) }
}
