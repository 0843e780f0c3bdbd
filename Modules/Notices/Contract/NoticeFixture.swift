public import ContractKit
public import Notices
import Vocabulary

/// What a clause of the contract of notices runs in: a place of its own, empty at first.
public struct NoticeFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any NoticeRepository>
    /// Which sessions live.
    let grounds: NoticeGrounds
    /// The service behind the verbs; nil at a server.
    private var service: (@Sendable () -> NoticeService)?

    /// A place of these parts.
    public init(_ parts: FixtureParts<any NoticeRepository>) {
        self.parts = parts
        grounds = NoticeGrounds()
    }

    /// A place of these parts upon those grounds, whose verbs are that service's: asked for anew each time,
    /// since a place may be closed and opened.
    public init(
        _ parts: FixtureParts<any NoticeRepository>, _ grounds: NoticeGrounds,
        serving service: @escaping @Sendable () -> NoticeService
    ) {
        (self.parts, self.grounds, self.service) = (parts, grounds, service)
    }

    /// Where notices are recorded. Throws `NotApplicable` where nobody can record any.
    func book() throws -> any NoticeBook {
        if service == nil, let messages = parts.messages { return messages }
        return try served().book
    }

    /// The service. Throws `NotApplicable` where nobody has it.
    func served() throws -> NoticeService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }
}

/// The sessions of those who listen in a clause, and how much is kept for them.
public struct NoticeGrounds: Sendable {
    /// The sessions, all of which live at first.
    public let sessions = KnownSessions()
    /// So small that clauses reach them soon; a store of clauses keeps so many of each member.
    public let limits: NoticeLimits

    /// Nothing is known, and everybody may listen.
    public init() {
        var limits = NoticeLimits()
        (limits.most, limits.mostMissed) = (40, 24)
        self.limits = limits
    }
}

extension NoticePulse {
    /// Looks a thousand times a second at the most, so that clauses need not wait, and leaves the processor
    /// to others all the same.
    public static func hasty(_ revision: @escaping @Sendable () async -> String? = { nil }) -> NoticePulse {
        NoticePulse(revision: revision) { _ in try? await Task.sleep(for: .milliseconds(1)) }
    }
}

extension ClauseEnvironment {
    /// Notices over that store in this environment, upon those grounds; `revision` spares looks.
    public func service(
        over store: any NoticeStore, _ grounds: NoticeGrounds,
        revision: @escaping @Sendable () async -> String? = { nil }
    ) -> NoticeService {
        NoticeService(
            store: store, members: directory, subjects: subjects, sessions: grounds.sessions,
            time: clock, pulse: .hasty(revision),
            limits: grounds.limits)
    }
}

extension NoticeFixture {
    /// Whose notices clauses are about.
    var recipient: MemberID {
        get throws { try expectValue(members.owner.memberID, "the owner is a member") }
    }

    /// Who does what they are told of.
    var actor: MemberID { get throws { try expectValue(members.buyer.memberID, "the buyer is a member") } }

    /// A notice that nobody has heard of, to the owner about a listing of theirs.
    func newNotice(
        _ kind: NoticeKind = .deal, to recipient: MemberID? = nil, act: String = "accepted",
        about subject: AnyIdentifier? = nil
    ) async throws -> Notice {
        let recipient = try recipient ?? self.recipient
        let subject = if let subject { subject } else { try await newSubject() }
        return Notice(
            id: environment.ids.next(), kind, to: recipient, by: try actor, act: act, about: subject,
            at: clock.rough)
    }

    /// So many that nobody has heard of.
    func newNotices(count: Int) async throws -> [Notice] {
        var notices: [Notice] = []
        for _ in 0..<count { notices.append(try await newNotice()) }
        return notices
    }

    /// A record of the owner's, which everybody may see.
    func newSubject(_ title: String = "원목 책상") async throws -> AnyIdentifier {
        try await newRecord(of: members.owner, title)
    }

    /// Records one notice more for the owner.
    @discardableResult
    func recorded(_ kind: NoticeKind = .deal, to recipient: MemberID? = nil) async throws -> Notice {
        let notice = try await newNotice(kind, to: recipient)
        try await book().record(notice)
        return notice
    }

    /// Records so many more for the owner, in their order.
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

    /// Checks that the owner has these notices, in sequences that follow each other up to the last, and that
    /// as many are unread as are shown so.
    func expectKept(_ notices: [Notice], through last: Int? = nil) async throws {
        let views = try await all()
        try expectEqual(views.map(\.id), notices.map(\.id), "the notices")
        let first = (last ?? notices.count) - notices.count
        try expectEqual(
            views.map(\.sequence), notices.indices.map { Int64(first + $0 + 1) }, "their sequences")
        try await expectCounted()
    }

    /// Checks that as many of the owner's notices are unread as are shown so.
    func expectCounted() async throws {
        let unread = try await all(unreadOnly: true)
        try expectEqual(unread, try await all().filter { !$0.isRead }, "what is unread")
        try expectEqual(try await owner.unread(), unread.count, "how many are unread")
    }
}
