import Vocabulary

/// The verbs over a local store.
struct LocalNoticeRepository: NoticeRepository {
    let service: NoticeService
    let principal: Principal

    var store: any NoticeStore { service.store }

    func notices(_ page: PageRequest, unreadOnly: Bool) async throws(NoticeError) -> Page<NoticeView> {
        let member = try NoticePolicy.member(principal)
        if case .after(let cursor) = page.start,
            cursor.scope != NoticeScope.own(member, unreadOnly: unreadOnly)
        {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        try await hear()
        let found = try await store.page(of: member, unreadOnly: unreadOnly, page)
        let views = try await service.views(of: found.items, for: principal)
        return Page(items: views, next: found.next, numbering: found.numbering)
    }

    func unread() async throws(NoticeError) -> Int {
        let member = try NoticePolicy.member(principal)
        try await hear()
        return try await store.mark(of: member).unread
    }

    func read(through sequence: Int64?) async throws(NoticeError) -> Int {
        let member = try await reader()
        return try await store.read(through: sequence ?? .max, of: member).unread
    }

    func read(_ id: NoticeID) async throws(NoticeError) -> Int {
        let member = try await reader()
        guard let mark = try await store.read(id, of: member) else { throw .notFound }
        return mark.unread
    }

    func events(after sequence: Int64?) async throws(NoticeError) -> NoticeStream {
        let listener = try NoticeListener(service, principal, after: sequence)
        do throws(NoticeError) {
            try await listener.begin()
        } catch {
            listener.close()
            throw error
        }
        return NoticeStream { () throws(NoticeError) in
            try await listener.next()
        } close: {
            listener.close()
        }
    }

    /// Turns waiting messages into notices. A failure is ignored here and reported by the tidying task;
    /// stored notices can still be read.
    private func hear() async throws(NoticeError) {
        try await NoticeError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.deliver()
        }
    }

    /// The member who marks notices as read, who may write now.
    private func reader() async throws(NoticeError) -> MemberID {
        try await NoticeError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.requireActive(principal).id
        }
    }
}
