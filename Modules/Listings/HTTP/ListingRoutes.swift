public import Listings
public import Vocabulary
public import Wire

/// The routes of listings; each request is answered by the repository of the principal who sent it.
public func listingRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    sellerRoutes(repository) + readerRoutes(repository) + holdRoutes(repository)
}

private func sellerRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    [
        Route(ListingEndpoints.publish) { input, principal throws(ListingError) in
            try await repository(principal).publish(input.draft, as: input.visibility)
        },
        Route(ListingEndpoints.republish) { input, principal throws(ListingError) in
            try await repository(principal).publish(input.id)
        },
        Route(ListingEndpoints.edit) { input, principal throws(ListingError) in
            try await repository(principal).edit(input.id, input.draft, expecting: input.version)
        },
        Route(ListingEndpoints.hide) { input, principal throws(ListingError) in
            try await repository(principal).hide(input.id)
        },
        Route(ListingEndpoints.delete) { input, principal throws(ListingError) in
            try await repository(principal).delete(input.id)
            return Nothing()
        },
        Route(ListingEndpoints.mine) { input, principal throws(ListingError) in
            try await repository(principal).mine(input.state, try request(input.page))
        },
    ]
}

private func readerRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    [
        Route(ListingEndpoints.show) { input, principal throws(ListingError) in
            try await repository(principal).listing(input.id)
        },
        Route(ListingEndpoints.browse) { input, principal throws(ListingError) in
            try await repository(principal).browse(input.query, try request(input.page))
        },
        Route(ListingEndpoints.like) { input, principal throws(ListingError) in
            try await repository(principal).like(input.id)
        },
        Route(ListingEndpoints.unlike) { input, principal throws(ListingError) in
            try await repository(principal).unlike(input.id)
        },
        Route(ListingEndpoints.liked) { input, principal throws(ListingError) in
            try await repository(principal).liked(try request(input.page))
        },
    ]
}

private func holdRoutes(_ repository: @escaping @Sendable (Principal) -> any ListingRepository) -> [Route] {
    [
        Route(ListingEndpoints.hold) { input, principal throws(ListingError) in
            try await repository(principal)
                .hold(input.id, quantity: input.quantity, for: input.order, until: input.until)
        },
        Route(ListingEndpoints.confirm) { input, principal throws(ListingError) in
            try await repository(principal).confirm(input.id, input.order)
        },
        Route(ListingEndpoints.release) { input, principal throws(ListingError) in
            try await repository(principal).release(input.id, input.order)
        },
    ]
}

private func request(_ fields: PageFields) throws(ListingError) -> PageRequest {
    do throws(Complaint) {
        return try fields.request()
    } catch {
        throw .incomplete([error])
    }
}
