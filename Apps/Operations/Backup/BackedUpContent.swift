import Composition
import Database
import DatabaseCopy

/// What the tables of all domains hold at one moment, and where their logs end.
struct BackedUpContent: Hashable, Sendable {
    let tables: [BackedUpTable]
    let logs: [LogHead]

    /// Nothing: what was moved aside as it was.
    static let unknown = BackedUpContent(tables: [], logs: [])

    /// Reads it in the reader's snapshot.
    @Sendable static func read(_ reader: any SQLReader) throws(DatabaseError) -> BackedUpContent {
        var (tables, logs): ([BackedUpTable], [LogHead]) = ([], [])
        for table in Domain.tables {
            let content = try table.content(reader)
            tables.append(BackedUpTable(name: table.name, rows: content.rows, hash: content.hash))
        }
        for log in Domain.logs { logs.append(try log.head(reader)) }
        return BackedUpContent(tables: tables, logs: logs)
    }

    /// What is first not as it was in the other; nil if all is.
    func difference(from other: BackedUpContent) -> String? {
        zip(tables, other.tables).first { $0 != $1 }?.1.name
            // Backups of before there were logs name none.
            ?? zip(logs, other.logs).first { $0 != $1 }?.1.name
    }
}

extension BackupManifest {
    /// What the tables held, and where the logs ended.
    var content: BackedUpContent { BackedUpContent(tables: tables, logs: logs) }
}
