import Audit
import Database
import Vocabulary

/// Verifies the log, some hundred rows at a time, and names entries that have changed.
///
/// A changed entry no longer matches its hash; with a new hash it breaks the next entry. A removed entry
/// leaves a gap, or a log that ends before the stored head. After a break the walk goes on with the hash that
/// it found, so that each break is named once.
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
        var (breaks, last): ([String], ChainHead) = ([], .beginning)
        while breaks.count < limit {
            let found = try await database.read { [last] reader throws(DatabaseError) in
                Part(
                    entries: try Self.entries(behind: last.sequence, reader), end: try AuditChain.head(reader)
                )
            }
            for entry in found.entries {
                if let fault = try fault(of: entry, behind: last) { breaks.append(fault) }
                last = entry.head
            }
            guard found.entries.count == Self.pageSize else {
                if let fault = Self.fault(ofEnd: last, noted: found.end) { breaks.append(fault) }
                break
            }
        }
        return Array(breaks.prefix(limit))
    }

    private struct Part: Sendable {
        let entries: [AuditEntry]
        let end: ChainHead
    }

    private static func entries(
        behind sequence: Int64, _ reader: any SQLReader
    ) throws(DatabaseError) -> [AuditEntry] {
        try reader.query(
            """
            SELECT \(sql: AuditRow.columns) FROM audit_entries WHERE sequence > \(sequence)
            ORDER BY sequence LIMIT \(pageSize)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try AuditRow.entry(&row)
        }
    }

    private func fault(of entry: AuditEntry, behind last: ChainHead) throws(DatabaseError) -> String? {
        if entry.sequence != last.sequence + 1 {
            let (first, end) = (last.sequence + 1, entry.sequence - 1)
            let missing = first == end ? "entry \(first) is" : "entries \(first) to \(end) are"
            return "\(missing) missing"
        }
        let follows = try Self.sealing { () throws(AuditError) in try entry.follows(last.hash, seals) }
        return follows ? nil : "entry \(entry.sequence) was changed, moved or put in"
    }

    private static func fault(ofEnd last: ChainHead, noted end: ChainHead) -> String? {
        if last == end { return nil }
        if last.sequence < end.sequence {
            return "entries behind \(last.sequence) are missing: there were \(end.sequence)"
        }
        return "the log is noted to end with entry \(end.sequence) of hash \(end.hash), and ends with entry "
            + "\(last.sequence) of hash \(last.hash)"
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
