public import Vocabulary

/// The domain of notices: a store and its dependencies. Gives each principal their repository.
public struct NoticeService: Sendable {
    let store: any NoticeStore
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let subjects: any SubjectDirectory
    let rules: NoticeRules
    let time: any TimeSource
    let deliver: @Sendable () async throws(ServiceFailure) -> Void
    let limits: NoticeLimits
    let hub: NoticeHub

    /// A service over the store. The directories give nicknames, the right to write, blocks, the subjects of
    /// notices and live sessions. `rules` are those of all domains; `pulse` tells when to look for news;
    /// `deliver` turns waiting messages into notices, and runs before notices are read.
    public init(
        store: any NoticeStore, members: any MemberDirectory & StandingDirectory & BlockDirectory,
        subjects: any SubjectDirectory, sessions: any SessionDirectory, rules: NoticeRules,
        time: any TimeSource, pulse: NoticePulse, limits: NoticeLimits = NoticeLimits(),
        deliver: @escaping @Sendable () async throws(ServiceFailure) -> Void = { () throws(ServiceFailure) in
        }
    ) {
        (self.store, self.members, self.subjects) = (store, members, subjects)
        (self.rules, self.time, self.deliver) = (rules, time, deliver)
        self.limits = limits
        hub = NoticeHub(store, sessions, pulse, limits, deliver: deliver)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any NoticeRepository {
        LocalNoticeRepository(service: self, principal: principal)
    }

    /// The book that records notices.
    public var book: any NoticeBook { LocalNoticeBook(service: self) }

    /// The number of streams.
    public var streams: Int { hub.count }

    /// Marks expired notices as read, so that sweeping them changes no count. Answers how many were unread.
    /// Throws `service` failures.
    @discardableResult
    public func expire() async throws(NoticeError) -> Int {
        try await store.readExpired(by: time.now().advanced(by: .zero - NoticeLimits.life))
    }

    /// Erases the data of a withdrawn member. Repeating it changes nothing. Throws `service` failures.
    public func forget(_ member: MemberID) async throws(NoticeError) {
        try await store.forget(member, by: rules, at: time.now())
    }
}

extension NoticeService: SubjectFollower {
    /// Withdraws the notices about words on the closed record. Repeating it changes nothing. Throws outages.
    public func closed(_ subject: AnyIdentifier) async throws(ServiceFailure) {
        try await book.withdraw(.about(subject))
    }
}

extension NoticeService {
    /// The notices as their recipient sees them, with one query for members and one for subjects.
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
            actor: notice.actor.map { actors.card(of: $0) }, others: kept.others, subject: subject,
            place: subject == nil ? nil : notice.place, at: notice.at, isRead: kept.isRead)
    }
}
