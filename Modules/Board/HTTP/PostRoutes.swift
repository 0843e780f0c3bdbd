public import Board
public import Vocabulary
public import Wire

/// The routes of board; each request is answered by the repository of the principal who sent it.
public func postRoutes(
    _ repository: @escaping @Sendable (Principal) -> any PostRepository
) -> [Route] {
    [
        Route(PostEndpoints.add) { input, caller throws(PostError) in
            try await repository(caller.principal).add(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(PostEndpoints.show) { input, caller throws(PostError) in
            try await repository(caller.principal).post(input.id)
        },
        Route(PostEndpoints.rename) { input, caller throws(PostError) in
            try await repository(caller.principal).rename(input.id, input.draft, expecting: input.version)
        },
        Route(PostEndpoints.hide) { input, caller throws(PostError) in
            try await repository(caller.principal).hide(input.id)
        },
        Route(PostEndpoints.remove) { input, caller throws(PostError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(PostEndpoints.browse) { input, caller throws(PostError) in
            let page = try input.page.request(orThrow: PostError.invalidFields)
            return try await repository(caller.principal).browse(page)
        },
    ]
}
