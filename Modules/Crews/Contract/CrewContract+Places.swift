import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let places: [Clause<CrewFixture>] = [
        Clause("places go in the order of the answers, and to the next of the list when one is given up") {
            place in
            let members = place.newMembers(4)
            let id = try await place.met(place.crew(of: members), capacity: 2)
            for member in members { try await place.answer(member, to: id) }
            try expectEqual(
                try await place.places(of: members, at: id), [.going, .going, .waiting, .waiting], "at first")
            _ = try await place.notices()
            for _ in 0..<3 { try await place.answer(members[0], .notGoing, to: id) }
            try expectEqual(
                try await place.places(of: members, at: id), [.notGoing, .going, .going, .waiting], "then")
            try await place.expectTold(.place, [members[2]], about: id)
            let list = try await place.list(of: id)
            try expectEqual(
                list.map(\.answer.member), [1, 2, 3, 0].compactMap { members[$0].memberID }, "the list")
            try expectEqual(list.map(\.member.id), list.map(\.answer.member), "the cards")
            let counts = try await place.owner.meeting(id).counts
            try expectEqual(
                counts, MeetingCounts(taken: 2, going: 2, waiting: 1, maybe: 0, absent: 0), "the counts")
        },
        Clause("guests count, and a party is neither parted nor overtaken") { place in
            let members = place.newMembers(3)
            let id = try await place.met(place.crew(of: members), capacity: 4)
            try await place.answer(members[0], guests: 1, to: id)
            try await place.answer(members[1], guests: 2, to: id)
            try await place.answer(members[2], to: id)
            try expectEqual(
                try await place.places(of: members, at: id), [.going, .waiting, .waiting], "at first")
            try expectEqual(try await place.owner.meeting(id).counts.taken, 2, "the places")
            try await place.answer(members[0], to: id)
            try expectEqual(
                try await place.places(of: members, at: id), [.going, .going, .waiting], "with a guest less")
            try await place.expectInvalid("guests") {
                try await place.answer(members[2], guests: 4, to: id)
            }
            try await place.expectInvalid("guests") {
                try await place.answer(members[0], guests: 1, to: id)
            }
            try expectEqual(try await place.owner.meeting(id).counts.taken, 4, "the places in the end")
        },
        Clause("a lower capacity moves the last to the list, a higher one serves it") { place in
            let members = place.newMembers(4)
            let id = try await place.met(place.crew(of: members), capacity: 3)
            for member in members { try await place.answer(member, to: id) }
            _ = try await place.notices()
            _ = try await place.owner.edit(id, place.draft(capacity: 1), expecting: nil)
            try await place.expectTold(.moved, [members[1], members[2]], about: id)
            try expectEqual(
                try await place.places(of: members, at: id), [.going, .waiting, .waiting, .waiting], "lower")
            _ = try await place.owner.edit(id, place.draft(capacity: 2), expecting: nil)
            try expectEqual(
                try await place.places(of: members, at: id), [.going, .going, .waiting, .waiting], "higher")
        },
        Clause("a manager answers for a member of the crew, and is alone in that") { place in
            let (member, other) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [member, other])
            let id = try await place.met(crew)
            let (one, stranger) = (member.memberID, place.members.stranger.memberID)
            _ = try await place.notices()
            _ = try await place.owner.answer(id, .going, guests: 1, for: one)
            try expectEqual(try await place.places(of: [member], at: id), [.going], "the member's answer")
            try await place.expectTold(.answered, [member], about: id)
            try await expectRefused(.managersOnly) {
                try await place.repository(as: other).answer(id, .notGoing, guests: 0, for: one)
            }
            try await expectRefused(.notFound) {
                try await place.owner.answer(id, .going, guests: 0, for: stranger)
            }
        },
        Clause("of hundreds of answers at once none takes a place too many, and none is left out") { place in
            let members = place.newMembers(40)
            let id = try await place.met(place.crew(of: members), capacity: 7)
            _ = try await count(of: 200) { index in
                let verbs = place.repository(as: members[index % members.count])
                let answer: MeetingAnswer = index % 5 == 3 ? .notGoing : .going
                _ = try await verbs.answer(id, answer, guests: 0, for: nil)
                return true
            }
            for member in members { try await place.answer(member, to: id) }
            let counts = try await place.owner.meeting(id).counts
            try expectEqual(
                counts, MeetingCounts(taken: 7, going: 7, waiting: 33, maybe: 0, absent: 0), "the counts")
            try await place.expectServedInOrder(members, at: id)
        },
        Clause("of giving up and being promoted at once nothing is lost and nothing taken twice") { place in
            let members = place.newMembers(6)
            let id = try await place.met(place.crew(of: members), capacity: 2)
            for member in members { try await place.answer(member, to: id) }
            _ = try await count(of: 4) { index in
                let verbs = place.repository(as: members[index])
                _ = try await verbs.answer(id, .notGoing, guests: 0, for: nil)
                return true
            }
            try expectEqual(
                try await place.places(of: members, at: id),
                [.notGoing, .notGoing, .notGoing, .notGoing, .going, .going], "the answers")
        },
    ]
}

extension CrewFixture {
    /// Lets those with a place give it up one by one: each time the first of the list gets it.
    fileprivate func expectServedInOrder(_ members: [Principal], at id: MeetingID) async throws {
        for _ in 0..<5 {
            let list = try await list(of: id)
            let holder = try expectValue(list.first { $0.answer.place == .going }, "a member with a place")
            let next = try expectValue(list.first { $0.answer.place == .waiting }, "the first of the list")
            let principal = try expectValue(
                members.first { $0.memberID == holder.answer.member }, "the member")
            try await answer(principal, .notGoing, to: id)
            let after = try await self.list(of: id).first { $0.answer.member == next.answer.member }
            try expectEqual(after?.answer.place, .going, "the place of the first of the list")
            try expectEqual(try await owner.meeting(id).counts.taken, 7, "the places")
        }
    }
}
