public import Payments
public import Vocabulary
public import Wire

/// The routes of payments; each request is answered by the repository of the principal who sent it.
public func orderRoutes(
    _ repository: @escaping @Sendable (Principal) -> any OrderRepository
) -> [Route] {
    [
        Route(OrderEndpoints.add) { input, caller throws(OrderError) in
            try await repository(caller.principal).add(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(OrderEndpoints.show) { input, caller throws(OrderError) in
            try await repository(caller.principal).order(input.id)
        },
        Route(OrderEndpoints.rename) { input, caller throws(OrderError) in
            try await repository(caller.principal).rename(input.id, input.draft, expecting: input.version)
        },
        Route(OrderEndpoints.hide) { input, caller throws(OrderError) in
            try await repository(caller.principal).hide(input.id)
        },
        Route(OrderEndpoints.remove) { input, caller throws(OrderError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(OrderEndpoints.browse) { input, caller throws(OrderError) in
            let page = try input.page.request(orThrow: OrderError.invalidFields)
            return try await repository(caller.principal).browse(page)
        },
    ]
}
