import Funding
import Vocabulary
import Wire

/// The routes of backers.
func backingRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.back) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .back(input.id, input.draft, idempotencyKey: caller.idempotencyKey)
        },
        Route(FundingEndpoints.showBacking) { input, caller throws(FundingError) in
            try await repository(caller.principal).backing(input.id)
        },
        Route(FundingEndpoints.leave) { input, caller throws(FundingError) in
            try await repository(caller.principal).leave(input.id)
        },
        Route(FundingEndpoints.choose) { input, caller throws(FundingError) in
            try await repository(caller.principal).choose(input.answer, for: input.item, of: input.id)
        },
    ]
}

/// The routes of lists of backings.
func backingListRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.backers) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).backers(of: input.id, page)
        },
        Route(FundingEndpoints.ofCampaign) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).backings(of: input.id, page)
        },
        Route(FundingEndpoints.ownBackings) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).ownBackings(page)
        },
        Route(FundingEndpoints.ownYears) { _, caller throws(FundingError) in
            try await repository(caller.principal).ownYears()
        },
    ]
}

/// The routes of what shelters tell backers.
func updateRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.tell) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .tell(input.id, input.draft, idempotencyKey: caller.idempotencyKey)
        },
        Route(FundingEndpoints.listUpdates) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal)
                .updates(of: input.id, deliveriesOnly: input.deliveriesOnly, page)
        },
    ]
}
