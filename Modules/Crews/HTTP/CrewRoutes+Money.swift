import Crews
import Vocabulary
import Wire

/// The routes of dues.
func duesRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.setDues) { input, caller throws(CrewError) in
            try await repository(caller.principal).setDues(input.plan, of: input.id)
        },
        Route(CrewEndpoints.endDues) { input, caller throws(CrewError) in
            try await repository(caller.principal).setDues(nil, of: input.id)
        },
        Route(CrewEndpoints.listDues) { input, caller throws(CrewError) in
            let page = try input.page.request(orThrow: CrewError.invalidFields)
            return try await repository(caller.principal).dues(of: input.id, input.list, page)
        },
        Route(CrewEndpoints.waive) { input, caller throws(CrewError) in
            try await repository(caller.principal).waive(input.id, reason: input.reason)
        },
    ]
}

/// The routes of cash, the ledger and the account.
func moneyRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.enter) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .enter(input.draft, into: input.id, idempotencyKey: caller.idempotencyKey)
        },
        Route(CrewEndpoints.ledger) { input, caller throws(CrewError) in
            try await repository(caller.principal).ledger(of: input.id, input.month)
        },
        Route(CrewEndpoints.nameAccount) { input, caller throws(CrewError) in
            try await repository(caller.principal).nameAccount(input.account, of: input.id)
        },
        Route(CrewEndpoints.account) { input, caller throws(CrewError) in
            try await repository(caller.principal).account(of: input.id)
        },
    ]
}
