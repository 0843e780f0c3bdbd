import Auth
import Composition
import Vocabulary

/// Where the sample's members live: how they act, and when.
protocol SampleTarget: Sendable {
    /// The verbs of a visitor.
    var visitor: Services { get }
    /// The verbs of a member who has just joined or signed in. Throws outages.
    func services(of member: SignedIn) async throws(ServiceFailure) -> @Sendable () async throws -> Services
    /// The verbs of a member as if they ran the place; nil where that is not the sample's to say.
    func keeper(_ member: SignedIn) -> Services?
    /// The present moment.
    func now() -> Timestamp
    /// Moves the clock to this part, from 0 to 1, of the sample's past, if it can be moved.
    func move(to part: Double)
}

/// A local platform, whose clock is moved through the last thirty days.
struct LocalSampleTarget: SampleTarget {
    private let platform: LocalPlatform
    private let clock: SampleClock
    private let end: Timestamp

    init(_ platform: LocalPlatform, seed: UInt64) {
        end = platform.dependencies.time.now()
        clock = SampleClock(end.advanced(by: .zero - Self.past))
        let dependencies = PlatformDependencies(
            time: clock, ids: SampleIdentifiers(clock, seed: seed),
            hasher: SharedPasswordHasher(platform.dependencies.hasher, for: SampleNeighbourhood.password),
            accessTokens: platform.dependencies.accessTokens,
            refreshTokens: platform.dependencies.refreshTokens,
            mailer: InMemoryMailer(), blobs: platform.dependencies.blobs,
            decoding: .onceEach(platform.dependencies.decoding))
        self.platform = platform.with(dependencies)
    }

    private static let past: Duration = .seconds(30 * 86_400)

    var visitor: Services { platform.anonymous }

    func services(of member: SignedIn) -> @Sendable () async throws -> Services {
        let principal = Principal.member(
            member.account.id, session: member.session, role: member.account.role)
        return { [platform] in platform.services(for: principal) }
    }

    func keeper(_ member: SignedIn) -> Services? {
        platform.services(
            for: .member(member.account.id, session: member.session, role: .operator))
    }

    func now() -> Timestamp { clock.now() }

    func move(to part: Double) {
        let left = Self.past * (1 - min(1, max(0, part)))
        clock.move(to: end.advanced(by: .zero - left))
    }
}

/// A server, where it is always now.
struct RemoteSampleTarget: SampleTarget {
    private let platform: any Platform

    init(_ platform: any Platform) {
        self.platform = platform
    }

    var visitor: Services { platform.anonymous }

    func services(of member: SignedIn) async throws(ServiceFailure) -> @Sendable () async throws -> Services {
        let session = platform.session(keptIn: InMemorySessionStorage())
        try await session.begin(member)
        return { [platform] in try await platform.services(for: session) }
    }

    func keeper(_ member: SignedIn) -> Services? { nil }

    func now() -> Timestamp { SystemClock().now() }

    func move(to part: Double) {}
}
