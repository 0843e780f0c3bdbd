public import Vocabulary

/// Notices in memory: for tests, and the model for all other stores.
public actor InMemoryNoticeStore: NoticeStore {
    var boxes: [MemberID: Box] = [:]
    private var seen: Set<NoticeID> = []
    private var withdrawn: Set<AnyIdentifier> = []
    private var closed = ClosedMembers()
    private let most: Int

    /// A member's notices, the oldest first.
    struct Box {
        var notices: [KeptNotice] = []
        var mark = NoticeMark()

        /// Removes those, which count no longer.
        mutating func remove(where isGone: (KeptNotice) -> Bool) {
            mark.unread -= notices.count { !$0.isRead && isGone($0) }
            notices.removeAll(where: isGone)
        }

        /// Marks those as read; answers how many were not.
        @discardableResult
        mutating func read(where isMeant: (KeptNotice) -> Bool) -> Int {
            let before = mark.unread
            for index in notices.indices where !notices[index].isRead && isMeant(notices[index]) {
                notices[index].isRead = true
                mark.unread -= 1
            }
            return before - mark.unread
        }
    }

    /// An empty store, in which a member has at most so many notices.
    public init(most: Int = NoticeLimits().most) { self.most = most }

    public func record(_ notices: [Notice], at now: Timestamp) async throws(NoticeError) {
        for notice in notices { record(notice) }
    }

    private func record(_ notice: Notice) {
        guard (try? closed.requireOpen(notice.recipient)) != nil, seen.insert(notice.id).inserted else {
            return
        }
        if let place = notice.place, withdrawn.contains(place) { return }
        var box = boxes[notice.recipient] ?? Box()
        if notice.kind == .message {
            box.remove { !$0.isRead && $0.notice.kind == .message && $0.notice.subject == notice.subject }
        }
        box.mark.last += 1
        box.mark.unread += 1
        box.notices.append(KeptNotice(notice, sequence: box.mark.last))
        let first = box.mark.last - Int64(most)
        box.remove { $0.sequence <= first }
        boxes[notice.recipient] = box
    }

    public func withdraw(_ withdrawal: NoticeWithdrawal, at now: Timestamp) async throws(NoticeError) {
        if case .about(_, let place?) = withdrawal { withdrawn.insert(place) }
        remove(where: withdrawal.meets)
    }

    private func remove(where isGone: (Notice) -> Bool) {
        for member in boxes.keys {
            boxes[member]?.remove { $0.notice.kind.isAboutWords && isGone($0.notice) }
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
            let box = boxes[member] ?? Box()
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

    public func forget(_ member: MemberID, at now: Timestamp) async throws(NoticeError) {
        closed.close(member)
        boxes[member] = nil
        remove { $0.actor == member }
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
