import Vocabulary

/// Entries in the memory of this process.
actor InMemoryGuestStore: GuestStore {
    private var entries = KeysetItems<MemberSubject, GuestEntry> { $0.signedAt.microseconds }
    private var closed = ClosedMembers()

    func keep(_ entry: GuestEntry) async throws(GuestError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(entry.author)
        } catch {
            throw .service(error)
        }
        entries[entry.author] = entry
    }

    func page(_ page: PageRequest) async throws(GuestError) -> Page<GuestEntry> {
        entries.page(page, scope: GuestEntry.scope)
    }

    func forget(_ member: MemberID, at now: Timestamp) async throws(GuestError) {
        closed.close(member)
        entries[member] = nil
    }
}
