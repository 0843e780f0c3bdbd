public import Comments
public import ContractKit
public import Vocabulary

/// What a clause of the contract of comments runs in: a place of its own, empty at first.
public struct CommentFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<CommentParty>
    /// The service behind the verbs; nil at a server.
    private var service: (@Sendable () -> CommentService)?

    /// A place of these parts.
    public init(_ parts: FixtureParts<CommentParty>) {
        self.parts = parts
    }

    /// The same place, whose verbs are that service's: asked for anew each time, since a place may be closed
    /// and opened.
    public func serving(_ service: @escaping @Sendable () -> CommentService) -> CommentFixture {
        var place = self
        place.service = service
        return place
    }

    /// The service itself. Throws `NotApplicable` where nobody can get at it.
    func served() throws -> CommentService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// Tells comments that the record is gone. Throws `NotApplicable` where nobody can.
    func close(_ subject: AnyIdentifier) async throws { try await close(subject, telling: service?()) }

    /// How many comments are under each of these records, as their own domains are told.
    func counts(toldOf subjects: [AnyIdentifier]) async throws -> [Int] {
        if let service { return try await service().commentCounts(of: subjects) }
        var counts: [Int] = []
        for subject in subjects { counts.append(try await owner.grounds.count(subject)) }
        return counts
    }

    /// What waits to be told, each once. Throws `NotApplicable` where nobody can look.
    private func messages() async throws -> [OutboxMessage] {
        try await messages(in: service?().outbox)
    }

    /// The notices that are due since it was asked last.
    func notices() async throws -> [Notice] { try await messages().compactMap { Notice($0) } }

    /// Which notices are withdrawn since it was asked last.
    func withdrawals() async throws -> [NoticeWithdrawal] {
        try await messages().compactMap { NoticeWithdrawal($0) }
    }

    /// The acts that the audit log is told since it was asked last.
    func acts() async throws -> [AuditEvent] {
        try await acts(of: "comments", in: service?().outbox)
    }
}

/// The verbs of one of those who comment, and what clauses need of what they comment on, on their behalf.
public struct CommentParty: Sendable {
    /// The verbs.
    public let verbs: any CommentRepository
    let grounds: Grounds

    /// Records that a member has, and that others comment on.
    public struct Grounds: Sendable {
        /// Makes one more, which everybody sees.
        public let makeSubject: @Sendable () async throws -> AnyIdentifier
        /// Shows one to all, or to its owner and moderators alone.
        let show: @Sendable (AnyIdentifier, Bool) async throws -> Void
        /// Deletes one.
        let delete: @Sendable (AnyIdentifier) async throws -> Void
        /// How many comments its own domain says that one has.
        let count: @Sendable (AnyIdentifier) async throws -> Int
        /// Reports a comment, as this member.
        let report: @Sendable (CommentID) async throws -> Void

        /// Memberwise.
        public init(
            make: @escaping @Sendable () async throws -> AnyIdentifier,
            show: @escaping @Sendable (AnyIdentifier, Bool) async throws -> Void,
            delete: @escaping @Sendable (AnyIdentifier) async throws -> Void,
            count: @escaping @Sendable (AnyIdentifier) async throws -> Int,
            report: @escaping @Sendable (CommentID) async throws -> Void
        ) {
            (makeSubject, self.show, self.delete) = (make, show, delete)
            (self.count, self.report) = (count, report)
        }
    }

    /// These verbs on these grounds.
    public init(_ verbs: any CommentRepository, on grounds: Grounds) {
        (self.verbs, self.grounds) = (verbs, grounds)
    }
}

extension CommentFixture {
    /// A record of the owner's.
    func subject() async throws -> AnyIdentifier { try await owner.grounds.makeSubject() }

    /// Adds a comment of the buyer's.
    func added(_ text: String = "아직 있나요?", to subject: AnyIdentifier) async throws -> CommentView {
        try await buyer.verbs.add(CommentDraft(text), to: subject)
    }

    /// Adds a reply of the owner's.
    func replied(_ text: String = "네, 있습니다.", to comment: CommentView) async throws -> CommentView {
        try await owner.verbs.add(CommentDraft(text, replyTo: comment.id), to: comment.subject)
    }

    /// What the buyer says to the owner of a record, and the owner answers.
    func talked(about subject: AnyIdentifier) async throws -> (CommentView, CommentView) {
        let asked = try await buyer.verbs.say("아직 있나요?", about: subject)
        clock.pass(.seconds(1))
        return (asked, try await owner.verbs.say("네, 있습니다.", about: asked.subject))
    }

    /// Adds that many of the buyer's, some of them at the same moment; the newest first.
    func added(count: Int, to subject: AnyIdentifier) async throws -> [CommentView] {
        var comments: [CommentView] = []
        for number in 0..<count {
            comments.append(try await added("댓글 \(number)", to: subject))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return comments.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }

    /// How many comments on a subject everybody sees.
    func count(on subject: AnyIdentifier) async throws -> Int? {
        try await anonymous.verbs.counts(of: [subject])[subject]
    }

    /// The first page of a thread, the oldest first.
    func thread(
        on subject: AnyIdentifier, by reader: CommentParty? = nil
    ) async throws -> Page<CommentThread> {
        try await (reader ?? anonymous).verbs.comments(on: subject, .oldest, .largest(after: nil))
    }

    /// The member's identifier.
    func id(of principal: Principal) throws -> MemberID {
        try expectValue(principal.memberID, "a member")
    }
}

extension ClauseEnvironment {
    /// Comments over that store in this environment, on what is known there.
    public func service(over store: any CommentStore) -> CommentService {
        let needs = CommentNeeds(
            members: directory, nicknames: directory, blocks: directory, subjects: subjects,
            reports: subjects)
        return CommentService(store: store, needs, time: clock, ids: ids)
    }

    /// The grounds of a member whose records are known there; comments hear which were deleted, and say how
    /// many there are.
    public func grounds(
        of principal: Principal, _ comments: any CommentDirectory & SubjectFollower
    ) -> CommentParty.Grounds {
        CommentParty.Grounds(
            make: { [ids, subjects] in
                let owner = try expectValue(principal.memberID, "a visitor has nothing")
                return subjects.add(Identifier<CommentedSubject>(ids.next()), of: owner).id
            },
            show: { [subjects] in subjects.show($0, $1) },
            delete: { [subjects] subject in
                subjects.remove(subject)
                try await comments.closed(subject)
            }, count: { try await comments.commentCounts(of: [$0])[0] },
            report: { [subjects] in subjects.report(AnyIdentifier($0)) })
    }
}

/// What clauses comment on.
private enum CommentedSubject: IdentifierSubject {
    static let prefix = "lst"
}
