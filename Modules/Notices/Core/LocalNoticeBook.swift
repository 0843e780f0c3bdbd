import Vocabulary

/// The book over a store of this process.
struct LocalNoticeBook: NoticeBook {
    let service: NoticeService

    func record(_ notices: [Notice]) async throws(ServiceFailure) {
        let now = service.time.now()
        var wanted: [Notice] = []
        // Much that comes at once is mostly between the same two.
        var blocked: [[MemberID?]: Bool] = [:]
        for notice in notices where NoticePolicy.isCurrent(notice, at: now) {
            let two = [notice.actor, notice.recipient]
            if blocked[two] == nil { blocked[two] = try await isBlocked(notice) }
            if blocked[two] == false { wanted.append(notice) }
        }
        if wanted.isEmpty { return }
        do throws(NoticeError) {
            try await service.store.record(wanted, by: service.rules, at: now)
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }

    func withdraw(_ withdrawal: NoticeWithdrawal) async throws(ServiceFailure) {
        do throws(NoticeError) {
            try await service.store.withdraw(withdrawal, by: service.rules, at: service.time.now())
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }

    /// Whether one of the two does not want to hear of the other.
    private func isBlocked(_ notice: Notice) async throws(ServiceFailure) -> Bool {
        guard let actor = notice.actor, actor != notice.recipient else { return false }
        let members = service.members
        if try await members.standing(of: actor, towards: notice.recipient) == .blocked { return true }
        return try await members.standing(of: notice.recipient, towards: actor) == .blocked
    }
}
