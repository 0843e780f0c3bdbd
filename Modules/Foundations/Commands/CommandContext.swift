public import Terminal
public import Vocabulary

/// The principal that a command acts for.
public enum CommandActor: Sendable, CaseIterable {
    /// The signed-in member, or a visitor if there is none.
    case signedIn
    /// The signed-in member; refused at once for a visitor. For commands that ask the person for much input
    /// before their first verb.
    case member
    /// The signed-in member, or a visitor; if the session has ended, the person is told and acts as a
    /// visitor. For public content: the work may start twice.
    case anyone
    /// A visitor, even if a member is signed in: for signing in.
    case visitor
    /// A visitor who joins: creates the database if there is none.
    case newcomer
    /// The member of the stored session, or a visitor if that session has ended: for signing out.
    case leaving
}

/// The inputs of a command, all of them injected.
///
/// The program's context opens the backend of the settings when a command asks for services. A test builds
/// its own context with only the services that it needs:
///
///     var services = Services()
///     services.provide((any ListingRepository).self, fake)
///     let context = CommandContext(Console.recording().console, services: services)
///     try await context.run(ListingsCommand.self, ["like", "lst_…"])
public struct CommandContext: Sendable {
    /// Opens services for the actor, passes them to the body and closes them after it. Throws outages, and
    /// what the body throws.
    public typealias Opening =
        @Sendable (CommandActor, (Services) async throws -> Void) async throws -> Void

    /// The console of the person.
    public let console: Console
    /// The environment variables of the process.
    public let environment: [String: String]
    /// The program's name on a command line: `madang`.
    public let program: String
    private let open: Opening

    /// A context that calls `open` each time a command asks for services.
    public init(
        _ console: Console, program: String = "madang", environment: [String: String] = [:],
        opening open: @escaping Opening
    ) {
        self.console = console
        self.program = program
        self.environment = environment
        self.open = open
    }

    /// A context with the same services for every actor.
    public init(_ console: Console, services: Services) {
        self.init(console) { _, body in try await body(services) }
    }

    /// Passes the actor's services to the body, which may use them until it returns. They are keyed by type
    /// and also hold what only one domain's commands need. Throws outages, and what the body throws.
    public func withServices(
        for actor: CommandActor = .signedIn, _ body: (Services) async throws -> Void
    ) async throws {
        try await open(actor, body)
    }
}
