public import ArgumentParser
package import Blobs
public import Commands
public import Database
import DatabaseCopy
public import SampleKit
public import Terminal
public import Vocabulary
public import Wire

/// One domain as Madang is composed of it: the only value through which what knows several domains (opening,
/// copies, backups, checks, routes, documents) knows this one. How it is tried stands in `Trial`, which no
/// program for members or operators links.
///
/// Each domain has one in a file of its own beside this one; `Domain.all` lists them.
public struct Domain: Sendable {
    /// The domain's name in contracts and documents: `listings`. Nothing that is stored depends on it but the
    /// names of its jobs that one server at a time does.
    public let name: String
    /// Its commands, as they stand below `madang`.
    public let commands: [any ParsableCommand.Type]
    /// What its operators and moderators do, in words, by the verb that the audit log is told.
    public let acts: [String: Phrase]
    /// The kinds of its records that others comment on, report or are told of.
    let records: [any NamedSubject.Type]
    /// How the notices that it sends are kept, by kind.
    let noticeRules: [NoticeRule]
    /// How these notices read.
    let noticeWordings: [NoticeWording]
    /// Its full-screen screens, with the services of whoever is signed in.
    public let screens: @Sendable (Services) -> Router
    /// Where one of its records is seen on a whole screen; nil for those of others.
    let place: @Sendable (AnyIdentifier) -> Destination?
    /// What one of its records is called, as whoever has these services sees it; nil for those of others.
    /// Throws as reading the record does.
    let title: @Sendable (AnyIdentifier, Services, Language) async throws -> String?
    private let makeSchema: @Sendable () -> DatabaseSchema
    private let makeEndpoints: @Sendable () -> [EndpointDescription]
    private let makeSamples: @Sendable () -> SampleData?
    private let makeCatalogue: (@Sendable (any SQLDatabase) -> any BlobCatalogue)?
    /// Opens its store in the database, or in memory where there is none.
    let open: @Sendable (OpenDatabase?) -> OpenDomain
    /// Provides its verbs as a server answers them.
    let connect: @Sendable (RemoteParts, inout Services) -> Void

    /// Memberwise. `schema`, `endpoints` and `samples` are made when they are asked for: a command that ends
    /// after some milliseconds does without most of them. `blobs` is what it knows of the files.
    init(
        name: String, schema: @autoclosure @escaping @Sendable () -> DatabaseSchema,
        endpoints: @autoclosure @escaping @Sendable () -> [EndpointDescription],
        commands: [any ParsableCommand.Type], acts: [String: Phrase] = [:],
        records: [any NamedSubject.Type] = [],
        noticeRules: [NoticeRule] = [], noticeWordings: [NoticeWording] = [],
        screens: @escaping @Sendable (Services) -> Router = { _ in Router([:]) },
        place: @escaping @Sendable (AnyIdentifier) -> Destination? = { _ in nil },
        title: @escaping @Sendable (AnyIdentifier, Services, Language) async throws -> String? = { _, _, _ in
            nil
        },
        samples: @autoclosure @escaping @Sendable () -> SampleData? = nil,
        blobs: (@Sendable (any SQLDatabase) -> any BlobCatalogue)? = nil,
        open: @escaping @Sendable (OpenDatabase?) -> OpenDomain,
        connect: @escaping @Sendable (RemoteParts, inout Services) -> Void
    ) {
        self.name = name
        makeSchema = schema
        makeEndpoints = endpoints
        self.commands = commands
        self.acts = acts
        self.records = records
        self.noticeRules = noticeRules
        self.noticeWordings = noticeWordings
        self.screens = screens
        self.place = place
        self.title = title
        makeSamples = samples
        makeCatalogue = blobs
        self.open = open
        self.connect = connect
    }
}

extension Domain {
    /// What it keeps in a database.
    public var schema: DatabaseSchema { makeSchema() }

    /// Its endpoints, in the order in which the domain declares them.
    public var endpoints: [EndpointDescription] { makeEndpoints() }

    /// What it adds to the sample neighbourhood; nil if nothing.
    public var samples: SampleData? { makeSamples() }

    /// What all domains keep in a database, and what servers keep there for themselves.
    private static var schemas: [DatabaseSchema] { all.map(\.schema) + [ServerSchema.schema] }

    /// The steps of all schemas.
    public static var migrations: [Migration] { schemas.flatMap(\.migrations) }

    /// Does what is left to do in a database that all migrations have been applied to. Throws what the engine
    /// throws.
    static func complete(_ database: any SQLDatabase) async throws(DatabaseError) {
        for domain in all { try await domain.schema.completion(database) }
    }

    /// The tables of all domains.
    public static var tables: [SQLTable] { schemas.flatMap(\.tables) }

    /// Tables that copies carry another way, or leave out because they say nothing elsewhere.
    public static var tablesCarriedApart: [SQLTable] { schemas.flatMap(\.tablesCarriedApart) }

    /// Rows of all domains that are swept when they have had their day.
    static var expiredRows: [ExpiredRows] { all.flatMap(\.schema.expired) }

    /// Logs of all domains to which rows are only ever added.
    public static var logs: [AppendOnlyLog] { schemas.flatMap(\.logs) }

    /// Compares a database's own catalogue with the tables of all domains: what no domain declares is copied,
    /// checked and backed up by nobody.
    public static var schemaComparison: SchemaComparison {
        SchemaComparison(tables: tables + tablesCarriedApart, optional: [DatabaseCopy.ledgerTable])
    }

    /// What always holds over the rows of all domains, whose every row can be read.
    public static var checks: [IntegrityCheck] {
        (tables + tablesCarriedApart).map(IntegrityCheck.init(rowsOf:)) + schemas.flatMap(\.checks)
    }

    /// What operators and moderators do in all domains, in words, by the verb that the audit log is told.
    public static var acts: [String: Phrase] {
        all.reduce(into: [:]) { $0.merge($1.acts) { first, _ in first } }
    }

    /// What the records of all domains are called of which others speak.
    public static var recordKinds: RecordKinds { RecordKinds(all.flatMap(\.records)) }

    /// How the notices of all domains are kept, by kind.
    static var noticeRules: [NoticeRule] { all.flatMap(\.noticeRules) }

    /// How the notices of all domains read.
    public static var noticeWordings: NoticeWordings { NoticeWordings(all.flatMap(\.noticeWordings)) }

    /// What a database knows of the files that its rows need; nil if no domain keeps files.
    package static func blobCatalogue(_ database: any SQLDatabase) -> (any BlobCatalogue)? {
        all.lazy.compactMap(\.makeCatalogue).first.map { $0(database) }
    }

    /// The screens of all domains, with these services.
    public static func screens(_ services: Services) -> Router {
        all.reduce(Router([:])) { $0.merging($1.screens(services)) }
    }

    /// Where a record of any domain is seen on a whole screen; nil where it is not.
    static func place(of record: AnyIdentifier) -> Destination? {
        all.lazy.compactMap { $0.place(record) }.first
    }

    /// The endpoints of all domains.
    public static var endpoints: [EndpointDescription] { all.flatMap(\.endpoints) }
}

extension Domain: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
