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
        return try await service.store.page(filter, page)
    }
}
