import Crews
import Vocabulary
import Wire

/// The routes by which a person joins, and what it takes to leave.
func joiningRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.join) { input, caller throws(CrewError) in
            try await repository(caller.principal).join(input.id, message: input.message)
        },
        Route(CrewEndpoints.takeUp) { input, caller throws(CrewError) in
            try await repository(caller.principal).takeUp(input.id)
        },
        Route(CrewEndpoints.leave) { input, caller throws(CrewError) in
            try await repository(caller.principal).leave(input.id)
        },
        Route(CrewEndpoints.membership) { input, caller throws(CrewError) in
            try await repository(caller.principal).membership(in: input.id)
        },
    ]
}

/// The routes of those who stay.
func stayingRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.setLeave) { input, caller throws(CrewError) in
            try await repository(caller.principal).setLeave(input.isOnLeave, from: input.id)
        },
        Route(CrewEndpoints.describe) { input, caller throws(CrewError) in
            try await repository(caller.principal).describe(input.words, in: input.id)
        },
        Route(CrewEndpoints.people) { input, caller throws(CrewError) in
            let page = try input.page.request(orThrow: CrewError.invalidFields)
            return try await repository(caller.principal).people(of: input.id, input.list, page)
        },
    ]
}

/// The routes of managers.
func managingRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.accept) { input, caller throws(CrewError) in
            try await repository(caller.principal).accept(input.member, to: input.id)
        },
        Route(CrewEndpoints.decline) { input, caller throws(CrewError) in
            try await repository(caller.principal).decline(input.member, from: input.id)
        },
        Route(CrewEndpoints.remove) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .remove(input.one.member, from: input.one.id, bannedUntil: input.bannedUntil)
        },
        Route(CrewEndpoints.setSuspended) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .setSuspended(input.isSuspended, input.one.member, in: input.one.id)
        },
    ]
}

/// The routes of owners.
func roleRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.setRole) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .setRole(input.role, of: input.one.member, in: input.one.id)
        },
        Route(CrewEndpoints.handOver) { input, caller throws(CrewError) in
            try await repository(caller.principal).handOver(input.id, to: input.member)
        },
    ]
}
