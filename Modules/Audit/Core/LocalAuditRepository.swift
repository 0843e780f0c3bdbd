import Vocabulary

/// The verbs over a store of this process: policy first, then one store operation.
struct LocalAuditRepository: AuditRepository {
    let service: AuditService
    let principal: Principal

    func entries(_ query: AuditQuery, _ page: PageRequest) async throws(AuditError) -> Page<AuditEntry> {
        try AuditPolicy.mayRead(principal)
        let filter = try query.checked()
        if case .after(let cursor) = page.start, cursor.scope != filter.scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        try await AuditError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.hearPending()
        }
        return try await named(service.store.page(filter, page))
    }

    /// The page with the current nicknames of all members in it, by one query.
    private func named(_ page: Page<AuditEntry>) async throws(AuditError) -> Page<AuditEntry> {
        let members = page.items.reduce(into: Set<MemberID>()) { $0.formUnion($1.members) }
        if members.isEmpty { return page }
        let cards = try await AuditError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: members)
        }
        return page.map { $0.named(by: cards) }
    }
}
