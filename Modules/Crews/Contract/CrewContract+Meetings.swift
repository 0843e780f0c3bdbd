import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let meetings: [Clause<CrewFixture>] = [
        Clause("a meeting keeps what was typed, at the time of its zone") { place in
            let crew = try await place.crew(of: [])
            let draft = place.draft(capacity: 12)
            let view = try await place.owner.meet(crew, draft, weeks: 1, idempotencyKey: nil)[0]
            let details = view.meeting.details
            try expectEqual(details.title, "토요 축구", "the title")
            try expectEqual(details.place, "한강 공원 3번 구장", "the place")
            try expectEqual(details.note, "물을 가져오세요.", "the note")
            try expectEqual(details.capacity, 12, "the capacity")
            let seoul = details.startsAt.advanced(by: .seconds(9 * 3600))
            try expectEqual("\(seoul.rfc3339.prefix(16))", draft.startsAt.replacing(" ", with: "T"), "it")
            try expectEqual(details.endsAt.since(details.startsAt), .seconds(9000), "how long it is")
            try expectEqual(details.startsAt.since(details.answersUntil), .seconds(21_600), "the answers")
            try expectEqual(view.counts, .none, "the counts")
            try expectEqual(view.own, nil, "the owner's own answer")
            try expectEqual(try await place.owner.meeting(view.meeting.id), view, "what is read")
        },
        Clause("a meeting is read by those of the crew alone") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            let id = try await place.met(crew)
            _ = try await place.repository(as: member).meeting(id)
            _ = try await place.repository(as: member).answers(to: id, .first)
            _ = try await place.repository(as: member).meetings(of: crew, .upcoming, .first)
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notFound) { try await verbs.meeting(id) }
                try await expectRefused(.notFound) { try await verbs.answers(to: id, .first) }
                try await expectRefused(.notFound) { try await verbs.meetings(of: crew, .upcoming, .first) }
                try await expectRefused(.notFound) {
                    try await verbs.answer(id, .going, guests: 0, for: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.meeting(id) }
        },
        Clause("managers alone set meetings up, change them and call them off") { place in
            let (member, manager) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [member, manager])
            let id = try await place.met(crew)
            let verbs = place.repository(as: member)
            let draft = place.draft()
            try await expectRefused(.managersOnly) {
                try await verbs.meet(crew, draft, weeks: 1, idempotencyKey: nil)
            }
            try await expectRefused(.managersOnly) { try await verbs.edit(id, draft, expecting: nil) }
            try await expectRefused(.managersOnly) { try await verbs.callOff(id) }
            try await expectRefused(.managersOnly) { try await verbs.note([:], at: id) }
            let who = try expectValue(manager.memberID, "the manager")
            _ = try await place.owner.setRole(.manager, of: who, in: crew)
            _ = try await place.repository(as: manager).edit(id, place.draft(days: 8), expecting: nil)
            _ = try await place.repository(as: manager).callOff(id)
        },
        Clause("a meeting in the past, without a zone or with an end before its start is refused") { place in
            let crew = try await place.crew(of: [])
            let cases: [(String, (inout MeetingDraft) -> Void)] = [
                ("startsAt", { $0.startsAt = "2020-01-01 10:00" }),
                ("startsAt", { $0.startsAt = "토요일 저녁" }),
                ("endsAt", { $0.endsAt = "2020-01-01 10:00" }),
                ("zone", { $0.zone = "Asia/Atlantis" }),
                ("title", { $0.title = " " }),
                ("capacity", { $0.capacity = 0 }),
                ("answersUntil", { $0.answersUntil = "2200-01-01 10:00" }),
            ]
            for (field, breaking) in cases {
                var draft = place.draft()
                breaking(&draft)
                try await place.expectInvalid(field) {
                    try await place.owner.meet(crew, draft, weeks: 1, idempotencyKey: nil)
                }
            }
            for weeks in [0, 27] {
                try await place.expectInvalid("weeks") {
                    try await place.owner.meet(crew, place.draft(), weeks: weeks, idempotencyKey: nil)
                }
            }
            let all = try await place.owner.meetings(of: crew, .upcoming, .first)
            try expectEqual(all.items.count, 0, "the meetings")
        },
    ]
}

extension CrewFixture {
    /// Checks that the verb is refused for that field.
    func expectInvalid<Value>(
        _ field: String, file: StaticString = #fileID, line: UInt = #line, _ verb: () async throws -> Value
    ) async throws {
        let error = try await refusal(by: CrewError.self, file: file, line: line, of: verb)
        try expect(
            error.description.fieldErrors.contains { $0.field == field },
            "\(field) is refused, but \(error)", file: file, line: line)
    }
}
