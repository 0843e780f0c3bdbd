public import Vocabulary

/// What comments need from other domains.
public struct CommentNeeds: Sendable {
    /// Members' nicknames, and whether they may write.
    public let members: any MemberDirectory & StandingDirectory
    /// Finds members by nickname.
    public let nicknames: any NicknameDirectory
    /// Blocks between members.
    public let blocks: any BlockDirectory
    /// The records that comments are about.
    public let subjects: any SubjectDirectory
    /// Reports, which open messages of conversations to moderators.
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

/// The domain of comments: a store and its dependencies. Gives each principal their repository.
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

    /// Waiting messages: notices, and moderators' acts for the audit log.
    public var outbox: any Outbox { store.outbox }

    /// Erases the data of a withdrawn member. Repeating it changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(CommentError) {
        try await store.forget(member, at: time.now())
    }
}

/// Comments are closed together with their subject.
extension CommentService: SubjectFollower {
    /// Closes the record's thread in one step: it takes no more comments, and its comments leave all lists
    /// and counts. Repeating it changes nothing. Throws outages.
    public func closed(_ subject: AnyIdentifier) async throws(ServiceFailure) {
        try await mapping { () throws(CommentError) in try await store.close(subject, at: time.now()) }
    }
}

extension CommentService: CommentDirectory {
    /// How many comments, replies included, are shown under each subject, in one query. Throws outages.
    public func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        if subjects.isEmpty { return [] }
        let counts = try await mapping { () throws(CommentError) in
            try await store.counts(of: Set(subjects), without: [])
        }
        return subjects.map { counts[$0] ?? 0 }
    }
}

extension CommentService {
    /// Runs store operations for a port shared by all domains.
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
