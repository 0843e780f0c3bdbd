import Funding
import Vocabulary
import Wire

/// The routes by which operators decide.
func oversightRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.decide) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .decide(input.decision, about: input.id, reason: input.reason)
        },
        Route(FundingEndpoints.pause) { input, caller throws(FundingError) in
            try await repository(caller.principal).pause(input.id, reason: input.reason)
        },
        Route(FundingEndpoints.resume) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .resume(input.act.id, under: input.shelter, reason: input.act.reason)
        },
        Route(FundingEndpoints.callOff) { input, caller throws(FundingError) in
            try await repository(caller.principal).callOff(input.id, reason: input.reason)
        },
    ]
}

/// The routes of operators for money.
func payoutRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.payOut) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .payOut(
                    input.act.id, input.amount, transfer: input.transfer, reason: input.act.reason)
        },
        Route(FundingEndpoints.readAccount) { input, caller throws(FundingError) in
            try await repository(caller.principal).payoutAccount(of: input.id, reason: input.reason)
        },
        Route(FundingEndpoints.stuckRefunds) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).stuckRefunds(page)
        },
    ]
}
