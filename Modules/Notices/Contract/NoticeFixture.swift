public import ContractKit
public import Notices
public import Vocabulary

/// The environment of a contract clause of notices, empty at first.
public struct NoticeFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any NoticeRepository>
    /// The live sessions, and the limits.
    let setup: NoticeTestSetup
    /// The service behind the verbs; nil at a server.
    private var service: (@Sendable () -> NoticeService)?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any NoticeRepository>) {
        self.parts = parts
        setup = NoticeTestSetup()
    }

    /// An environment of these parts and this setup with the service of its verbs. It is fetched at each use,
    /// since an environment may be closed and reopened.
    private init(
        _ parts: FixtureParts<any NoticeRepository>, _ setup: NoticeTestSetup,
        serving service: @escaping @Sendable () -> NoticeService
    ) {
        (self.parts, self.setup, self.service) = (parts, setup, service)
    }

    /// The book that records notices. Throws `NotApplicable` where clauses cannot record any.
    func book() throws -> any NoticeBook {
        if service == nil, let messages = parts.messages { return messages }
        return try served().book
    }

    /// The service. Throws `NotApplicable` for a server.
    func served() throws -> NoticeService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }
}

extension NoticeFixture {
    /// The one recipe of the environment: the tests of notices and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> NoticeService, with setup: NoticeTestSetup,
        in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (NoticeService, Principal) -> any NoticeRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> NoticeFixture {
        let parts = FixtureParts(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen)
        return NoticeFixture(parts, setup, serving: service)
    }
}

/// What a clause sets up: the listeners' sessions, and the limits of notices.
public struct NoticeTestSetup: Sendable {
    /// The sessions, all live at first.
    public let sessions = KnownSessions()
    /// Small limits, which clauses reach soon; a store of clauses keeps that many notices and actors.
    public let limits: NoticeLimits

    /// Every session is live: all members may listen.
    public init() {
        var limits = NoticeLimits()
        (limits.most, limits.mostMissed, limits.mostOthers) = (40, 24, 4)
        self.limits = limits
    }
}

extension NoticePulse {
    /// A pulse of at most a thousand looks a second: clauses need not wait, and other tasks get the
    /// processor.
    public static func hasty(_ revision: @escaping @Sendable () async -> String? = { nil }) -> NoticePulse {
        NoticePulse(revision: revision) { _ in try? await Task.sleep(for: .milliseconds(1)) }
    }
}

extension ClauseEnvironment {
    /// A notice service over that store in this environment with that setup, and the rules of the clauses'
    /// kinds; `revision` saves look-ups.
    public func service(
        over store: any NoticeStore, _ setup: NoticeTestSetup,
        revision: @escaping @Sendable () async -> String? = { nil }
    ) -> NoticeService {
        NoticeService(
            store: store, members: directory, subjects: subjects, sessions: setup.sessions,
            rules: NoticeRules(NoticeRule.ofClauses), time: clock, pulse: .hasty(revision),
            limits: setup.limits)
    }
}

extension NoticeFixture {
    /// The recipient of the clauses' notices.
    var recipient: MemberID {
        get throws { try expectValue(members.owner.memberID, "the owner is a member") }
    }

    /// The actor of the clauses' notices.
    var actor: MemberID { get throws { try expectValue(members.buyer.memberID, "the buyer is a member") } }

    /// A notice that is not recorded yet, to the owner about a listing of theirs.
    func newNotice(
        _ kind: NoticeKind = .testAct, to recipient: MemberID? = nil, act: String = "accepted",
        about subject: AnyIdentifier? = nil
    ) async throws -> Notice {
        let recipient = try recipient ?? self.recipient
        let subject = if let subject { subject } else { try await newSubject() }
        return Notice(
            id: environment.ids.next(), kind, to: recipient, by: try actor, act: act, about: subject,
            at: clock.rough)
    }

    /// That many notices that are not recorded yet.
    func newNotices(count: Int) async throws -> [Notice] {
        var notices: [Notice] = []
        for _ in 0..<count { notices.append(try await newNotice()) }
        return notices
    }

    /// A public record of the owner.
    func newSubject(_ title: String = "원목 책상") async throws -> AnyIdentifier {
        try await newRecord(of: members.owner, title)
    }

    /// Records another notice for the owner.
    @discardableResult
    func recorded(_ kind: NoticeKind = .testAct, to recipient: MemberID? = nil) async throws -> Notice {
        let notice = try await newNotice(kind, to: recipient)
        try await book().record(notice)
        return notice
    }

    /// Records that many notices for the owner, in their order.
    @discardableResult
    func recorded(count: Int) async throws -> [Notice] {
        var notices: [Notice] = []
        for _ in 0..<count { notices.append(try await recorded()) }
        return notices
    }

    /// All notices of the owner, the oldest first.
    func all(unreadOnly: Bool = false, of verbs: (any NoticeRepository)? = nil) async throws -> [NoticeView] {
        let verbs = verbs ?? owner
        var (views, request): ([NoticeView], PageRequest?) = ([], try PageRequest(limit: 100))
        while let asked = request {
            let page = try await verbs.notices(asked, unreadOnly: unreadOnly)
            views += page.items
            request = try page.next.map { try PageRequest(.after($0), limit: 100) }
        }
        return views.reversed()
    }

    /// Checks that the owner has these notices, with consecutive sequences up to the last, and that the
    /// unread count matches.
    func expectKept(_ notices: [Notice], through last: Int? = nil) async throws {
        let views = try await all()
        try expectEqual(views.map(\.id), notices.map(\.id), "the notices")
        let first = (last ?? notices.count) - notices.count
        try expectEqual(
            views.map(\.sequence), notices.indices.map { Int64(first + $0 + 1) }, "their sequences")
        try await expectCounted()
    }

    /// Checks that the owner's unread count matches the list.
    func expectCounted() async throws {
        let unread = try await all(unreadOnly: true)
        try expectEqual(unread, try await all().filter { !$0.isRead }, "what is unread")
        try expectEqual(try await owner.unread(), unread.count, "how many are unread")
    }
}
