public import Payments
public import Vocabulary
public import Wire

/// The repository of the principal who sent a request.
private typealias Verbs = @Sendable (Principal) -> any OrderRepository

/// The routes of payments; each request is answered by the repository of the principal who sent it.
public func orderRoutes(
    _ repository: @escaping @Sendable (Principal) -> any OrderRepository
) -> [Route] {
    buyingRoutes(repository) + decidingRoutes(repository) + receivingRoutes(repository)
        + ledgerRoutes(repository)
}

private func buyingRoutes(_ repository: @escaping Verbs) -> [Route] {
    [
        Route(OrderEndpoints.offer) { input, caller throws(OrderError) in
            try await repository(caller.principal).offer(input.request)
        },
        Route(OrderEndpoints.open) { input, caller throws(OrderError) in
            try await repository(caller.principal).open(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(OrderEndpoints.list) { input, caller throws(OrderError) in
            let page = try input.page.request(orThrow: OrderError.invalidFields)
            return try await repository(caller.principal).orders(input.filter, page)
        },
        Route(OrderEndpoints.show) { input, caller throws(OrderError) in
            try await repository(caller.principal).order(input.id)
        },
        Route(OrderEndpoints.checkout) { input, caller throws(OrderError) in
            try await repository(caller.principal).checkout(input.id)
        },
        Route(OrderEndpoints.look) { input, caller throws(OrderError) in
            try await repository(caller.principal).look(input.id)
        },
    ]
}

private func decidingRoutes(_ repository: @escaping Verbs) -> [Route] {
    [
        Route(OrderEndpoints.cancel) { input, caller throws(OrderError) in
            try await repository(caller.principal).cancel(input.id)
        },
        Route(OrderEndpoints.withdraw) { input, caller throws(OrderError) in
            try await repository(caller.principal).withdraw(input.id)
        },
        Route(OrderEndpoints.refund) { input, caller throws(OrderError) in
            try await repository(caller.principal)
                .refund(input.id, input.amount, idempotencyKey: caller.idempotencyKey)
        },
    ]
}

private func receivingRoutes(_ repository: @escaping Verbs) -> [Route] {
    [
        Route(OrderEndpoints.handOver) { input, caller throws(OrderError) in
            try await repository(caller.principal).handOver(input.id)
        },
        Route(OrderEndpoints.confirm) { input, caller throws(OrderError) in
            try await repository(caller.principal).confirm(input.id)
        },
        Route(OrderEndpoints.complain) { input, caller throws(OrderError) in
            try await repository(caller.principal).complain(input.id, input.problem, input.text)
        },
    ]
}

private func ledgerRoutes(_ repository: @escaping Verbs) -> [Route] {
    [
        Route(OrderEndpoints.balance) { _, caller throws(OrderError) in
            try await repository(caller.principal).balance()
        },
        Route(OrderEndpoints.postings) { input, caller throws(OrderError) in
            let page = try input.page.request(orThrow: OrderError.invalidFields)
            return try await repository(caller.principal).postings(page)
        },
        Route(OrderEndpoints.problems) { input, caller throws(OrderError) in
            let page = try input.page.request(orThrow: OrderError.invalidFields)
            return try await repository(caller.principal).problems(page)
        },
        Route(OrderEndpoints.settle) { input, caller throws(OrderError) in
            try await repository(caller.principal)
                .settle(input.id, input.settlement, reason: input.reason)
        },
    ]
}
