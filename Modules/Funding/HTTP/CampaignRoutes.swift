public import Funding
public import Vocabulary
public import Wire

/// The routes of funding; each request is answered by the repository of the principal who sent it.
public func campaignRoutes(
    _ repository: @escaping @Sendable (Principal) -> any CampaignRepository
) -> [Route] {
    [
        Route(CampaignEndpoints.add) { input, caller throws(CampaignError) in
            try await repository(caller.principal).add(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(CampaignEndpoints.show) { input, caller throws(CampaignError) in
            try await repository(caller.principal).campaign(input.id)
        },
        Route(CampaignEndpoints.rename) { input, caller throws(CampaignError) in
            try await repository(caller.principal).rename(input.id, input.draft, expecting: input.version)
        },
        Route(CampaignEndpoints.hide) { input, caller throws(CampaignError) in
            try await repository(caller.principal).hide(input.id)
        },
        Route(CampaignEndpoints.remove) { input, caller throws(CampaignError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(CampaignEndpoints.browse) { input, caller throws(CampaignError) in
            let page = try input.page.request(orThrow: CampaignError.invalidFields)
            return try await repository(caller.principal).browse(page)
        },
    ]
}
