public import Comments
public import ContractKit
public import Vocabulary

/// The environment of a contract clause of comments, empty at first.
public struct CommentFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<CommentTestClient>
    /// The service behind the verbs; nil for a server.
    private var service: (@Sendable () -> CommentService)?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<CommentTestClient>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    private func serving(_ service: @escaping @Sendable () -> CommentService) -> CommentFixture {
        var place = self
        place.service = service
        return place
    }

    /// The service itself. Throws `NotApplicable` where it is out of reach.
    func served() throws -> CommentService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// Tells comments that the record is gone. Throws `NotApplicable` where clauses cannot do so.
    func close(_ subject: AnyIdentifier) async throws { try await close(subject, telling: service?()) }

    /// How many comments each record has, as reported to its own domain.
    func counts(toldOf subjects: [AnyIdentifier]) async throws -> [Int] {
        if let service { return try await service().commentCounts(of: subjects) }
        var counts: [Int] = []
        for subject in subjects { counts.append(try await owner.subjects.count(subject)) }
        return counts
    }

    /// The waiting outbox messages, each once. Throws `NotApplicable` where the outbox is out of reach.
    private func messages() async throws -> [OutboxMessage] {
        try await messages(in: service?().outbox)
    }

    /// The notices added since the last call.
    func notices() async throws -> [Notice] { try await messages().compactMap { Notice($0) } }

    /// The notices withdrawn since the last call.
    func withdrawals() async throws -> [NoticeWithdrawal] {
        try await messages().compactMap { NoticeWithdrawal($0) }
    }

    /// The audit events added since the last call.
    func acts() async throws -> [AuditEvent] {
        try await acts(of: "comments", in: service?().outbox)
    }
}

/// What a clause calls as one member: the verbs, and the member's own records that others comment on.
public struct CommentTestClient: Sendable {
    /// The verbs.
    public let verbs: any CommentRepository
    let subjects: Subjects

    /// The member's own records, on which others comment.
    public struct Subjects: Sendable {
        /// Makes a public record.
        public let makeSubject: @Sendable () async throws -> AnyIdentifier
        /// Makes a record public, or visible to its owner and moderators only.
        let show: @Sendable (AnyIdentifier, Bool) async throws -> Void
        /// Deletes a record.
        let delete: @Sendable (AnyIdentifier) async throws -> Void
        /// The number of comments that the record's own domain reports.
        let count: @Sendable (AnyIdentifier) async throws -> Int
        /// Reports a comment as this member.
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

    /// The verbs of a member whose records `subjects` gives access to.
    public init(_ verbs: any CommentRepository, on subjects: Subjects) {
        (self.verbs, self.subjects) = (verbs, subjects)
    }
}

extension CommentFixture {
    /// The one recipe of the environment: the tests of comments and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> CommentService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (CommentService, Principal) -> any CommentRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> CommentFixture {
        CommentFixture(
            environment,
            repository: { principal in
                let served = service()
                return CommentTestClient(
                    verbs(served, principal), on: environment.clientSubjects(of: principal, served))
            },
            forget: { try await service().forget($0) }, reopen: reopen
        ).serving(service)
    }
}

extension CommentFixture {
    /// A new record of the owner.
    func subject() async throws -> AnyIdentifier { try await owner.subjects.makeSubject() }

    /// Adds a comment by the buyer.
    func added(_ text: String = "아직 있나요?", to subject: AnyIdentifier) async throws -> CommentView {
        try await buyer.verbs.add(CommentDraft(text), to: subject)
    }

    /// Adds a reply by the owner.
    func replied(_ text: String = "네, 있습니다.", to comment: CommentView) async throws -> CommentView {
        try await owner.verbs.add(CommentDraft(text, replyTo: comment.id), to: comment.subject)
    }

    /// A message from the buyer to a record's owner, and the owner's answer.
    func talked(about subject: AnyIdentifier) async throws -> (CommentView, CommentView) {
        let asked = try await buyer.verbs.sendMessage("아직 있나요?", about: subject)
        clock.pass(.seconds(1))
        return (asked, try await owner.verbs.sendMessage("네, 있습니다.", about: asked.subject))
    }

    /// Adds that many comments by the buyer, some at the same moment; the newest first.
    func added(count: Int, to subject: AnyIdentifier) async throws -> [CommentView] {
        var comments: [CommentView] = []
        for number in 0..<count {
            comments.append(try await added("댓글 \(number)", to: subject))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return comments.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }

    /// How many comments on a subject an anonymous visitor sees.
    func count(on subject: AnyIdentifier) async throws -> Int? {
        try await anonymous.verbs.counts(of: [subject])[subject]
    }

    /// The first page of a thread, the oldest first.
    func thread(
        on subject: AnyIdentifier, by reader: CommentTestClient? = nil
    ) async throws -> Page<CommentThread> {
        try await (reader ?? anonymous).verbs.comments(on: subject, .oldest, .largest(after: nil))
    }

    /// The member's identifier.
    func id(of principal: Principal) throws -> MemberID {
        try expectValue(principal.memberID, "a member")
    }
}

extension ClauseEnvironment {
    /// A comment service over the store, with this environment's members and records.
    public func service(over store: any CommentStore) -> CommentService {
        let needs = CommentNeeds(
            members: directory, nicknames: directory, blocks: directory, subjects: subjects,
            reports: subjects)
        return CommentService(store: store, needs, time: clock, ids: ids)
    }

    /// Access to the member's records there. Comments are told of deleted records and report comment counts.
    public func clientSubjects(
        of principal: Principal, _ comments: any CommentDirectory & SubjectFollower
    ) -> CommentTestClient.Subjects {
        CommentTestClient.Subjects(
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

/// A kind of record for clauses to comment on.
private enum CommentedSubject: IdentifierSubject {
    static let prefix = "lst"
}
