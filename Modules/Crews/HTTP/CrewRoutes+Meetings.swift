import Crews
import Vocabulary
import Wire

/// The routes of meetings.
func meetingRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.meet) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .meet(input.id, input.draft, weeks: input.weeks, idempotencyKey: caller.idempotencyKey)
        },
        Route(CrewEndpoints.showMeeting) { input, caller throws(CrewError) in
            try await repository(caller.principal).meeting(input.id)
        },
        Route(CrewEndpoints.editMeeting) { input, caller throws(CrewError) in
            try await repository(caller.principal).edit(input.id, input.content, expecting: input.version)
        },
        Route(CrewEndpoints.callOff) { input, caller throws(CrewError) in
            try await repository(caller.principal).callOff(input.id)
        },
        Route(CrewEndpoints.meetings) { input, caller throws(CrewError) in
            let page = try input.page.request(orThrow: CrewError.invalidFields)
            return try await repository(caller.principal).meetings(of: input.id, input.list, page)
        },
    ]
}

/// The routes of answers.
func answerRoutes(_ repository: @escaping CrewVerbsOf) -> [Route] {
    [
        Route(CrewEndpoints.answer) { input, caller throws(CrewError) in
            try await repository(caller.principal)
                .answer(input.id, input.answer, guests: input.guests, for: input.member)
        },
        Route(CrewEndpoints.note) { input, caller throws(CrewError) in
            try await repository(caller.principal).note(input.attendance, at: input.id)
        },
        Route(CrewEndpoints.answers) { input, caller throws(CrewError) in
            let page = try input.page.request(orThrow: CrewError.invalidFields)
            return try await repository(caller.principal).answers(to: input.id, page)
        },
    ]
}
