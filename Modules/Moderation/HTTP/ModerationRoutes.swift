public import Moderation
public import Vocabulary
public import Wire

/// The routes of moderation; each request is answered by the repository of the principal who sent it.
public func moderationRoutes(
    _ repository: @escaping @Sendable (Principal) -> any ModerationRepository
) -> [Route] {
    reportingRoutes(repository) + caseRoutes(repository) + actRoutes(repository) + batchRoutes(repository)
}

private typealias Verbs = @Sendable (Principal) -> any ModerationRepository

private func reportingRoutes(_ repository: @escaping Verbs) -> [Route] {
    [
        Route(ModerationEndpoints.report) { input, caller throws(ModerationError) in
            try await repository(caller.principal).report(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(ModerationEndpoints.reports) { input, caller throws(ModerationError) in
            let page = try input.page.request(orThrow: ModerationError.invalidFields)
            return try await repository(caller.principal).reports(page)
        },
        Route(ModerationEndpoints.ownReport) { input, caller throws(ModerationError) in
            try await repository(caller.principal).report(input.id)
        },
        Route(ModerationEndpoints.log) { input, caller throws(ModerationError) in
            let page = try input.page.request(orThrow: ModerationError.invalidFields)
            return try await repository(caller.principal).log(page)
        },
    ]
}

private func caseRoutes(_ repository: @escaping Verbs) -> [Route] {
    [
        Route(ModerationEndpoints.cases) { input, caller throws(ModerationError) in
            let page = try input.page.request(orThrow: ModerationError.invalidFields)
            return try await repository(caller.principal).cases(input.filter, input.order, page)
        },
        Route(ModerationEndpoints.details) { input, caller throws(ModerationError) in
            let page = try input.page.request(orThrow: ModerationError.invalidFields)
            return try await repository(caller.principal).details(of: input.subject, page)
        },
        Route(ModerationEndpoints.note) { input, caller throws(ModerationError) in
            try await repository(caller.principal).note(
                input.text, about: input.subject, idempotencyKey: caller.idempotencyKey)
        },
    ]
}

private func actRoutes(_ repository: @escaping Verbs) -> [Route] {
    let preview = Route(ModerationEndpoints.preview) { input, caller throws(ModerationError) in
        let verbs = repository(caller.principal)
        return try await verbs.preview(input.target.target(), input.verb)
    }
    return [preview]
        + ModerationVerb.allCases.map { verb in
            Route(ModerationEndpoints.act(verb)) { input, caller throws(ModerationError) in
                try await repository(caller.principal).act(
                    input.order(verb), idempotencyKey: caller.idempotencyKey)
            }
        }
}

private func batchRoutes(_ repository: @escaping Verbs) -> [Route] {
    [
        Route(ModerationEndpoints.undo) { input, caller throws(ModerationError) in
            try await repository(caller.principal).undo(input.id, reason: input.reason)
        },
        Route(ModerationEndpoints.batch) { input, caller throws(ModerationError) in
            let page = try input.page.request(orThrow: ModerationError.invalidFields)
            return try await repository(caller.principal).batch(input.id, page)
        },
        Route(ModerationEndpoints.batches) { input, caller throws(ModerationError) in
            let page = try input.page.request(orThrow: ModerationError.invalidFields)
            return try await repository(caller.principal).batches(page)
        },
    ]
}
