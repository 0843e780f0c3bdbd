public import Terminal
public import Vocabulary

/// On whose behalf a command works.
public enum CommandActor: Sendable, CaseIterable {
    /// Whoever is signed in; a visitor, if nobody is.
    case signedIn
    /// Whoever is signed in; refused at once, if nobody is. For what asks a person much before the first
    /// verb.
    case member
    /// Whoever is signed in; a visitor, who is told so, where that session has ended. For what everyone may
    /// see: the work may be begun twice.
    case anyone
    /// A visitor, whoever is signed in: to sign in.
    case visitor
    /// A visitor who joins: where there is no database yet, one is made.
    case newcomer
    /// Whoever was signed in, a visitor if that session has ended: to sign out.
    case leaving
}

/// What a command works with; all of it is handed in.
///
/// The program makes one that opens the backend of the settings when a command asks for services. A test
/// makes one by hand, with the services that it needs and no others:
///
///     var services = Services()
///     services.provide((any ListingRepository).self, fake)
///     let context = CommandContext(Console.recording().console, services: services)
///     try await context.run(ListingsCommand.self, ["like", "lst_…"])
public struct CommandContext: Sendable {
    /// Opens services on behalf of the actor, gives them to the body and closes them when it has ended.
    /// Throws outages, and what the body throws.
    public typealias Opening =
        @Sendable (CommandActor, (Services) async throws -> Void) async throws -> Void

    /// The person.
    public let console: Console
    /// The variables of the process.
    public let environment: [String: String]
    /// What the program is called on a command line: `madang`.
    public let program: String
    private let open: Opening

    /// Opens services so, each time that a command asks for them.
    public init(
        _ console: Console, program: String = "madang", environment: [String: String] = [:],
        opening open: @escaping Opening
    ) {
        self.console = console
        self.program = program
        self.environment = environment
        self.open = open
    }

    /// The same services for every actor.
    public init(_ console: Console, services: Services) {
        self.init(console) { _, body in try await body(services) }
    }

    /// Gives the services of the actor to the body, which may use them until it returns. They are keyed by
    /// type: beside the repositories of the domains stands what only one domain's commands need. Throws
    /// outages, and what the body throws.
    public func withServices(
        for actor: CommandActor = .signedIn, _ body: (Services) async throws -> Void
    ) async throws {
        try await open(actor, body)
    }
}
