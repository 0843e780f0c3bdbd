public import Vocabulary
public import Wire

/// A domain over its store, before it is put together with the others.
public struct OpenDomain: Sendable {
    let start: @Sendable (DomainParts) -> RunningDomain

    /// Takes what puts the domain together with the others. It may be called several times: several platforms
    /// can be made over one store.
    public init(start: @escaping @Sendable (DomainParts) -> RunningDomain) {
        self.start = start
    }
}

/// A domain put together with the others, as the platform holds it.
public struct RunningDomain: Sendable {
    /// Its routes, made for the first request: a command on the data of its own machine needs none.
    let routes: @Sendable () -> [Route]
    /// Provides its verbs on behalf of a principal.
    let provide: @Sendable (Principal, inout Services) -> Void
    /// Provides what its commands for the server's operator work with.
    let operate: @Sendable (inout Services) -> Void
    /// What it does when a member has withdrawn.
    let departure: Departure
    /// What it gives members who ask for their data.
    let export: Export
    /// When its public lists change next by time alone; nil if they never do.
    let nextChange: (@Sendable () async throws(ServiceFailure) -> Timestamp?)?
    /// The ports that it provides to other domains.
    let provides: [ProvidedPort]
    /// What it publishes to other domains; nil if it has nothing to say.
    let publishes: Publication?
    /// Which messages of the domains it receives.
    let subscribes: [Subscription]
    /// What it repeats while a server runs.
    let jobs: [Job]

    /// What a domain does with a member's records when the member withdraws. Required, so that no domain can
    /// omit it.
    public enum Departure: Sendable {
        /// The members themselves are its own: it tells the others. For accounts alone.
        case ownsMembers
        /// It removes or anonymises what was the member's. Doing it again changes nothing; after a failure it
        /// is told again later.
        case forgets(@Sendable (MemberID) async throws(ServiceFailure) -> Void)
    }

    /// What a domain gives members who ask for their data. Required, like the departure.
    public enum Export: Sendable {
        /// It keeps nothing that is a member's own.
        case nothing
        /// It adds the member's own records to the archive. The member is given as a principal who has signed
        /// in.
        case gives(@Sendable (Principal, any MemberArchive) async throws(ServiceFailure) -> Void)
    }

    /// Describes a domain that runs.
    ///
    /// `routes` is made for the first request. `nextChange` tells when its public lists change next by time
    /// alone, so that cached responses end then; leave it out if they never do. `provide` adds the
    /// repository of a principal to the services: `services.provide((any ListingRepository).self, …)`;
    /// `operate` adds what `Domain.serverCommands` work with.
    public init(
        routes: @escaping @Sendable @autoclosure () -> [Route], departure: Departure, export: Export,
        nextChange: (@Sendable () async throws(ServiceFailure) -> Timestamp?)? = nil,
        provides: [ProvidedPort] = [], publishes: Publication? = nil, subscribes: [Subscription] = [],
        jobs: [Job] = [], operate: @escaping @Sendable (inout Services) -> Void = { _ in },
        provide: @escaping @Sendable (Principal, inout Services) -> Void
    ) {
        self.routes = routes
        self.provide = provide
        self.operate = operate
        self.departure = departure
        self.export = export
        self.nextChange = nextChange
        self.provides = provides
        self.publishes = publishes
        self.subscribes = subscribes
        self.jobs = jobs
    }
}

/// What a domain's verbs at a server are put together from.
public struct RemoteParts: Sendable {
    let transport: any Transport
    let credentials: (any Credentials)?
    let retrying: Retrying
    var memory: (any AnswerMemory)?

    /// Sends requests to the server on behalf of the member of the credentials, or of a visitor.
    public var caller: RemoteCaller {
        RemoteCaller(transport, credentials: credentials, retrying: retrying, memory: memory)
    }
}
