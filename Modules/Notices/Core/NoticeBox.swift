import Vocabulary

/// A member's notices in memory, the oldest first.
struct NoticeBox {
    private(set) var notices: [KeptNotice] = []
    private(set) var mark = NoticeMark()
    /// For each unread notice that gathers, the last notice of each of its actors, the latest last.
    private var crowds: [NoticeCrowd: [Notice]] = [:]

    /// Keeps a notice as the rule of its kind says.
    mutating func record(
        _ notice: Notice, _ repetition: NoticeRule.Repetition, _ limits: NoticeLimits
    ) {
        switch repetition {
        case .stays: keep(notice, limits)
        case .replaces:
            remove { !$0.isRead && $0.notice.kind == notice.kind && $0.notice.subject == notice.subject }
            keep(notice, limits)
        case .gathers: gather(notice, limits)
        }
    }

    /// Removes those, which count no longer.
    mutating func remove(where isGone: (KeptNotice) -> Bool) {
        for kept in notices where !kept.isRead && isGone(kept) {
            mark.unread -= 1
            disband(kept)
        }
        notices.removeAll(where: isGone)
    }

    /// Removes those, and from notices that gather the actors whose part is meant.
    mutating func withdraw(where isGone: (Notice) -> Bool) {
        for (crowd, told) in crowds {
            let left = told.filter { !isGone($0) }
            guard left.count < told.count, let latest = left.last else { continue }
            crowds[crowd] = left
            for index in notices.indices where crowd.covers(notices[index]) {
                notices[index] = notices[index].naming(latest, others: left.count - 1)
            }
        }
        remove { isGone($0.notice) }
    }

    /// Marks those as read; answers how many were not.
    @discardableResult
    mutating func read(where isMeant: (KeptNotice) -> Bool) -> Int {
        let before = mark.unread
        for index in notices.indices where !notices[index].isRead && isMeant(notices[index]) {
            let kept = notices[index]
            disband(kept)
            notices[index].isRead = true
            mark.unread -= 1
        }
        return before - mark.unread
    }
}

extension NoticeBox {
    private mutating func keep(_ notice: Notice, others: Int = 0, _ limits: NoticeLimits) {
        mark.last += 1
        mark.unread += 1
        notices.append(KeptNotice(notice, sequence: mark.last, others: others))
        let first = mark.last - Int64(limits.most)
        remove { $0.sequence <= first }
    }

    private mutating func gather(_ notice: Notice, _ limits: NoticeLimits) {
        guard let actor = notice.actor else { return keep(notice, limits) }
        let crowd = NoticeCrowd(notice)
        let told = crowds[crowd] ?? []
        if told.contains(where: { $0.actor == actor }) { return }
        let all = Array((told + [notice]).suffix(limits.mostOthers + 1))
        remove { crowd.covers($0) }
        crowds[crowd] = all
        keep(notice, others: all.count - 1, limits)
    }

    /// Forgets the actors of a notice that is read or removed.
    private mutating func disband(_ kept: KeptNotice) {
        if kept.notice.actor != nil { crowds[NoticeCrowd(kept.notice)] = nil }
    }
}

/// What the notices have in common that gather to one.
private struct NoticeCrowd: Hashable {
    let kind: NoticeKind
    let act: String
    let subject: AnyIdentifier

    init(_ notice: Notice) { (kind, act, subject) = (notice.kind, notice.act, notice.subject) }

    /// Whether the next one of the crowd gathers with this one.
    func covers(_ kept: KeptNotice) -> Bool {
        !kept.isRead && kept.notice.actor != nil && NoticeCrowd(kept.notice) == self
    }
}

extension KeptNotice {
    /// The same notice, which names the actor of another one in place of its own.
    fileprivate func naming(_ other: Notice, others: Int) -> KeptNotice {
        let named = Notice(
            id: notice.id, notice.kind, to: notice.recipient, by: other.actor, act: notice.act,
            about: notice.subject, in: other.place, at: other.at)
        return KeptNotice(named, sequence: sequence, others: others, isRead: isRead)
    }
}
