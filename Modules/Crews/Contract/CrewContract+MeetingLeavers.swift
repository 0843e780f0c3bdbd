import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let meetingLeavers: [Clause<CrewFixture>] = [
        Clause("who leaves the crew gives up a place, and is not promoted again") { place in
            let members = place.newMembers(4)
            let crew = try await place.crew(of: members)
            let id = try await place.met(crew, capacity: 1)
            for member in members { try await place.answer(member, to: id) }
            _ = try await place.notices()
            _ = try await place.repository(as: members[1]).leave(crew)
            _ = try await place.repository(as: members[0]).leave(crew)
            try expectEqual(
                try await place.places(of: Array(members[2...]), at: id), [.going, .waiting], "then")
            try await place.expectTold(.place, [members[2]], about: id)
            try await expectRefused(.notFound) { try await place.repository(as: members[0]).meeting(id) }
            place.clock.pass(.seconds(1))
            _ = try await place.repository(as: members[0]).join(crew, message: "")
            try await place.answer(members[2], .notGoing, to: id)
            try expectEqual(
                try await place.places(of: [members[0], members[3]], at: id), [.notGoing, .going], "back")
        },
        Clause("who is removed, banned or suspended gives up a place, and a suspended member may read") {
            place in
            var members = place.newMembers(5)
            members[1] = place.members.buyer
            let crew = try await place.crew(of: members)
            let id = try await place.met(crew, capacity: 1)
            for member in members { try await place.answer(member, to: id) }
            let ids = members.compactMap(\.memberID)
            _ = try await place.owner.setSuspended(true, ids[0], in: crew)
            let until = place.clock.rough.advanced(by: .seconds(30 * 86_400))
            _ = try await place.owner.remove(ids[1], from: crew, bannedUntil: until)
            _ = try await place.owner.remove(ids[2], from: crew, bannedUntil: nil)
            try expectEqual(
                try await place.places(of: [members[0], members[3], members[4]], at: id),
                [.notGoing, .going, .waiting], "then")
            try await expectRefused(.suspendedFromCrew) {
                try await place.repository(as: members[0]).answer(id, .going, guests: 0, for: nil)
            }
        },
        Clause("who withdraws gives up a place, and writes nothing any more") { place in
            let members = place.newMembers(3)
            let crew = try await place.crew(of: members)
            let id = try await place.met(crew, capacity: 1)
            for member in members { try await place.answer(member, to: id) }
            try await place.forget(members[1])
            try await place.forget(members[0])
            try expectEqual(try await place.places(of: [members[2]], at: id), [.going], "the next")
            try expectEqual(try await place.owner.meeting(id).counts.taken, 1, "the places")
        },
        Clause("of leaving and answering at once nothing is kept for who has left") { place in
            for _ in 0..<4 {
                let members = place.newMembers(2)
                let crew = try await place.crew(of: members)
                let id = try await place.met(crew, capacity: 1)
                _ = try await count(of: 2) { index in
                    let verbs = place.repository(as: members[0])
                    if index == 0 {
                        _ = try await verbs.leave(crew)
                        return true
                    }
                    do {
                        _ = try await verbs.answer(id, .going, guests: 0, for: nil)
                    } catch CrewError.notFound {}
                    return true
                }
                try expectEqual(try await place.owner.meeting(id).counts.taken, 0, "the places")
                try expectEqual(try await place.answer(members[1], to: id), .going, "the other's answer")
            }
        },
        Clause("a crew that closes calls its meetings off") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            let id = try await place.met(crew)
            try await place.answer(member, to: id)
            _ = try await place.owner.close(crew)
            try expect(
                try await place.owner.meeting(id).meeting.calledOffAt != nil, "the meeting is called off")
        },
    ]
}
