package import Blobs
public import Commands
public import Database
import DatabaseCopy
public import Terminal
public import Vocabulary
public import Wire

/// What the domains of a list are together, for code that handles all of them.
extension [Domain] {
    /// What all domains keep in a database, and what servers keep there for themselves.
    private var schemas: [DatabaseSchema] { map(\.schema) + [ServerSchema.schema] }

    /// The steps of all schemas.
    public var migrations: [Migration] { schemas.flatMap(\.migrations) }

    /// Does what is left to do in a database that all migrations have been applied to. Throws what the engine
    /// throws.
    func complete(_ database: any SQLDatabase) async throws(DatabaseError) {
        for domain in self { try await domain.schema.completion(database) }
    }

    /// The tables of all domains.
    public var tables: [SQLTable] { schemas.flatMap(\.tables) }

    /// Tables that copies carry another way, or leave out because they say nothing elsewhere.
    public var tablesCarriedApart: [SQLTable] { schemas.flatMap(\.tablesCarriedApart) }

    /// Rows of all domains that are swept when they have had their day.
    var expiredRows: [ExpiredRows] { flatMap(\.schema.expired) }

    /// Logs of all domains to which rows are only ever added.
    public var logs: [AppendOnlyLog] { schemas.flatMap(\.logs) }

    /// Compares a database's own catalogue with the tables of all domains: a table that no domain declares
    /// is neither copied nor checked nor backed up.
    public var schemaComparison: SchemaComparison {
        SchemaComparison(tables: tables + tablesCarriedApart, optional: [DatabaseCopy.ledgerTable])
    }

    /// What always holds over the rows of all domains, whose every row can be read.
    public var checks: [IntegrityCheck] {
        (tables + tablesCarriedApart).map(IntegrityCheck.init(rowsOf:)) + schemas.flatMap(\.checks)
    }

    /// What operators and moderators do in all domains, in words, by the verb that the audit log is told.
    public var acts: [String: Phrase] {
        reduce(into: [:]) { $0.merge($1.acts) { first, _ in first } }
    }

    /// What the records of all domains are called of which others speak.
    public var recordKinds: RecordKinds { RecordKinds(flatMap(\.records)) }

    /// How the notices of all domains are kept, by kind.
    var noticeRules: [NoticeRule] { flatMap(\.noticeRules) }

    /// How the notices of all domains read.
    public var noticeWordings: NoticeWordings { NoticeWordings(flatMap(\.noticeWordings)) }

    /// What the counts of members of all domains are called.
    public var countWordings: MemberCountWordings { MemberCountWordings(flatMap(\.countWordings)) }

    /// What a database knows of the files that its rows need; nil if no domain keeps files.
    package func blobCatalogue(_ database: any SQLDatabase) -> (any BlobCatalogue)? {
        lazy.compactMap(\.catalogue).first.map { $0(database) }
    }

    /// The screens of all domains, with these services.
    public func screens(_ services: Services) -> Router {
        reduce(Router([:])) { $0.merging($1.screens(services)) }
    }

    /// Where a record of any domain is seen on a whole screen; nil where it is not.
    func place(of record: AnyIdentifier) -> Destination? {
        lazy.compactMap { $0.place(record) }.first
    }

    /// What all domains show on the page of a record.
    func tabs(of record: AnyIdentifier) -> [Tab] { flatMap { $0.tabs(record) } }

    /// The endpoints of all domains.
    public var endpoints: [EndpointDescription] { flatMap(\.endpoints) }
}
