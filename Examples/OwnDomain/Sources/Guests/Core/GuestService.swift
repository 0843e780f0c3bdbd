import Vocabulary

/// The guest book over a store. Gives each principal their repository.
struct GuestService: Sendable {
    let store: any GuestStore
    let members: any MemberPorts
    let time: any TimeSource

    func repository(for principal: Principal) -> any GuestRepository {
        LocalGuestRepository(service: self, principal: principal)
    }
}

/// The verbs over a store of this process: first the policy, then one operation of the store.
private struct LocalGuestRepository: GuestRepository {
    let service: GuestService
    let principal: Principal

    func sign(_ message: String) async throws(GuestError) -> GuestView {
        let message = try GuestEntry.checked(message)
        let author = try await service.members.requireActive(
            principal, towards: nil, orThrow: GuestError.service(.accessInvalid))
        let entry = GuestEntry(author: author.id, message: message, signedAt: service.time.now())
        try await service.store.keep(entry)
        return GuestView(entry: entry, author: author)
    }

    func entries(_ page: PageRequest) async throws(GuestError) -> Page<GuestView> {
        if case .after(let cursor) = page.start, cursor.scope != GuestEntry.scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await service.store.page(page)
        let (authors, members) = (Set(found.items.map(\.author)), service.members)
        let cards = try await GuestError.mappingServiceFailures { () throws(ServiceFailure) in
            try await members.cards(of: authors, for: principal, hiding: members)
        }
        return found.map { GuestView(entry: $0, author: cards.card(of: $0.author)) }
    }
}
