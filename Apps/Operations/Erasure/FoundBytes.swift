import Database
import Terminal

/// The matches in the bytes of one place.
enum FoundBytes: Sendable {
    /// A database file, whose pages belong to tables and indexes or are free.
    case database(String, [FileSearch.Hit])
    /// The database's log.
    case log(String, [FileSearch.Hit])
    /// The letters in a folder that hold a match: their names, and the line of the text.
    case letters(String, [(name: String, line: Int)])

    /// The finding to report. Throws the outages of the database.
    func finding(in database: any SQLDatabase) async throws(DatabaseError) -> DatabaseCheck.Finding {
        switch self {
        case .letters(let folder, let letters):
            let places = letters.map { "line \($0.line) in \($0.name)" }.joined(separator: ", ")
            return DatabaseCheck.Finding(
                Phrase(
                    en: "no letter in \(folder) holds any of it",
                    ko: "\(folder)의 메일에 아무것도 남아 있지 않습니다"),
                places.isEmpty ? nil : Phrase(places))
        case .log(let path, let hits):
            let places = hits.map { "line \($0.line) at byte \($0.offset)" }.joined(separator: ", ")
            return DatabaseCheck.Finding(
                Self.promise(of: path),
                places.isEmpty
                    ? nil
                    : Phrase(
                        en: "\(places); it is emptied half a minute after the last write",
                        ko: "\(places). 마지막 쓰기에서 30초가 지나면 비워집니다"))
        case .database(let path, let hits):
            let promise = Self.promise(of: path)
            if hits.isEmpty { return DatabaseCheck.Finding(promise) }
            let size = try await Self.pageSize(of: database)
            let owners = try await Self.owners(
                of: Set(hits.map { $0.offset / size + 1 }), in: database)
            let places = hits.map { hit in
                let page = hit.offset / size + 1
                return "line \(hit.line) in page \(page) (\(owners[page] ?? "free"))"
            }.joined(separator: ", ")
            return DatabaseCheck.Finding(
                promise,
                Phrase(
                    en: "\(places); what is in no row goes by 'madang-server vacuum'",
                    ko: "\(places). 행에 없는 것은 'madang-server vacuum'으로 없앱니다"))
        }
    }

    /// The findings in the files of a PostgreSQL server. Throws outages.
    static func findings(
        of files: TableFiles, _ values: ErasedValues, limit: Int
    ) async throws(DatabaseError) -> [DatabaseCheck.Finding] {
        let promise = Phrase(
            en: "no byte of the files of its tables, indexes and statistics holds any of it",
            ko: "테이블, 인덱스, 통계 파일에 아무것도 남아 있지 않습니다")
        let elsewhere = DatabaseCheck.Finding(
            Phrase(
                en: "what lies outside its tables holds none of it",
                ko: "테이블 밖에 있는 것에 아무것도 남아 있지 않습니다"),
            leftOut: Phrase(
                en: "pg_wal, archives, replicas, the server's log and backups are not searched",
                ko: "pg_wal, 보관한 로그, 복제 서버, 서버 로그, 백업은 찾지 않습니다"))
        if let obstacle = try await files.obstacle() {
            return [DatabaseCheck.Finding(promise, leftOut: obstacle), elsewhere]
        }
        let hits = try await files.hits(values, limit: limit)
        let places = hits.map { "line \($0.line) in page \($0.page) of \($0.owner)" }.joined(separator: ", ")
        let fault = Phrase(
            en: "\(places); what is in no row goes by 'madang-server vacuum'",
            ko: "\(places). 행에 없는 것은 'madang-server vacuum'으로 없앱니다")
        return [DatabaseCheck.Finding(promise, hits.isEmpty ? nil : fault), elsewhere]
    }

    private static func promise(of path: String) -> Phrase {
        Phrase(en: "no byte of \(path) holds any of it", ko: "\(path) 파일에 아무것도 남아 있지 않습니다")
    }

    private static func pageSize(of database: any SQLDatabase) async throws(DatabaseError) -> Int {
        try await database.longRunning.read { reader throws(DatabaseError) in
            try reader.first("SELECT page_size FROM pragma_page_size") { row throws(DatabaseError) in
                try row.count(0)
            }
        } ?? 4096
    }

    /// The table or index of each page; none for free pages (https://www.sqlite.org/dbstat.html).
    private static func owners(
        of pages: Set<Int>, in database: any SQLDatabase
    ) async throws(DatabaseError) -> [Int: String] {
        let pages = pages.sorted()
        return try await database.longRunning.read { reader throws(DatabaseError) in
            let rows = try reader.query("SELECT pageno, name FROM dbstat WHERE pageno IN \(list: pages)") {
                row throws(DatabaseError) in (try row.count(0), try row.text(1))
            }
            return Dictionary(rows) { first, _ in first }
        }
    }
}
