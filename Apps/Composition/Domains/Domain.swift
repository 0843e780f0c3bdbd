public import ArgumentParser
import Blobs
public import Commands
public import Database
public import SampleKit
public import Terminal
public import Vocabulary
public import Web
public import Wire

/// One domain as Madang is composed of it: the only value through which code that handles several domains
/// (opening, copies, backups, checks, routes, documents) knows this one. How it is tried stands in `Trial`,
/// which programs for members and operators do not link.
///
/// Each domain of Madang has one in a file of its own beside this one; `Domain.all` lists them. A package
/// outside makes one for a domain of its own, and composes a platform of `Domain.all + [.itsOwn]`.
public struct Domain: Sendable {
    /// The domain's name in contracts and documents: `listings`. Stored data depends on it only in the names
    /// of jobs that one server at a time does.
    public let name: String
    /// Its commands, as they stand below `madang`.
    public let commands: [any ParsableCommand.Type]
    /// Its commands for the server's operator, as they stand below `madang-server`: each leaf is a
    /// `RunnableCommand` and gets the services that the running domain's `operate` provides.
    public let serverCommands: [any ParsableCommand.Type]
    /// What its operators and moderators do, in words, by the verb that the audit log is told.
    public let acts: [String: Phrase]
    /// The kinds of its records that others comment on, report or are told of.
    let records: [any NamedSubject.Type]
    /// How the notices that it sends are kept, by kind.
    let noticeRules: [NoticeRule]
    /// How these notices read.
    let noticeWordings: [NoticeWording]
    /// What its counts of members are called (`MemberCounts`).
    let countWordings: [MemberCountWording]
    /// Its full-screen screens, with the services of the signed-in member or of a visitor.
    public let screens: @Sendable (Services) -> Router
    /// Where one of its records is seen on a whole screen; nil for those of others.
    let place: @Sendable (AnyIdentifier) -> Destination?
    /// What it shows on the page of another domain's record, such as a member's listings.
    let tabs: @Sendable (AnyIdentifier) -> [Tab]
    /// What one of its records is called, as the principal of these services sees it; nil for those of
    /// others. Throws as reading the record does.
    let title: @Sendable (AnyIdentifier, Services, Language) async throws -> String?
    private let makePages: @Sendable () -> DomainPages
    private let makeSchema: @Sendable () -> DatabaseSchema
    private let makeEndpoints: @Sendable () -> [EndpointDescription]
    private let makeSamples: @Sendable () -> SampleData?
    /// What a database knows of the files that the domain's rows need; nil if it keeps no files.
    private(set) var catalogue: (@Sendable (any SQLDatabase) -> any BlobCatalogue)?
    /// Stops in a restored or copied database what must not go on there by itself; nil if it has nothing to
    /// stop.
    let halts: Halting?
    /// Opens its store in the database, or in memory where there is none.
    let open: @Sendable ((any SQLDatabase)?) -> OpenDomain
    /// Provides its verbs as a server answers them.
    let connect: @Sendable (RemoteParts, inout Services) -> Void

    /// Describes a domain.
    ///
    /// `schema`, `endpoints`, `pages` and `samples` are made when they are asked for: a command that ends
    /// after some milliseconds does without most of them. `halts` stops in a restored or copied database what
    /// must not go on there by itself; the tables that it writes are carried apart. `open` opens its store
    /// in a database whose schema is current, or in memory where there is none; `connect` provides its verbs
    /// as a server answers them.
    ///
    /// Names of domains, tables, migrations, endpoints, error codes and prefixes of identifiers must be
    /// unique among the domains that are composed.
    public init(
        name: String, schema: @autoclosure @escaping @Sendable () -> DatabaseSchema,
        endpoints: @autoclosure @escaping @Sendable () -> [EndpointDescription],
        commands: [any ParsableCommand.Type] = [], serverCommands: [any ParsableCommand.Type] = [],
        acts: [String: Phrase] = [:], records: [any NamedSubject.Type] = [],
        noticeRules: [NoticeRule] = [], noticeWordings: [NoticeWording] = [],
        countWordings: [MemberCountWording] = [],
        screens: @escaping @Sendable (Services) -> Router = { _ in Router([:]) },
        place: @escaping @Sendable (AnyIdentifier) -> Destination? = { _ in nil },
        tabs: @escaping @Sendable (AnyIdentifier) -> [Tab] = { _ in [] },
        title: @escaping @Sendable (AnyIdentifier, Services, Language) async throws -> String? = { _, _, _ in
            nil
        },
        pages: @autoclosure @escaping @Sendable () -> DomainPages = .none,
        samples: @autoclosure @escaping @Sendable () -> SampleData? = nil, halts: Halting? = nil,
        open: @escaping @Sendable ((any SQLDatabase)?) -> OpenDomain,
        connect: @escaping @Sendable (RemoteParts, inout Services) -> Void
    ) {
        self.name = name
        makeSchema = schema
        makeEndpoints = endpoints
        self.commands = commands
        self.serverCommands = serverCommands
        self.acts = acts
        self.records = records
        self.noticeRules = noticeRules
        self.noticeWordings = noticeWordings
        self.countWordings = countWordings
        self.screens = screens
        self.place = place
        self.tabs = tabs
        self.title = title
        makePages = pages
        makeSamples = samples
        self.halts = halts
        self.open = open
        self.connect = connect
    }
}

extension Domain {
    /// What it keeps in a database.
    public var schema: DatabaseSchema { makeSchema() }

    /// Its endpoints, in the order in which the domain declares them.
    public var endpoints: [EndpointDescription] { makeEndpoints() }

    /// What browsers see of it.
    public var pages: DomainPages { makePages() }

    /// What it adds to the sample neighbourhood; nil if nothing.
    public var samples: SampleData? { makeSamples() }

    /// The same domain, which keeps files: `catalogue` is what a database knows of them. Of the domains that
    /// are composed one keeps files, so this is not for packages outside.
    func keepingFiles(
        _ catalogue: @escaping @Sendable (any SQLDatabase) -> any BlobCatalogue
    ) -> Domain {
        var domain = self
        domain.catalogue = catalogue
        return domain
    }
}

extension Domain: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
