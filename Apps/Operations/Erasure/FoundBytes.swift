import Database

/// What was found in the bytes of one place.
enum FoundBytes: Sendable {
    /// The file of a database, whose pages belong to tables and indexes or to nobody.
    case database(String, [FileSearch.Hit])
    /// Its log.
    case log(String, [FileSearch.Hit])
    /// The letters in a folder, and which of them hold something: their names, and the line of its text.
    case letters(String, [(name: String, line: Int)])

    /// What is said of it. Throws the outages of the database.
    func finding(in database: any SQLDatabase) async throws(DatabaseError) -> DatabaseCheck.Finding {
        switch self {
        case .letters(let folder, let letters):
            let places = letters.map { "line \($0.line) in \($0.name)" }.joined(separator: ", ")
            return DatabaseCheck.Finding(
                "no letter in \(folder) holds any of it", places.isEmpty ? nil : places)
        case .log(let path, let hits):
            let places = hits.map { "line \($0.line) at byte \($0.offset)" }.joined(separator: ", ")
            return DatabaseCheck.Finding(
                "no byte of \(path) holds any of it",
                places.isEmpty ? nil : places + "; it is emptied half a minute after the last write")
        case .database(let path, let hits):
            let promise = "no byte of \(path) holds any of it"
            if hits.isEmpty { return DatabaseCheck.Finding(promise) }
            let size = try await Self.pageSize(of: database)
            let owners = try await Self.owners(
                of: Set(hits.map { $0.offset / size + 1 }), in: database)
            let places = hits.map { hit in
                let page = hit.offset / size + 1
                return "line \(hit.line) in page \(page) (\(owners[page] ?? "free"))"
            }
            return DatabaseCheck.Finding(
                promise,
                "\(places.joined(separator: ", ")); what is in no row goes by 'madang-server vacuum'")
        }
    }

    private static func pageSize(of database: any SQLDatabase) async throws(DatabaseError) -> Int {
        try await database.longRunning.read { reader throws(DatabaseError) in
            try reader.first("SELECT page_size FROM pragma_page_size") { row throws(DatabaseError) in
                try row.count(0)
            }
        } ?? 4096
    }

    /// The table or index of each page; none for those that are free (https://www.sqlite.org/dbstat.html).
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
