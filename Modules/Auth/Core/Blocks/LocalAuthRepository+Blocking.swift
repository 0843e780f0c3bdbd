import Vocabulary

extension LocalAuthRepository {
    func block(_ id: MemberID) async throws(AuthError) {
        let member = try AuthPolicy.actor(principal).member
        if id == member { throw .blockingOneself }
        // The store checks that both members still exist, in the same operation as the write, so that no
        // block of a withdrawing member remains.
        let block = MemberBlock(id, since: service.time.now())
        guard try await store.keep(block, of: member, atMost: service.mostBlocks) else {
            throw .service(.accessInvalid)
        }
    }

    func unblock(_ id: MemberID) async throws(AuthError) {
        let member = try await ownRecord().account.id
        guard let record = try await store.record(of: id), !record.account.isWithdrawn else {
            throw .noSuchMember
        }
        try await store.removeBlock(id, of: member)
    }

    func blocked(_ page: PageRequest) async throws(AuthError) -> Page<BlockedMember> {
        let member = try await ownRecord().account.id
        let scope = MemberBlock.scope(of: member)
        if case .after(let cursor) = page.start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        // At most `MemberBlock.limit` small rows, so they are paged here.
        let blocks = KeysetPage.cut(
            try await store.blocks(of: member), page, scope: scope, key: \.since.microseconds,
            id: \.member.raw)
        let cards = try await store.cards(of: blocks.items.map(\.member))
        return blocks.map { BlockedMember(card: cards.card(of: $0.member), since: $0.since) }
    }
}

extension LocalAuthRepository {
    /// Whether that member is hidden from the principal.
    func isHidden(_ id: MemberID) async throws(AuthError) -> Bool {
        if principal.isMember(id) { return false }
        return try await AuthError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.blocks.hides(id, from: principal)
        }
    }
}
