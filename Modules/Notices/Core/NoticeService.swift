public import Vocabulary

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository.
public struct NoticeService: Sendable {
    let store: any NoticeStore
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let subjects: any SubjectDirectory
    let time: any TimeSource
    let deliver: @Sendable () async throws(ServiceFailure) -> Void
    let limits: NoticeLimits
    let hub: NoticeHub

    /// Over the store. The directories say what members are called and who may write towards whom, what
    /// notices are about, and which sessions live; `pulse` tells that something may be new; `deliver` lets
    /// what waits to be told become notices, and is asked before notices are read.
    public init(
        store: any NoticeStore, members: any MemberDirectory & StandingDirectory & BlockDirectory,
        subjects: any SubjectDirectory, sessions: any SessionDirectory, time: any TimeSource,
        pulse: NoticePulse, limits: NoticeLimits = NoticeLimits(),
        deliver: @escaping @Sendable () async throws(ServiceFailure) -> Void = { () throws(ServiceFailure) in
        }
    ) {
        (self.store, self.members, self.subjects) = (store, members, subjects)
        (self.time, self.deliver) = (time, deliver)
        self.limits = limits
        hub = NoticeHub(store, sessions, pulse, limits, deliver: deliver)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any NoticeRepository {
        LocalNoticeRepository(service: self, principal: principal)
    }

    /// Where notices are recorded.
    public var book: any NoticeBook { LocalNoticeBook(service: self) }

    /// How many streams there are.
    public var streams: Int { hub.count }

    /// Prepares for sweeping what is older than notices are kept. Answers how many notices were unread until
    /// then. Throws `service` failures.
    @discardableResult
    public func expire() async throws(NoticeError) -> Int {
        try await store.readExpired(by: time.now().advanced(by: .zero - NoticeLimits.life))
    }

    /// Removes what a member who has withdrawn leaves behind. Doing it again changes nothing. Throws
    /// `service` failures.
    public func forget(_ member: MemberID) async throws(NoticeError) {
        try await store.forget(member, at: time.now())
    }
}

extension NoticeService: SubjectFollower {
    /// Withdraws what was told of words about the record. Again changes nothing. Throws outages.
    public func closed(_ subject: AnyIdentifier) async throws(ServiceFailure) {
        try await book.withdraw(.about(subject))
    }
}

extension NoticeService {
    /// The notices as their recipient sees them, by one question for members and one for subjects.
    func views(
        of notices: [KeptNotice], for principal: Principal
    ) async throws(NoticeError) -> [NoticeView] {
        if notices.isEmpty { return [] }
        return try await NoticeError.mappingServiceFailures { () throws(ServiceFailure) in
            let actors = try await members.cards(
                of: Set(notices.compactMap(\.notice.actor)), for: principal, hiding: members)
            let subjects = try await subjects.cards(of: Set(notices.map(\.notice.subject)), for: principal)
            return notices.map { NoticeView($0, actors, subjects) }
        }
    }
}

extension NoticeView {
    fileprivate init(
        _ kept: KeptNotice, _ actors: [MemberID: MemberCard], _ subjects: [AnyIdentifier: SubjectCard]
    ) {
        let notice = kept.notice
        let subject = subjects[notice.subject]
        self.init(
            id: notice.id, sequence: kept.sequence, kind: notice.kind, act: notice.act,
            actor: notice.actor.map { actors.card(of: $0) }, subject: subject,
            place: subject == nil ? nil : notice.place, at: notice.at, isRead: kept.isRead)
    }
}
