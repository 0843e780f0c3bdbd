/// Compares the tables that a program declares with those that a database has in its engine's own catalogue:
/// rows of a table or column that nobody declares would be lost in a copy without a word.
public struct SchemaComparison: Sendable {
    private let required: [String: SQLTable]
    private let allowed: [String: SQLTable]

    /// `tables` must be there, and `optional` ones may; whatever is there must be as it is declared. The
    /// record of migrations may be there, too.
    public init(tables: [SQLTable], optional: [SQLTable] = []) {
        let byName = { (tables: [SQLTable]) in
            Dictionary(tables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        required = byName(tables)
        allowed = byName(tables + optional + [Migrator.table])
    }

    /// What differs, in the order of the tables' names and of the columns'; empty if nothing does. Throws as
    /// `SQLDatabase.read`.
    public func differences(in database: any SQLDatabase) async throws(DatabaseError) -> [SchemaDifference] {
        let found = try await SchemaCatalogue.tables(of: database)
        let missing = Set(required.keys).subtracting(found.keys).map(SchemaDifference.missing)
        let others = found.flatMap { name, columns -> [SchemaDifference] in
            guard let table = allowed[name] else { return [.undeclared(table: name)] }
            return Self.differences(of: columns, from: table)
        }
        return (missing + others).sorted { $0.place < $1.place }
    }

    private static func differences(
        of found: [String: SchemaCatalogue.Column], from table: SQLTable
    ) -> [SchemaDifference] {
        let declared = SchemaCatalogue.columns(of: table)
        return Set(found.keys).union(declared.keys).filter { found[$0] != declared[$0] }.map { name in
            .column(
                name, of: table.name, declared: declared[name]?.description, found: found[name]?.description)
        }
    }
}

/// A table or column that a program declares otherwise than a database has it. Names that come from the
/// database may be hostile text.
public enum SchemaDifference: Hashable, Sendable {
    /// The database has a table that nobody declares.
    case undeclared(table: String)
    /// The database lacks a table.
    case missing(table: String)
    /// A column is other than declared, each as `text not null key 1`; nil where there is none.
    case column(String, of: String, declared: String?, found: String?)

    /// What the database has and nobody declares, so that a copy would lose it: a table, or a column as
    /// `table.column`. Nil for other differences.
    public var undeclaredPlace: String? {
        switch self {
        case .undeclared, .column(_, _, declared: nil, _): place
        case .missing, .column: nil
        }
    }

    fileprivate var place: String {
        switch self {
        case .undeclared(let table), .missing(let table): table
        case .column(let column, let table, _, _): "\(table).\(column)"
        }
    }
}

extension SchemaDifference: CustomStringConvertible {
    /// As a sentence's end: `listings.note is there (text) and not declared`.
    public var description: String {
        switch self {
        case .undeclared: "\(place) is there and not declared"
        case .missing: "\(place) is declared and not there"
        case .column(_, _, nil, let found): "\(place) is there (\(found ?? "")) and not declared"
        case .column(_, _, let declared?, nil): "\(place) is declared (\(declared)) and not there"
        case .column(_, _, let declared?, let found?): "\(place) is \(found) and declared as \(declared)"
        }
    }

    /// The same in Korean.
    public var korean: String {
        switch self {
        case .undeclared: "\(place): 선언되지 않은 테이블입니다"
        case .missing: "\(place): 선언된 테이블이 없습니다"
        case .column(_, _, nil, let found): "\(place): 선언되지 않은 열입니다 (\(found ?? ""))"
        case .column(_, _, let declared?, nil): "\(place): 선언된 열이 없습니다 (\(declared))"
        case .column(_, _, let declared?, let found?): "\(place): \(declared)(으)로 선언되었지만 \(found)입니다"
        }
    }
}
