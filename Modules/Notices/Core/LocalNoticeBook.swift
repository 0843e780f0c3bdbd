import Vocabulary

/// The book over a store of this process.
struct LocalNoticeBook: NoticeBook {
    let service: NoticeService

    func record(_ notice: Notice) async throws(ServiceFailure) {
        let now = service.time.now()
        guard NoticePolicy.isCurrent(notice, at: now), try await !isBlocked(notice) else { return }
        do throws(NoticeError) {
            _ = try await service.store.record(notice, at: now)
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
