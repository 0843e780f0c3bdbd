public import Comments
public import Vocabulary
public import Wire

/// The routes of comments; each request is answered by the repository of the principal who sent it.
public func commentRoutes(
    _ repository: @escaping @Sendable (Principal) -> any CommentRepository
) -> [Route] {
    [
        Route(CommentEndpoints.add) { input, caller throws(CommentError) in
            try await repository(caller.principal).add(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(CommentEndpoints.show) { input, caller throws(CommentError) in
            try await repository(caller.principal).comment(input.id)
        },
        Route(CommentEndpoints.rename) { input, caller throws(CommentError) in
            try await repository(caller.principal).rename(input.id, input.draft, expecting: input.version)
        },
        Route(CommentEndpoints.hide) { input, caller throws(CommentError) in
            try await repository(caller.principal).hide(input.id)
        },
        Route(CommentEndpoints.remove) { input, caller throws(CommentError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(CommentEndpoints.browse) { input, caller throws(CommentError) in
            let page = try input.page.request(orThrow: CommentError.invalidFields)
            return try await repository(caller.principal).browse(page)
        },
    ]
}
