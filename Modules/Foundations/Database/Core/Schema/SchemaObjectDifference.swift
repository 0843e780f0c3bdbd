/// What of a schema's indexes, constraints and triggers is other than the migrations make it.
public enum SchemaObjectDifference: Hashable, Sendable {
    /// The migrations make it, and it is not there.
    case missing(SchemaObject)
    /// It is there, and no migration makes it.
    case foreign(SchemaObject)
    /// It is there with another definition.
    case changed(SchemaObject, found: SchemaObject)

    /// What of `found` is other than in `made`. Tables and columns that only one of them has, and all that is
    /// of such a table, are left to `SchemaComparison`.
    public static func all(of found: [SchemaObject], from made: [SchemaObject]) -> [SchemaObjectDifference] {
        let (foundByPlace, madeByPlace) = (byPlace(found), byPlace(made))
        let tables = Set(found.filter(\.isTable).map(\.table))
            .intersection(made.filter(\.isTable).map(\.table))
        let isCompared = { (object: SchemaObject) in
            object.kind == .view || tables.contains(object.table) && !object.isDeclared
        }
        let missing = made.filter { foundByPlace[Place($0)] == nil && isCompared($0) }
        let foreign = found.filter { madeByPlace[Place($0)] == nil && isCompared($0) }
        let changed = made.compactMap { object -> SchemaObjectDifference? in
            guard let other = foundByPlace[Place(object)], other.definition != object.definition else {
                return nil
            }
            return .changed(object, found: other)
        }
        return missing.map(Self.missing) + changed + foreign.map(Self.foreign)
    }

    /// The object, as it ought to be where it ought to be.
    public var object: SchemaObject {
        switch self {
        case .missing(let object), .foreign(let object), .changed(let object, _): object
        }
    }

    /// The statement that mends it; nil where no single one does.
    public func remedy(on engine: SQLEngine) -> String? {
        switch self {
        case .missing(let object): object.creation
        case .foreign(let object): object.removal(on: engine)
        case .changed(let object, _):
            if let removal = object.removal(on: engine), let creation = object.creation {
                "\(removal); \(creation)"
            } else {
                nil
            }
        }
    }

    private struct Place: Hashable {
        let kind: SchemaObject.Kind
        let (table, name): (String, String)

        init(_ object: SchemaObject) {
            kind = object.kind
            (table, name) = (object.table, object.name)
        }
    }

    private static func byPlace(_ objects: [SchemaObject]) -> [Place: SchemaObject] {
        Dictionary(objects.map { (Place($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension SchemaObject {
    fileprivate var isTable: Bool { kind == .table }

    /// Whether `SchemaComparison` says whether it is there.
    fileprivate var isDeclared: Bool { kind == .table || kind == .column }

    /// The statement that makes it; nil for what comes with its table.
    fileprivate var creation: String? {
        switch kind {
        case .index, .trigger, .view, .rule: definition
        case .constraint:
            "ALTER TABLE \(Self.quoted(table)) ADD CONSTRAINT \(Self.quoted(name)) \(definition)"
        case .table, .column, .policy: nil
        }
    }

    /// The statement that removes it; nil for what comes with its table.
    fileprivate func removal(on engine: SQLEngine) -> String? {
        let (table, name) = (Self.quoted(table), Self.quoted(name))
        return switch kind {
        case .table, .column: nil
        case .constraint: "ALTER TABLE \(table) DROP CONSTRAINT \(name)"
        case .index: "DROP INDEX \(name)"
        case .view: definition == "m" ? "DROP MATERIALIZED VIEW \(name)" : "DROP VIEW \(name)"
        case .trigger: engine == .sqlite ? "DROP TRIGGER \(name)" : "DROP TRIGGER \(name) ON \(table)"
        case .rule: "DROP RULE \(name) ON \(table)"
        case .policy: "DROP POLICY \(name) ON \(table)"
        }
    }

    /// The name as it stands in a statement: in quotes unless it is plain.
    private static func quoted(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
        if isPlain { return name }
        return "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
            + "\""
    }
}
