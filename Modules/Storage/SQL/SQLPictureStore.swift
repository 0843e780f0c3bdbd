import Blobs
public import Database
public import Storage
public import Vocabulary

/// The records of pictures in a SQL database: the same statements on every engine.
public struct SQLPictureStore: PictureStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { StorageTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { StorageTables.closedMembers }

    /// A store in the database, whose schema `StorageMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func insert(
        _ pictures: [Picture], mostUnused: Int, request: IdempotentRequest?
    ) async throws(PictureError) -> [Picture] {
        guard let owner = pictures.first?.owner else { return [] }
        let answer = pictures.map(\.id.raw.base32).joined(separator: " ")
        let outcome = try await write { writer throws(DatabaseError) -> Insertion in
            try Self.closedMembers.requireOpen(owner, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(answer, for: request, writer)
                if finding != .nothing { return .known(finding) }
            }
            let outcome = try Self.insert(pictures, mostUnused: mostUnused, owner, writer)
            if outcome != .inserted, let request { try Self.idempotencyRecords.drop(request, writer) }
            return outcome
        }
        switch outcome {
        case .inserted:
            if let request { await Self.idempotencyRecords.clear(after: request, database) }
            return pictures
        case .tooMany(let unused): throw .tooManyUnused(unused)
        case .known(let finding): return try await known(finding)
        }
    }

    private enum Insertion: Hashable {
        case inserted
        case tooMany(Int)
        case known(IdempotencyTable.Finding)
    }

    private static func insert(
        _ pictures: [Picture], mostUnused: Int, _ owner: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Insertion {
        let unused = try writer.first(
            "SELECT COUNT(*) FROM pictures WHERE owner = \(owner) AND unused_since IS NOT NULL"
        ) { row throws(DatabaseError) in try row.count(0) }
        guard let unused, unused + pictures.count <= mostUnused else { return .tooMany(unused ?? 0) }
        for blob in pictures.flatMap({ $0.variants.map(\.blob) }) {
            let counted = try writer.run(
                "UPDATE picture_blobs SET refs = refs + 1 WHERE \(sql: .names(blob)) AND condemned = 0")
            guard counted == 1 else { throw .unavailable("the upload took too long") }
        }
        try writer.batch(pictures.flatMap(PictureRow.insertions))
        return .inserted
    }

    /// The pictures uploaded by the same request before.
    private func known(_ finding: IdempotencyTable.Finding) async throws(PictureError) -> [Picture] {
        guard case .same(let answer, _) = finding else { throw .service(.keyReused) }
        let ids = answer.split(separator: " ").compactMap { RawIdentifier(base32: $0) }.map { PictureID($0) }
        let found = try await find(ids)
        guard found.count == ids.count else { throw .notFound }
        return found
    }

    public func find(_ ids: [PictureID]) async throws(PictureError) -> [Picture] {
        guard !ids.isEmpty else { return [] }
        return try await read { reader throws(DatabaseError) in try Self.pictures(ids, reader) }
    }

    public func page(of owner: MemberID, _ page: PageRequest) async throws(PictureError) -> Page<Picture> {
        let list = KeysetList(
            scope: PictureScope.mine(owner), source: "pictures", conditions: ["owner = \(owner)"],
            key: "uploaded_at", id: "id", isIndexed: true)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let ids: Page<PictureID> = try list.page(page, columns: "id", reader) {
                row throws(DatabaseError) in
                try row.id()
            }
            let pictures = try Self.pictures(ids.items, reader)
            return Page(items: pictures, next: ids.next, numbering: ids.numbering)
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(PictureError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try Self.idempotencyRecords.forget(member, writer)
            try Self.discard(where: "owner = \(member)", writer)
        }
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(PictureError) -> Value {
        try await mappingDatabaseErrors(PictureError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(PictureError) -> Value {
        try await mappingDatabaseErrors(PictureError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}

extension SQLPictureStore {
    /// The existing pictures with these identifiers, in that order, with their variants.
    static func pictures(
        _ ids: [PictureID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [Picture] {
        guard !ids.isEmpty else { return [] }
        return try pictures(
            where: "id IN \(list: ids)", "picture IN \(list: ids)", reader
        ).sorted { left, right in
            (ids.firstIndex(of: left.id) ?? 0) < (ids.firstIndex(of: right.id) ?? 0)
        }
    }

    /// The pictures that fit a condition, which is put in the words of each table, with their variants.
    static func pictures(
        where condition: SQL, _ variantCondition: SQL, _ reader: any SQLReader
    ) throws(DatabaseError) -> [Picture] {
        var variants: [PictureID: [StoredVariant]] = [:]
        try reader.rows(
            of:
                """
                SELECT \(sql: PictureRow.variantColumns) FROM picture_variants
                WHERE \(sql: variantCondition)
                """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            let (picture, variant) = try PictureRow.variant(&row)
            variants[picture, default: []].append(variant)
        }
        return try reader.query("SELECT \(sql: PictureRow.columns) FROM pictures WHERE \(sql: condition)") {
            row throws(DatabaseError) in
            var row = RowReader(row)
            return try PictureRow.picture(&row) { id throws(DatabaseError) in
                (variants[id] ?? []).sorted { $0.size.order < $1.size.order }
            }
        }
    }
}

extension PictureSize {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
