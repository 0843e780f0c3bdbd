public import Vocabulary

/// The errors of a database engine. Reasons are for the operator and hold no values.
public enum DatabaseError: Error, Hashable, Sendable {
    /// A unique index refuses the row; the value is the index's name from `CREATE UNIQUE INDEX`. Uniqueness
    /// declared in the table itself is named as the engine does: `members.id` by SQLite, `members_pkey` by
    /// PostgreSQL.
    case duplicate(String)
    /// Others changed the same rows; trying again may work.
    case contention
    /// The engine, its file or a free connection is not available in time.
    case unavailable(String)
    /// The database was not opened, to prevent loss of data: why, and what to do.
    case refused(english: String, korean: String)
    /// Too many costly reads are waiting, or this one has waited too long; nothing was run.
    case crowded
    /// A costly read exceeded its time limit and was stopped.
    case cutOff
    /// The disk is full.
    case full
    /// The database is read-only.
    case readOnly
    /// The schema is newer than this program: it holds the named migration, which the program does not know.
    case newerSchema(String)
    /// The file is something other than a database.
    case notDatabase
    /// The database is damaged, or holds what this program never wrote.
    case corrupt(String)
    /// The statement is wrong: a bug of the program.
    case misuse(String)
    /// The member that the write is for has withdrawn meanwhile.
    case memberClosed

    /// The failure that a caller of a domain's verb gets for this error.
    public var service: ServiceFailure {
        switch self {
        case .duplicate(let index): .internal("duplicate in \(index)")
        case .contention: .unavailable("the database is busy")
        case .unavailable(let reason): .unavailable(reason)
        case .refused(let english, let korean): .unreachable(english: english, korean: korean)
        case .crowded: .limited(retryAfterSeconds: 2)
        case .cutOff: .tooBroad(retryAfterSeconds: 2)
        case .full: .unavailable("the database's disk is full")
        case .readOnly: .unavailable("the database can only be read")
        case .newerSchema(let name):
            .unreachable(
                english: """
                    The database is newer than this program, which does not know its step \(name). Start the \
                    program that made the step, or a newer one, or restore a backup from before it.
                    """,
                korean: """
                    데이터베이스가 이 프로그램보다 새 버전이라 \(name) 단계를 알지 못합니다. 그 단계를 만든 프로그램이나 더 새로운 \
                    프로그램을 쓰거나, 그 전의 백업을 복원하세요.
                    """)
        case .notDatabase:
            .unreachable(english: "The file is not a database.", korean: "데이터베이스 파일이 아닙니다.")
        case .corrupt(let reason): .internal("database: \(reason)")
        case .misuse(let reason): .internal("statement: \(reason)")
        case .memberClosed: .accessInvalid
        }
    }
}

/// Runs database code at the edge of a store and maps its errors to the domain's.
@inlinable @inline(__always)
public func mappingDatabaseErrors<Value, Failure: DomainError>(
    _: Failure.Type, _ body: () async throws(DatabaseError) -> Value
) async throws(Failure) -> Value {
    do {
        return try await body()
    } catch {
        throw .service(error.service)
    }
}
