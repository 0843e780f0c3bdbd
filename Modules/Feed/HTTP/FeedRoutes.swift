public import Feed
public import Vocabulary
public import Wire

/// The routes of the feed; each request is answered by the repository of the principal who sent it.
public func feedRoutes(_ repository: @escaping @Sendable (Principal) -> any FeedRepository) -> [Route] {
    writerRoutes(repository) + readerRoutes(repository) + likeRoutes(repository) + followRoutes(repository)
}

private func writerRoutes(_ repository: @escaping @Sendable (Principal) -> any FeedRepository) -> [Route] {
    [
        Route(FeedEndpoints.publish) { input, caller throws(FeedError) in
            try await repository(caller.principal).publish(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(FeedEndpoints.edit) { input, caller throws(FeedError) in
            try await repository(caller.principal).edit(input.id, input.content, expecting: input.version)
        },
        Route(FeedEndpoints.remove) { input, caller throws(FeedError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(FeedEndpoints.detach) { input, caller throws(FeedError) in
            try await repository(caller.principal).detach(input.id)
            return Nothing()
        },
        Route(FeedEndpoints.moderate) { input, caller throws(FeedError) in
            try await repository(caller.principal).moderate(input.id, input.act, reason: input.reason)
        },
        Route(FeedEndpoints.mine) { input, caller throws(FeedError) in
            let page = try input.page.request(orThrow: FeedError.invalidFields)
            return try await repository(caller.principal).mine(input.state, page)
        },
    ]
}

private func readerRoutes(_ repository: @escaping @Sendable (Principal) -> any FeedRepository) -> [Route] {
    [
        Route(FeedEndpoints.show) { input, caller throws(FeedError) in
            try await repository(caller.principal).post(input.id)
        },
        Route(FeedEndpoints.browse) { input, caller throws(FeedError) in
            let page = try input.page.request(orThrow: FeedError.invalidFields)
            return try await repository(caller.principal).posts(input.list, page)
        },
        Route(FeedEndpoints.history) { input, caller throws(FeedError) in
            try await repository(caller.principal).history(input.id)
        },
        Route(FeedEndpoints.hashtags) { _, caller throws(FeedError) in
            try await repository(caller.principal).hashtags()
        },
    ]
}

private func likeRoutes(_ repository: @escaping @Sendable (Principal) -> any FeedRepository) -> [Route] {
    [
        Route(FeedEndpoints.like) { input, caller throws(FeedError) in
            try await repository(caller.principal).like(input.id)
        },
        Route(FeedEndpoints.unlike) { input, caller throws(FeedError) in
            try await repository(caller.principal).unlike(input.id)
        },
    ]
}

private func followRoutes(_ repository: @escaping @Sendable (Principal) -> any FeedRepository) -> [Route] {
    [
        Route(FeedEndpoints.follow) { input, caller throws(FeedError) in
            try await repository(caller.principal).follow(input.id)
        },
        Route(FeedEndpoints.unfollow) { input, caller throws(FeedError) in
            try await repository(caller.principal).unfollow(input.id)
        },
        Route(FeedEndpoints.relation) { input, caller throws(FeedError) in
            try await repository(caller.principal).relation(to: input.id)
        },
        Route(FeedEndpoints.followers) { input, caller throws(FeedError) in
            let page = try input.page.request(orThrow: FeedError.invalidFields)
            return try await repository(caller.principal).follows(.followers, of: input.member, page)
        },
        Route(FeedEndpoints.followed) { input, caller throws(FeedError) in
            let page = try input.page.request(orThrow: FeedError.invalidFields)
            return try await repository(caller.principal).follows(.following, of: input.member, page)
        },
    ]
}
