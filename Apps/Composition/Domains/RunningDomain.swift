import Database
import Settings
import Vocabulary
import Wire

/// A domain over its store, before it is put together with the others.
struct OpenDomain: Sendable {
    /// Memberwise.
    let start: @Sendable (DomainParts) -> RunningDomain
}

/// A domain put together with the others, as the platform holds it.
struct RunningDomain: Sendable {
    /// Its routes, made when somebody is to be answered: a command on the data of its own machine needs none.
    let routes: @Sendable () -> [Route]
    /// Provides its verbs on behalf of a principal.
    let provide: @Sendable (Principal, inout Services) -> Void
    /// What it does when a member has withdrawn.
    let departure: Departure
    /// What it has for a member who wants to have all that is theirs.
    let export: Export
    /// When its public lists change next although nobody does anything; nil where time alone changes nothing.
    let nextChange: (@Sendable () async throws(ServiceFailure) -> Timestamp?)?
    /// The ports that it provides to other domains.
    let provides: [ProvidedPort]
    /// What it publishes to other domains; nil if it has nothing to say.
    let publishes: Publication?
    /// Which messages of the domains it receives.
    let subscribes: [Subscription]
    /// What it repeats while a server runs.
    let jobs: [Job]

    /// What becomes of what a member leaves behind. Said by every domain, so that none forgets to say it.
    enum Departure: Sendable {
        /// The members themselves are its own: it tells the others.
        case ownsMembers
        /// It removes or anonymises what was the member's; done again it changes nothing. What it throws
        /// makes it be told again later.
        case forgets(@Sendable (MemberID) async throws(ServiceFailure) -> Void)
    }

    /// What a domain gives a member of their own. Said by every domain, too.
    enum Export: Sendable {
        /// It keeps nothing that is a member's own.
        case nothing
        /// It adds the member's own things, whom it is given as they would sign in.
        case gives(@Sendable (Principal, any MemberArchive) async throws(ServiceFailure) -> Void)
    }

    /// Memberwise.
    init(
        routes: @escaping @Sendable @autoclosure () -> [Route], departure: Departure, export: Export,
        nextChange: (@Sendable () async throws(ServiceFailure) -> Timestamp?)? = nil,
        provides: [ProvidedPort] = [], publishes: Publication? = nil, subscribes: [Subscription] = [],
        jobs: [Job] = [],
        provide: @escaping @Sendable (Principal, inout Services) -> Void
    ) {
        self.routes = routes
        self.provide = provide
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
struct RemoteParts: Sendable {
    let transport: any Transport
    let credentials: (any Credentials)?
    let retrying: Retrying
    var memory: (any AnswerMemory)?

    /// Asks the server on behalf of whoever the credentials stand for.
    var caller: RemoteCaller {
        RemoteCaller(transport, credentials: credentials, retrying: retrying, memory: memory)
    }
}
