import Funding
import Vocabulary
import Wire

/// The routes by which campaigns are found.
func campaignRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.browse) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).browse(input.query, page)
        },
        Route(FundingEndpoints.show) { input, caller throws(FundingError) in
            try await repository(caller.principal).campaign(input.id)
        },
        Route(FundingEndpoints.ofShelter) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).campaigns(of: input.id, page)
        },
        Route(FundingEndpoints.payouts) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).payouts(of: input.id, page)
        },
    ]
}

/// The routes by which campaigns are written and opened.
func campaignWritingRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.draft) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .draft(input.draft, of: input.shelter, idempotencyKey: caller.idempotencyKey)
        },
        Route(FundingEndpoints.edit) { input, caller throws(FundingError) in
            try await repository(caller.principal).edit(input.id, input.content, expecting: input.version)
        },
        Route(FundingEndpoints.open) { input, caller throws(FundingError) in
            try await repository(caller.principal).open(input.id)
        },
    ]
}

/// The routes by which campaigns are extended and ended.
func campaignEndingRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.extend) { input, caller throws(FundingError) in
            try await repository(caller.principal).extend(input.id, to: input.deadline)
        },
        Route(FundingEndpoints.close) { input, caller throws(FundingError) in
            try await repository(caller.principal).close(input.id)
        },
        Route(FundingEndpoints.cancel) { input, caller throws(FundingError) in
            try await repository(caller.principal).cancel(input.id)
        },
        Route(FundingEndpoints.lack) { input, caller throws(FundingError) in
            try await repository(caller.principal).lack(input.item, in: input.id)
        },
    ]
}
