public import Crews
public import Vocabulary
public import Wire

/// The routes of crews; each request is answered by the repository of the principal who sent it.
public func crewRoutes(
    _ repository: @escaping @Sendable (Principal) -> any CrewRepository
) -> [Route] {
    [
        Route(CrewEndpoints.add) { input, caller throws(CrewError) in
            try await repository(caller.principal).add(input, idempotencyKey: caller.idempotencyKey)
        },
        Route(CrewEndpoints.show) { input, caller throws(CrewError) in
            try await repository(caller.principal).crew(input.id)
        },
        Route(CrewEndpoints.rename) { input, caller throws(CrewError) in
            try await repository(caller.principal).rename(input.id, input.draft, expecting: input.version)
        },
        Route(CrewEndpoints.hide) { input, caller throws(CrewError) in
            try await repository(caller.principal).hide(input.id)
        },
        Route(CrewEndpoints.remove) { input, caller throws(CrewError) in
            try await repository(caller.principal).remove(input.id)
            return Nothing()
        },
        Route(CrewEndpoints.browse) { input, caller throws(CrewError) in
            let page = try input.page.request(orThrow: CrewError.invalidFields)
            return try await repository(caller.principal).browse(page)
        },
    ]
}
