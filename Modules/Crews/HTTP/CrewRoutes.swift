public import Crews
public import Vocabulary
public import Wire

/// The repository of the principal who sent a request.
typealias CrewVerbsOf = @Sendable (Principal) -> any CrewRepository

/// The routes of crews; each request is answered by the repository of the principal who sent it.
public func crewRoutes(
    _ repository: @escaping @Sendable (Principal) -> any CrewRepository
) -> [Route] {
    foundingRoutes(repository) + browsingRoutes(repository) + joiningRoutes(repository)
        + stayingRoutes(repository) + managingRoutes(repository) + roleRoutes(repository)
        + meetingRoutes(repository) + answerRoutes(repository) + duesRoutes(repository)
        + moneyRoutes(repository)
}

private func foundingRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.found) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .found(input.draft, cover: input.cover, idempotencyKey: caller.idempotencyKey)
        },
        Route(CrewEndpoints.edit) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .edit(input.id, input.content.draft, cover: input.content.cover, expecting: input.version)
        },
        Route(CrewEndpoints.close) { input, caller throws(CrewError) in
            try await repository(caller.principal).close(input.id)
        },
        Route(CrewEndpoints.reopen) { input, caller throws(CrewError) in
            try await repository(caller.principal).reopen(input.id)
        },
    ]
}

private func browsingRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.show) { input, caller throws(CrewError) in
            try await repository(caller.principal).crew(input.id)
        },
        Route(CrewEndpoints.browse) { input, caller throws(CrewError) in
            let page = try input.page.request(orThrow: CrewError.invalidFields)
            return try await repository(caller.principal).browse(input.query, page)
        },
        Route(CrewEndpoints.ofMember) { input, caller throws(CrewError) in
            let page = try input.page.request(orThrow: CrewError.invalidFields)
            return try await repository(caller.principal).crews(of: input.member, page)
        },
    ]
}
