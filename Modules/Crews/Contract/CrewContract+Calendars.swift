import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Calendars of meetings, and the private addresses at which programs read them.
    static let calendars: [Clause<CrewFixture>] = [
        Clause("an address shows the meetings until it is renewed or revoked") { place in
            let calendars = try place.calendars()
            let crew = try await place.crew(of: [])
            let (scope, meeting) = (CalendarScope.crew(crew), try await place.met(crew))
            let own = calendars.verbs(for: place.members.owner)
            try expectEqual(try await own.calendarAddress(of: scope), nil, "before there is one")
            let first = try await own.renewCalendarAddress(of: scope)
            try expectEqual(try await own.calendarAddress(of: scope), first.madeAt, "when it was made")
            try await calendars.expectShown([meeting], at: first, "the meeting")
            let second = try await own.renewCalendarAddress(of: scope)
            try await calendars.expectGone(first)
            try await calendars.expectShown([meeting], at: second, "the meeting at the new address")
            for _ in 0..<2 { try await own.revokeCalendarAddress(of: scope) }
            try await calendars.expectGone(second)
            try expectEqual(try await own.calendarAddress(of: scope), nil, "after it was revoked")
        },
        Clause("an address shows nothing to a member who may not read the meetings any more") { place in
            let (calendars, member) = (try place.calendars(), place.newMember())
            let crew = try await place.crew(of: [member])
            let (scope, meeting) = (CalendarScope.crew(crew), try await place.met(crew))
            let verbs = calendars.verbs(for: member)
            let (one, all) = (
                try await verbs.renewCalendarAddress(of: scope),
                try await verbs.renewCalendarAddress(of: .own)
            )
            _ = try await place.repository(as: member).leave(crew)
            try await calendars.expectGone(one)
            try await calendars.expectShown([], at: all, "what is left")
            try await expectRefused(.notFound) { try await verbs.renewCalendarAddress(of: scope) }
            _ = try await place.repository(as: member).join(crew, message: "")
            try await calendars.expectShown([meeting], at: one, "the meeting, back again")
            try place.stand(member, .suspended)
            try await calendars.expectGone(one)
            try place.stand(member, .active)
            _ = try await place.repository(as: member).leave(crew)
            try await verbs.revokeCalendarAddress(of: scope)
            _ = try await place.repository(as: member).join(crew, message: "")
            try await calendars.expectGone(one)
        },
        Clause("a member who has withdrawn has no address and gets none") { place in
            let (calendars, member) = (try place.calendars(), place.newMember())
            _ = try await place.crew(of: [member])
            let verbs = calendars.verbs(for: member)
            let address = try await verbs.renewCalendarAddress(of: .own)
            for _ in 0..<2 { try await place.forget(member) }
            try await calendars.expectGone(address)
            try await expectRefused(.service(.accessInvalid)) {
                try await verbs.renewCalendarAddress(of: .own)
            }
        },
        Clause("a calendar shows meetings for 30 days after they ended or were called off") { place in
            let calendars = try place.calendars()
            let crew = try await place.crew(of: [])
            let (off, held) = (try await place.met(crew, days: 40), try await place.met(crew, days: 2))
            let address = try await calendars.verbs(for: place.members.owner)
                .renewCalendarAddress(of: .crew(crew))
            _ = try await place.owner.callOff(off)
            let entries = try await calendars.desk.calendar(address.secret).entries
            try expectEqual(entries.map(\.meeting), [held, off], "both")
            try expectEqual(entries.map(\.isCalledOff), [false, true], "which was called off")
            place.clock.advance(by: .seconds(31 * 86_400))
            try await calendars.expectShown([held], at: address, "31 days later")
            place.clock.advance(by: .seconds(3 * 86_400))
            try await calendars.expectShown([], at: address, "34 days later")
        },
        Clause("the calendar of all crews leaves out meetings to which one does not go") { place in
            let (calendars, member) = (try place.calendars(), place.newMember())
            let crews = [try await place.crew(of: [member]), try await place.crew(of: [member])]
            let first = try await place.met(crews[0], days: 3)
            let second = try await place.met(crews[1], days: 4)
            let verbs = calendars.verbs(for: member)
            let before = try await verbs.calendar(.own)
            try expectEqual(before.entries.map(\.meeting), [first, second], "both")
            try await place.answer(place.members.owner, .notGoing, to: first)
            try expectEqual(try await verbs.calendar(.own), before, "after the answer of another")
            try await place.answer(member, .notGoing, to: first)
            try expectEqual(try await verbs.calendar(.own).entries.map(\.meeting), [second], "then")
            let ofCrew = try await verbs.calendar(.crew(crews[0])).entries.map(\.meeting)
            try expectEqual(ofCrew, [first], "the calendar of the crew")
        },
    ]
}
