/// A promise about stored rows as a whole, which no single statement keeps, and how what breaks it is found.
public struct IntegrityCheck: Sendable {
    /// What must hold, as a sentence: `a listing's held units are those of its active holds`.
    public let promise: String
    /// The same in Korean, for operators who read that.
    public let korean: String
    private let find: @Sendable (any SQLDatabase, Int) async throws(DatabaseError) -> [String]

    /// `offenders` gives a row for each that breaks the promise, with its name as text in the first column.
    public init(_ promise: StaticString, ko korean: StaticString, offenders: SQL) {
        self.init("\(promise)", ko: "\(korean)") { database, limit throws(DatabaseError) in
            try await database.longRunning.read { reader throws(DatabaseError) in
                try reader.query("SELECT * FROM (\(sql: offenders)) AS found LIMIT \(limit)") {
                    row throws(DatabaseError) in try row.text(0)
                }
            }
        }
    }

    /// `find` returns the rows that break the promise, up to the given number: for promises that no single
    /// query can check.
    public init(
        _ promise: String, ko korean: String,
        find: @escaping @Sendable (any SQLDatabase, Int) async throws(DatabaseError) -> [String]
    ) {
        (self.promise, self.korean) = (promise, korean)
        self.find = find
    }

    /// Who breaks the promise, at most that many. Throws the outages of the database.
    public func offenders(
        in database: any SQLDatabase, limit: Int
    ) async throws(DatabaseError) -> [String] {
        try await find(database, limit)
    }

    /// What the database's engine can say of its own files, before anything of a domain is looked at.
    public static func ofEngine(below database: any SQLDatabase) -> [IntegrityCheck] {
        ofEngine(database.engine)
    }

    static func ofEngine(_ engine: SQLEngine) -> [IntegrityCheck] {
        switch engine {
        case .sqlite:
            [
                // https://www.sqlite.org/pragma.html#pragma_integrity_check
                IntegrityCheck(
                    "the database's file is whole", ko: "데이터베이스 파일이 온전합니다",
                    offenders: """
                        SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'
                        """),
                IntegrityCheck(
                    "rows refer to rows that are there", ko: "행이 가리키는 행이 있습니다",
                    offenders: """
                        SELECT "table" || ' ' || rowid || ' -> ' || "parent" FROM pragma_foreign_key_check
                        """),
            ]
        // PostgreSQL has checked references at every write, and its files when it reads them.
        case .postgres: []
        }
    }
}
