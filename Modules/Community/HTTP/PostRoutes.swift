public import Community
public import Vocabulary
public import Wire

/// The routes of the board; each request is answered by the repository of the principal who sent it.
public func postRoutes(_ repository: @escaping @Sendable (Principal) -> any PostRepository) -> [Route] {
    writerRoutes(repository) + readerRoutes(repository) + categoryRoutes(repository)
}

private func writerRoutes(_ repository: @escaping @Sendable (Principal) -> any PostRepository) -> [Route] {
    [
        Route(PostEndpoints.publish) { input, caller throws(PostError) in
            try await repository(caller.principal).publish(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(PostEndpoints.edit) { input, caller throws(PostError) in
            try await repository(caller.principal).edit(input.id, input.content, expecting: input.version)
        },
        Route(PostEndpoints.remove) { input, caller throws(PostError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(PostEndpoints.moderate) { input, caller throws(PostError) in
            try await repository(caller.principal).moderate(input.id, input.act, reason: input.reason)
        },
        Route(PostEndpoints.mine) { input, caller throws(PostError) in
            let page = try input.page.request(orThrow: PostError.invalidFields)
            return try await repository(caller.principal).mine(input.state, page)
        },
    ]
}

private func readerRoutes(_ repository: @escaping @Sendable (Principal) -> any PostRepository) -> [Route] {
    [
        Route(PostEndpoints.show) { input, caller throws(PostError) in
            try await repository(caller.principal).post(input.id)
        },
        Route(PostEndpoints.browse) { input, caller throws(PostError) in
            let page = try input.page.request(orThrow: PostError.invalidFields)
            return try await repository(caller.principal).browse(input.query, page)
        },
        Route(PostEndpoints.history) { input, caller throws(PostError) in
            try await repository(caller.principal).history(input.id)
        },
    ]
}

private func categoryRoutes(
    _ repository: @escaping @Sendable (Principal) -> any PostRepository
) -> [Route] {
    [
        Route(PostEndpoints.categories) { _, caller throws(PostError) in
            try await repository(caller.principal).categories()
        },
        Route(PostEndpoints.setCategory) { input, caller throws(PostError) in
            try await repository(caller.principal).setCategory(input)
        },
    ]
}
