public import Comments
public import Vocabulary
public import Wire

/// The routes of comments; each request is answered by the repository of the principal who sent it.
public func commentRoutes(
    _ repository: @escaping @Sendable (Principal) -> any CommentRepository
) -> [Route] {
    [
        Route(CommentEndpoints.add) { input, caller throws(CommentError) in
            try await repository(caller.principal)
                .add(input.draft, to: input.subject, idempotencyKey: caller.idempotencyKey)
        },
        Route(CommentEndpoints.list) { input, caller throws(CommentError) in
            let page = try input.page.request(orThrow: CommentError.invalidFields)
            return try await repository(caller.principal).comments(on: input.subject, input.order, page)
        },
        Route(CommentEndpoints.counts) { input, caller throws(CommentError) in
            try await repository(caller.principal).counts(of: input.subjects)
        },
        Route(CommentEndpoints.show) { input, caller throws(CommentError) in
            try await repository(caller.principal).comment(input.id)
        },
        Route(CommentEndpoints.edit) { input, caller throws(CommentError) in
            try await repository(caller.principal)
                .edit(input.id, text: input.text, expecting: input.version)
        },
        Route(CommentEndpoints.remove) { input, caller throws(CommentError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(CommentEndpoints.replies) { input, caller throws(CommentError) in
            let page = try input.page.request(orThrow: CommentError.invalidFields)
            return try await repository(caller.principal).replies(to: input.id, page)
        },
        Route(CommentEndpoints.moderate) { input, caller throws(CommentError) in
            try await repository(caller.principal).moderate(input.id, input.act, reason: input.reason)
        },
        Route(CommentEndpoints.mine) { input, caller throws(CommentError) in
            let page = try input.page.request(orThrow: CommentError.invalidFields)
            return try await repository(caller.principal).mine(page)
        },
    ] + conversingRoutes(repository)
}

private func conversingRoutes(
    _ repository: @escaping @Sendable (Principal) -> any CommentRepository
) -> [Route] {
    [
        Route(CommentEndpoints.sendMessage) { input, caller throws(CommentError) in
            try await repository(caller.principal)
                .sendMessage(input.text, about: input.subject, idempotencyKey: caller.idempotencyKey)
        },
        Route(CommentEndpoints.conversations) { input, caller throws(CommentError) in
            let page = try input.page.request(orThrow: CommentError.invalidFields)
            return try await repository(caller.principal).conversations(about: input.subject, page)
        },
        Route(CommentEndpoints.conversation) { input, caller throws(CommentError) in
            try await repository(caller.principal).conversation(input.id)
        },
    ]
}
