public import Vocabulary

/// What comments need from other domains.
public struct CommentNeeds: Sendable {
    /// What members are called, and who may write.
    public let members: any MemberDirectory & StandingDirectory
    /// Who is called so.
    public let nicknames: any NicknameDirectory
    /// Whom a member does not see.
    public let blocks: any BlockDirectory
    /// What comments stand under.
    public let subjects: any SubjectDirectory
    /// What of conversations moderators may read.
    public let reports: any ReportDirectory

    /// Memberwise.
    public init(
        members: any MemberDirectory & StandingDirectory, nicknames: any NicknameDirectory,
        blocks: any BlockDirectory, subjects: any SubjectDirectory, reports: any ReportDirectory
    ) {
        (self.members, self.nicknames) = (members, nicknames)
        (self.blocks, self.subjects, self.reports) = (blocks, subjects, reports)
    }
}

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository.
public struct CommentService: Sendable {
    let store: any CommentStore
    let needs: CommentNeeds
    let time: any TimeSource
    let ids: any IdentifierSource

    /// Over the store.
    public init(
        store: any CommentStore, _ needs: CommentNeeds, time: any TimeSource, ids: any IdentifierSource
    ) {
        (self.store, self.needs, self.time, self.ids) = (store, needs, time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any CommentRepository {
        LocalCommentRepository(service: self, principal: principal)
    }

    /// What waits to be told: notices, and acts of moderators to the audit log.
    public var outbox: any Outbox { store.outbox }

    /// Removes what a member who has withdrawn leaves behind. Doing it again changes nothing. Throws
    /// `service` failures.
    public func forget(_ member: MemberID) async throws(CommentError) {
        try await store.forget(member, at: time.now())
    }
}

/// Comments go with what they stand under.
extension CommentService: SubjectFollower {
    /// Closes the thread of the record in one step: nothing is added to it afterwards, and its comments are
    /// seen by nobody and counted nowhere. Again changes nothing. Throws outages.
    public func closed(_ subject: AnyIdentifier) async throws(ServiceFailure) {
        try await mapping { () throws(CommentError) in try await store.close(subject, at: time.now()) }
    }
}

extension CommentService: CommentDirectory {
    /// How many comments are shown under each of these, replies included: one question to the store. Throws
    /// outages.
    public func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        if subjects.isEmpty { return [] }
        let counts = try await mapping { () throws(CommentError) in
            try await store.counts(of: Set(subjects), without: [])
        }
        return subjects.map { counts[$0] ?? 0 }
    }
}

extension CommentService {
    /// Runs operations of the store for a port of all domains.
    func mapping<Value>(
        _ body: () async throws(CommentError) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(CommentError) {
            return try await body()
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
