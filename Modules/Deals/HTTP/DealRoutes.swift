public import Deals
public import Vocabulary
public import Wire

/// The routes of deals; each request is answered by the repository of the principal who sent it.
public func dealRoutes(
    _ repository: @escaping @Sendable (Principal) -> any DealRepository
) -> [Route] {
    readingRoutes(repository) + decidingRoutes(repository) + deliveringRoutes(repository)
}

private func readingRoutes(_ repository: @escaping @Sendable (Principal) -> any DealRepository) -> [Route] {
    [
        Route(DealEndpoints.list) { input, caller throws(DealError) in
            let page = try input.page.request(orThrow: DealError.invalidFields)
            return try await repository(caller.principal).deals(input.filter, page)
        },
        Route(DealEndpoints.show) { input, caller throws(DealError) in
            try await repository(caller.principal).deal(input.id)
        },
    ]
}

private func decidingRoutes(_ repository: @escaping @Sendable (Principal) -> any DealRepository) -> [Route] {
    [
        Route(DealEndpoints.reserve) { input, caller throws(DealError) in
            try await repository(caller.principal).reserve(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(DealEndpoints.accept) { input, caller throws(DealError) in
            try await repository(caller.principal).accept(input.id)
        },
        Route(DealEndpoints.decline) { input, caller throws(DealError) in
            try await repository(caller.principal).decline(input.id)
        },
        Route(DealEndpoints.cancel) { input, caller throws(DealError) in
            try await repository(caller.principal).cancel(input.id)
        },
        Route(DealEndpoints.complete) { input, caller throws(DealError) in
            try await repository(caller.principal).complete(input.id)
        },
        Route(DealEndpoints.setContact) { input, caller throws(DealError) in
            try await repository(caller.principal).setContact(on: input.id, to: input.text)
        },
    ]
}

private func deliveringRoutes(
    _ repository: @escaping @Sendable (Principal) -> any DealRepository
) -> [Route] {
    [
        Route(DealEndpoints.handOver) { input, caller throws(DealError) in
            try await repository(caller.principal).handOver(input.id)
        },
        Route(DealEndpoints.receive) { input, caller throws(DealError) in
            try await repository(caller.principal).receive(input.id)
        },
    ]
}
