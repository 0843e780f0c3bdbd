public import Listings
public import Vocabulary
public import Wire

/// The routes of listings; each request is answered by the repository of the principal who sent it.
public func listingRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    sellerRoutes(repository) + moderatorRoutes(repository) + readerRoutes(repository) + holdRoutes(repository)
}

private func sellerRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    [
        Route(ListingEndpoints.publish) { input, caller throws(ListingError) in
            try await repository(caller.principal)
                .publish(input.draft, as: input.visibility, idempotencyKey: caller.idempotencyKey)
        },
        Route(ListingEndpoints.republish) { input, caller throws(ListingError) in
            try await repository(caller.principal).publish(input.id)
        },
        Route(ListingEndpoints.edit) { input, caller throws(ListingError) in
            try await repository(caller.principal).edit(input.id, input.content, expecting: input.version)
        },
        Route(ListingEndpoints.hide) { input, caller throws(ListingError) in
            try await repository(caller.principal).hide(input.id)
        },
        Route(ListingEndpoints.sold) { input, caller throws(ListingError) in
            try await repository(caller.principal).sold(input.id)
        },
        Route(ListingEndpoints.bump) { input, caller throws(ListingError) in
            try await repository(caller.principal).bump(input.id)
        },
        Route(ListingEndpoints.delete) { input, caller throws(ListingError) in
            try await repository(caller.principal).delete(input.id)
            return Nothing()
        },
        Route(ListingEndpoints.mine) { input, caller throws(ListingError) in
            let page = try input.page.request(orThrow: ListingError.invalidFields)
            return try await repository(caller.principal).mine(input.state, page)
        },
    ]
}

private func moderatorRoutes(
    _ repository: @escaping @Sendable (Principal) -> any ListingRepository
) -> [Route] {
    [
        Route(ListingEndpoints.moderate) { input, caller throws(ListingError) in
            try await repository(caller.principal).moderate(input.id, input.act, reason: input.reason)
        },
        Route(ListingEndpoints.unhide) { input, caller throws(ListingError) in
            try await repository(caller.principal).unhide(input.id)
        },
    ]
}

private func readerRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    [
        Route(ListingEndpoints.show) { input, caller throws(ListingError) in
            try await repository(caller.principal).listing(input.id)
        },
        Route(ListingEndpoints.browse) { input, caller throws(ListingError) in
            let page = try input.page.request(orThrow: ListingError.invalidFields)
            return try await repository(caller.principal).browse(input.query, page)
        },
        Route(ListingEndpoints.leagues) { _, caller throws(ListingError) in
            try await repository(caller.principal).leagues()
        },
        Route(ListingEndpoints.like) { input, caller throws(ListingError) in
            try await repository(caller.principal).like(input.id)
        },
        Route(ListingEndpoints.unlike) { input, caller throws(ListingError) in
            try await repository(caller.principal).unlike(input.id)
        },
        Route(ListingEndpoints.liked) { input, caller throws(ListingError) in
            let page = try input.page.request(orThrow: ListingError.invalidFields)
            return try await repository(caller.principal).liked(page)
        },
    ]
}

private func holdRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    [
        Route(ListingEndpoints.hold) { input, caller throws(ListingError) in
            try await repository(caller.principal)
                .hold(
                    input.id, quantity: input.quantity, for: input.order, until: input.until,
                    idempotencyKey: caller.idempotencyKey)
        },
        Route(ListingEndpoints.confirm) { input, caller throws(ListingError) in
            try await repository(caller.principal).confirm(input.id, input.order)
        },
        Route(ListingEndpoints.release) { input, caller throws(ListingError) in
            try await repository(caller.principal).release(input.id, input.order)
        },
    ]
}
