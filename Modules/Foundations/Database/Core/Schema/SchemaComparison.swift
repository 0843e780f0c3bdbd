/// Compares a program's declared tables with those in the database's own catalogue. A copy would silently
/// lose the rows of an undeclared table or column.
public struct SchemaComparison: Sendable {
    private let required: [String: SQLTable]
    private let allowed: [String: SQLTable]

    /// `tables` must exist, `optional` ones may; existing ones must match their declaration. The record of
    /// migrations may exist, too.
    public init(tables: [SQLTable], optional: [SQLTable] = []) {
        let byName = { (tables: [SQLTable]) in
            Dictionary(tables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        required = byName(tables)
        allowed = byName(tables + optional + [Migrator.table])
    }

    /// The differences, ordered by table and column name; empty if there are none. Throws as
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

/// A table or column whose declaration differs from the database. Names from the database may be hostile
/// text.
public enum SchemaDifference: Hashable, Sendable {
    /// The database has an undeclared table.
    case undeclared(table: String)
    /// The database lacks a table.
    case missing(table: String)
    /// A column differs from its declaration, each as `text not null key 1`; nil where there is none.
    case column(String, of: String, declared: String?, found: String?)

    /// The undeclared table, or column as `table.column`, that a copy would lose; nil for other differences.
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
