import Database
import Hashing
import Vocabulary
import Wire

/// Counts requests in a table shared by all servers of the database.
///
/// The table identifies each budget by a hash under the deployment's secret, so that a reader of the database
/// or of a backup learns no address.
struct SQLSharedLimits: SharedLimits {
    /// The number of expired rows removed with each exchange: more than it adds.
    private static let swept = 1024

    private let database: any SQLDatabase
    private let key: [UInt8]

    /// `secret` must be the same on all servers of the database and known to no others.
    init(_ database: any SQLDatabase, secret: [UInt8]) {
        self.database = database
        key = HMACSHA256.code(of: Array("madang request limits".utf8), key: secret)
    }

    /// One transaction, which only reads if nothing is counted.
    func add(_ uses: [LimitUse], at now: Timestamp) async throws(ServiceFailure) -> [Timestamp?] {
        let rows = uses.map { Row($0, key: key, at: now) }
        let additions = rows.compactMap(\.addition)
        let database = database
        return try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            guard !additions.isEmpty else {
                return try await database.read { reader throws(DatabaseError) in
                    try Self.moments(of: rows, reader)
                }
            }
            return try await database.write { writer throws(DatabaseError) in
                try writer.batch(additions + [Self.sweep(before: now)])
                return try Self.moments(of: rows, writer)
            }
        }
    }

    private static func moments(
        of rows: [Row], _ reader: any SQLReader
    ) throws(DatabaseError) -> [Timestamp?] {
        try reader.prefetch(rows.map(\.question))
        var moments: [Timestamp?] = []
        for row in rows {
            moments.append(
                try reader.first(row.question) { row throws(DatabaseError) in try row.timestamp(0) })
        }
        return moments
    }

    private static func sweep(before now: Timestamp) -> SQL {
        """
        DELETE FROM server_limits WHERE digest IN (
            SELECT digest FROM server_limits WHERE full_at <= \(now) ORDER BY full_at LIMIT \(swept)
        )
        """
    }
}

/// One use as statements.
private struct Row: Sendable {
    let digest: String
    /// Adds the use; nil if there is none to add.
    let addition: SQL?

    init(_ use: LimitUse, key: [UInt8], at now: Timestamp) {
        let name = Array("\(use.endpoint) \(use.subject)".utf8)
        digest = Base64URL.encode(BLAKE2b.digest(of: name, key: key))
        addition = use.count > 0 ? Self.addition(of: use, digest, at: now) : nil
    }

    var question: SQL { "SELECT full_at FROM server_limits WHERE digest = \(digest)" }

    /// `RateLimit.fullAt(after:before:at:)` in SQL, because only the database knows the earlier count.
    private static func addition(of use: LimitUse, _ digest: String, at now: Timestamp) -> SQL {
        let most = now.advanced(by: use.rate.span * 2)
        let first = use.rate.fullAt(after: use.count, before: nil, at: now)
        let added = first.microseconds - now.microseconds
        return """
            INSERT INTO server_limits (digest, endpoint, full_at)
            VALUES (\(digest), \(use.endpoint), \(first))
            ON CONFLICT (digest) DO UPDATE SET full_at = CASE
                WHEN server_limits.full_at <= \(now) THEN \(first)
                WHEN server_limits.full_at >= \(most.advanced(by: .microseconds(-added))) THEN \(most)
                ELSE server_limits.full_at + \(added) END
            """
    }
}
