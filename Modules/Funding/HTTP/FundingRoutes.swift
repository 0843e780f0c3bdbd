public import Funding
public import Vocabulary
public import Wire

/// The repository of the principal who sent a request.
typealias FundingVerbsOf = @Sendable (Principal) -> any FundingRepository

/// The routes of funding; each request is answered by the repository of the principal who sent it.
public func fundingRoutes(
    _ repository: @escaping @Sendable (Principal) -> any FundingRepository
) -> [Route] {
    shelterRoutes(repository) + shelterChangingRoutes(repository) + campaignRoutes(repository)
        + campaignWritingRoutes(repository) + campaignEndingRoutes(repository) + backingRoutes(repository)
        + backingListRoutes(repository) + updateRoutes(repository) + receiptRoutes(repository)
        + receiptListRoutes(repository) + oversightRoutes(repository) + payoutRoutes(repository)
}

private func shelterRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.found) { input, caller throws(FundingError) in
            try await repository(caller.principal).found(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(FundingEndpoints.showShelter) { input, caller throws(FundingError) in
            try await repository(caller.principal).shelter(input.id)
        },
        Route(FundingEndpoints.browseShelters) { input, caller throws(FundingError) in
            let page = try input.page.request(orThrow: FundingError.invalidFields)
            return try await repository(caller.principal).shelters(input.query, page)
        },
        Route(FundingEndpoints.ownShelters) { _, caller throws(FundingError) in
            try await repository(caller.principal).ownShelters()
        },
        Route(FundingEndpoints.showPeople) { input, caller throws(FundingError) in
            try await repository(caller.principal).people(of: input.id)
        },
    ]
}

private func shelterChangingRoutes(_ repository: @escaping FundingVerbsOf) -> [Route] {
    [
        Route(FundingEndpoints.editShelter) { input, caller throws(FundingError) in
            try await repository(caller.principal).edit(input.id, input.content, expecting: input.version)
        },
        Route(FundingEndpoints.nameAccount) { input, caller throws(FundingError) in
            try await repository(caller.principal).nameAccount(input.account, of: input.id)
        },
        Route(FundingEndpoints.setRole) { input, caller throws(FundingError) in
            try await repository(caller.principal)
                .setRole(input.role, of: input.one.member, in: input.one.id)
        },
        Route(FundingEndpoints.remove) { input, caller throws(FundingError) in
            try await repository(caller.principal).remove(input.member, from: input.id)
        },
    ]
}
