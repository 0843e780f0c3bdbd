public import Audit
public import Vocabulary
public import Wire

/// The routes of the audit log; each request is answered by the repository of the principal who sent it.
public func auditRoutes(_ repository: @escaping @Sendable (Principal) -> any AuditRepository) -> [Route] {
    [
        Route(AuditEndpoints.list) { input, caller throws(AuditError) in
            let page = try input.page.request(orThrow: AuditError.invalidFields)
            return try await repository(caller.principal).entries(input.query, page)
        }
    ]
}
