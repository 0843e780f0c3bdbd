/// A table as its domain declares it, for those who read and write its rows without knowing the domain: a
/// copy into another database.
///
/// The declaration repeats what the migrations made of the table; a test of each domain compares it with the
/// engines' catalogues.
public struct SQLTable: Sendable {
    /// The table's name as text of statements.
    public let sql: SQL
    /// The columns of the primary key, in its order; none can be NULL.
    public let key: [Column]
    /// All columns, those of the key first. Their order is that of packed rows, so it never changes; a column
    /// that a migration adds comes last.
    public let columns: [Column]

    /// Declares a table with at least one column in its key.
    public init(_ name: StaticString, key: [Column], _ others: [Column]) {
        sql = SQL(stringLiteral: name)
        self.key = key
        columns = key + others
    }

    /// The table's name.
    public var name: String { sql.text }
}

extension SQLTable {
    /// What a column holds.
    public enum Kind: String, Sendable, CaseIterable {
        case text, integer, bytes
    }

    /// A column of a table.
    public struct Column: Sendable {
        /// The column's name as text of statements.
        public let sql: SQL
        /// What it holds.
        public let kind: Kind
        /// Whether it may be NULL.
        public let isNullable: Bool

        /// The column's name.
        public var name: String { sql.text }

        private init(_ name: StaticString, _ kind: Kind, isNullable: Bool = false) {
            sql = SQL(stringLiteral: name)
            self.kind = kind
            self.isNullable = isNullable
        }

        /// Text.
        public static func text(_ name: StaticString) -> Column { Column(name, .text) }

        /// Text, or NULL.
        public static func optionalText(_ name: StaticString) -> Column {
            Column(name, .text, isNullable: true)
        }

        /// An integer of at most 64 bits.
        public static func integer(_ name: StaticString) -> Column { Column(name, .integer) }

        /// An integer of at most 64 bits, or NULL.
        public static func optionalInteger(_ name: StaticString) -> Column {
            Column(name, .integer, isNullable: true)
        }

        /// Bytes.
        public static func bytes(_ name: StaticString) -> Column { Column(name, .bytes) }

        /// Bytes, or NULL.
        public static func optionalBytes(_ name: StaticString) -> Column {
            Column(name, .bytes, isNullable: true)
        }
    }
}
