public import Vocabulary

/// Notices in memory: for tests, and the model for all other stores.
public actor InMemoryNoticeStore: NoticeStore {
    private var boxes: [MemberID: NoticeBox] = [:]
    private var seen: Set<NoticeID> = []
    private var withdrawn: Set<AnyIdentifier> = []
    private var closed = ClosedMembers()
    private let limits: NoticeLimits

    /// An empty store, which keeps at most as many notices and actors as the limits say.
    public init(limits: NoticeLimits = NoticeLimits()) { self.limits = limits }

    public func record(
        _ notices: [Notice], by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        for notice in notices { record(notice, rules[notice.kind].repetition) }
    }

    private func record(_ notice: Notice, _ repetition: NoticeRule.Repetition) {
        guard (try? closed.requireOpen(notice.recipient)) != nil, seen.insert(notice.id).inserted else {
            return
        }
        if let place = notice.place, withdrawn.contains(place) { return }
        boxes[notice.recipient, default: NoticeBox()].record(notice, repetition, limits)
    }

    public func withdraw(
        _ withdrawal: NoticeWithdrawal, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        if case .about(_, let place?) = withdrawal { withdrawn.insert(place) }
        withdraw(by: rules, where: withdrawal.meets)
    }

    private func withdraw(by rules: NoticeRules, where isGone: (Notice) -> Bool) {
        for member in boxes.keys {
            boxes[member]?.withdraw { rules[$0.kind].isWithdrawable && isGone($0) }
        }
    }

    public func page(
        of member: MemberID, unreadOnly: Bool, _ page: PageRequest
    ) async throws(NoticeError) -> Page<KeptNotice> {
        let notices = boxes[member]?.notices ?? []
        return KeysetPage.cut(
            notices.filter { !unreadOnly || !$0.isRead }, page,
            scope: NoticeScope.own(member, unreadOnly: unreadOnly), key: \.sequence, id: \.notice.id.raw)
    }

    public func mark(of member: MemberID) async throws(NoticeError) -> NoticeMark {
        boxes[member]?.mark ?? NoticeMark()
    }

    public func news(
        since sequences: [MemberID: Int64]
    ) async throws(NoticeError) -> [MemberID: NoticeNews] {
        var news: [MemberID: NoticeNews] = [:]
        for (member, base) in sequences {
            let box = boxes[member] ?? NoticeBox()
            let fresh = box.notices.filter { $0.sequence > base }
            news[member] = NoticeNews(box.mark, behind: base, fresh)
        }
        return news
    }

    public func notices(
        of member: MemberID, after sequence: Int64, limit: Int
    ) async throws(NoticeError) -> [KeptNotice] {
        Array((boxes[member]?.notices ?? []).filter { $0.sequence > sequence }.prefix(limit))
    }

    public func read(through sequence: Int64, of member: MemberID) async throws(NoticeError) -> NoticeMark {
        try requireOpen(member)
        boxes[member]?.read { $0.sequence <= sequence }
        return boxes[member]?.mark ?? NoticeMark()
    }

    public func read(_ id: NoticeID, of member: MemberID) async throws(NoticeError) -> NoticeMark? {
        try requireOpen(member)
        guard boxes[member]?.notices.contains(where: { $0.notice.id == id }) == true else { return nil }
        boxes[member]?.read { $0.notice.id == id }
        return boxes[member]?.mark
    }

    public func readExpired(by moment: Timestamp) async throws(NoticeError) -> Int {
        boxes.keys.reduce(0) { count, member in
            count + (boxes[member]?.read { $0.notice.at <= moment } ?? 0)
        }
    }

    public func forget(
        _ member: MemberID, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        closed.close(member)
        boxes[member] = nil
        withdraw(by: rules) { $0.actor == member }
    }

    private func requireOpen(_ member: MemberID) throws(NoticeError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }
}

extension NoticeWithdrawal {
    /// Whether the withdrawal covers the notice, if it is about words.
    fileprivate func meets(_ notice: Notice) -> Bool {
        switch self {
        case .about(let subject, let place):
            notice.subject == subject && (place == nil || notice.place == place)
        case .between(let one, let other):
            (notice.recipient == one && notice.actor == other)
                || (notice.recipient == other && notice.actor == one)
        }
    }
}
