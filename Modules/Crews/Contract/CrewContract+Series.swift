import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let series: [Clause<CrewFixture>] = [
        Clause("weekly meetings are each their own, a week apart") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            _ = try await place.notices()
            let made = try await place.owner.meet(
                crew, place.draft(), weeks: 4, idempotencyKey: place.newKey())
            try expectEqual(made.count, 4, "how many were set up")
            try await place.expectTold(.setUp, [member], about: made[0].meeting.id)
            for (one, next) in zip(made, made.dropFirst()) {
                let apart = next.meeting.details.startsAt.since(one.meeting.details.startsAt)
                try expectEqual(apart, .seconds(7 * 86_400), "how far they are apart")
            }
            _ = try await place.owner.callOff(made[1].meeting.id)
            try await place.answer(member, to: made[2].meeting.id)
            let listed = try await place.repository(as: member).meetings(of: crew, .upcoming, .first).items
            try expectEqual(listed.map(\.meeting.id), made.map(\.meeting.id), "the list")
            try expectEqual(listed.map(\.counts.going), [0, 0, 1, 0], "the counts")
            try expectEqual(listed.map(\.own?.place), [nil, nil, .going, nil], "the member's answers")
            let calledOff = listed.map { $0.meeting.calledOffAt != nil }
            try expectEqual(calledOff, [false, true, false, false], "which are called off")
        },
        Clause("a request for meetings that is repeated takes effect once") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            _ = try await place.notices()
            let (key, draft) = (place.newKey(), place.draft())
            let first = try await place.owner.meet(crew, draft, weeks: 2, idempotencyKey: key)
            let again = try await place.owner.meet(crew, draft, weeks: 2, idempotencyKey: key)
            try expectEqual(again, first, "what is answered")
            try await expectRefused(.service(.keyReused)) {
                try await place.owner.meet(crew, draft, weeks: 3, idempotencyKey: key)
            }
            try await place.expectTold(.setUp, [member], about: first[0].meeting.id)
            let all = try await place.owner.meetings(of: crew, .upcoming, .first)
            try expectEqual(all.items.count, 2, "the meetings")
        },
        Clause("pages of meetings neither repeat nor skip one; the next comes first, of past ones the last") {
            place in
            let crew = try await place.crew(of: [])
            let made = try await place.owner.meet(crew, place.draft(days: 1), weeks: 5, idempotencyKey: nil)
            let ids = made.map(\.meeting.id)
            try expectEqual(try await place.scroll(crew, .upcoming), ids, "those to come")
            try await place.advance(to: .seconds(-6 * 86_400), before: ids[1])
            try expectEqual(try await place.scroll(crew, .upcoming), Array(ids[2...]), "those to come")
            try expectEqual(try await place.scroll(crew, .past), [ids[1], ids[0]], "the past ones")
            let other = try await place.owner.meetings(of: crew, .upcoming, try PageRequest(limit: 1)).next
            let cursor = try expectValue(other, "a cursor")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.owner.meetings(of: crew, .past, PageRequest(.after(cursor)))
            }
        },
        Clause("a meeting is changed at the version that was read, and those who come are told") { place in
            let (member, other) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [member, other])
            let id = try await place.met(crew)
            try await place.answer(member, to: id)
            let version = try await place.owner.meeting(id).meeting.version
            _ = try await place.notices()
            var draft = place.draft(days: 9)
            draft.title = "일요 축구"
            let changed = try await place.owner.edit(id, draft, expecting: version).meeting
            try expectEqual(changed.details.title, "일요 축구", "the title")
            try expectEqual(changed.version, version.next, "the version")
            try await place.expectTold(.changed, [member], about: id)
            try await expectRefused(.changed(changed.version)) {
                try await place.owner.edit(id, place.draft(), expecting: version)
            }
        },
        Clause("a meeting that was called off stays called off, and takes no answers") { place in
            let (member, other) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [member, other])
            let id = try await place.met(crew)
            try await place.answer(member, to: id)
            _ = try await place.notices()
            let off = try await place.owner.callOff(id).meeting
            try expectEqual(try await place.owner.callOff(id).meeting, off, "calling off again")
            try await place.expectTold(.calledOff, [member], about: id)
            try await expectRefused(.calledOff) {
                try await place.repository(as: other).answer(id, .going, guests: 0, for: nil)
            }
            try await expectRefused(.calledOff) {
                try await place.owner.edit(id, place.draft(), expecting: nil)
            }
        },
    ]
}

extension CrewFixture {
    /// The meetings of the list, read by twos.
    fileprivate func scroll(_ crew: CrewID, _ list: MeetingList) async throws -> [MeetingID] {
        var (ids, start): ([MeetingID], PageRequest.Start?) = ([], .first)
        while let from = start {
            let page = try await owner.meetings(of: crew, list, try PageRequest(from, limit: 2))
            ids += page.items.map(\.meeting.id)
            start = page.next.map { .after($0) }
        }
        return ids
    }
}
