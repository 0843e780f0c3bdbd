import Audit
import Database
import Vocabulary

/// Verifies the log and its reasons, some hundred rows at a time, and names what has changed.
struct ChainVerification: Sendable {
    private let database: any SQLDatabase
    private let seals: AuditSeals
    private static let pageSize = 500

    init(_ database: any SQLDatabase, _ seals: AuditSeals) {
        self.database = database.longRunning
        self.seals = seals
    }

    /// The broken entries, at most `limit`.
    func breaks(limit: Int) async throws(DatabaseError) -> [String] {
        let seals = seals
        return try await AuditTables.chain.breaks(in: database, limit: limit) {
            last, limit, reader throws(DatabaseError) in
            try Self.entries(behind: last, limit: limit, reader).map { entry in
                ChainedEntry(entry.head) { previous throws(DatabaseError) in
                    try Self.sealing { () throws(AuditError) in try entry.follows(previous, seals) }
                }
            }
        }
    }

    private static func entries(
        behind sequence: Int64, limit: Int, _ reader: any SQLReader
    ) throws(DatabaseError) -> [AuditEntry] {
        try reader.query(
            """
            SELECT \(sql: AuditRow.columns) FROM audit_entries WHERE sequence > \(sequence)
            ORDER BY sequence LIMIT \(limit)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try AuditRow.entry(&row)
        }
    }

    /// Reasons that do not match their entry's hash or have no entry, at most `limit`.
    func changedReasons(limit: Int) async throws(DatabaseError) -> [String] {
        var (faults, place): ([String], String) = ([], "")
        while faults.count < limit {
            let reasons = try await database.read { [place] reader throws(DatabaseError) in
                try Self.reasons(behind: place, reader)
            }
            for reason in reasons {
                if let fault = try fault(of: reason) { faults.append(fault) }
            }
            guard reasons.count == Self.pageSize, let last = reasons.last else { break }
            place = last.event
        }
        return Array(faults.prefix(limit))
    }

    private struct Reason: Sendable {
        let event: String
        let salt: ChainHash
        let text: String
        let sequence: Int64?
        let hash: String?
    }

    private static func reasons(
        behind place: String, _ reader: any SQLReader
    ) throws(DatabaseError) -> [Reason] {
        try reader.query(
            """
            SELECT audit_reasons.event, salt, reason, sequence, reason_hash FROM audit_reasons
            LEFT JOIN audit_entries ON audit_entries.event = audit_reasons.event
            WHERE audit_reasons.event > \(place) ORDER BY audit_reasons.event LIMIT \(pageSize)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return Reason(
                event: try row.text(), salt: try AuditRow.hash(row.text()), text: try row.text(),
                sequence: try row.optionalInteger(), hash: try row.optionalText())
        }
    }

    private func fault(of reason: Reason) throws(DatabaseError) -> String? {
        guard let sequence = reason.sequence else { return "aud_\(reason.event) is of no entry" }
        let hash = try Self.sealing { () throws(AuditError) in
            try seals.hash(of: reason.text, salt: reason.salt)
        }
        return "\(hash)" == reason.hash ? nil : "entry \(sequence)"
    }

    /// Runs sealing code where only database errors may be thrown.
    static func sealing<Value>(_ body: () throws(AuditError) -> Value) throws(DatabaseError) -> Value {
        do throws(AuditError) { return try body() } catch {
            throw .misuse("seals of the audit log: \(error)")
        }
    }
}
