import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let forgetting: [Clause<CrewFixture>] = [
        Clause("when the owner withdraws the longest-serving manager is the owner, else a member") { place in
            let members = place.newMembers(4)
            let crew = try await place.crew(of: members)
            for index in [3, 2] { try await place.give(.manager, members[index], in: crew) }
            _ = try await place.owner.setSuspended(true, place.id(of: members[0]), in: crew)
            _ = try await place.notices()
            // A manager, the other manager, and then the member who takes part.
            let heirs = [members[2], members[3], members[1]]
            for (leaving, heir) in zip([place.members.owner] + heirs, heirs) {
                for _ in 0..<2 { try await place.forget(leaving) }
                let view = try await place.repository(as: heir).crew(crew)
                try expectEqual(view.crew.owner, heir.memberID, "the owner")
                try expectEqual(view.membership?.role, .owner, "the owner's role")
                try expectEqual(view.crew.state, .open, "its state")
                try await place.expectTold(.owner, [heir], about: crew)
                place.clock.pass(.seconds(1))
            }
            let verbs = place.repository(as: heirs[2])
            let left = try await verbs.people(of: crew, .members, .first).items.map(\.membership.member)
            try expectEqual(left, [members[0], members[1]].compactMap(\.memberID), "the members")
        },
        Clause("with no member left the crew of an owner who withdraws closes") { place in
            let crew = try await place.founded { $0.capacity = 2 }
            let (member, waiting) = (place.newMember(), place.newMember())
            for person in [member, waiting] { try await place.join(crew, as: person) }
            _ = try await place.owner.setSuspended(true, place.id(of: member), in: crew)
            _ = try await place.notices()
            for _ in 0..<2 { try await place.forget(place.members.owner) }
            let view = try await place.moderator.crew(crew)
            try expectEqual(view.crew.state, .closed, "its state")
            try expectEqual(view.counts, CrewCounts(), "its people")
            try await place.expectTold(.closed, [member, waiting], about: crew)
            try await expectRefused(.notFound) { try await place.anonymous.crew(crew) }
        },
        Clause("what a member who withdraws wrote goes, and the seat is offered to the next") { place in
            let crew = try await place.founded { ($0.joining, $0.capacity) = (.approval, 2) }
            let (member, next) = (place.newMember(), place.newMember())
            for person in [member, next] {
                try await place.join(crew, as: person, message: "부탁합니다")
                _ = try await place.owner.accept(place.id(of: person), to: crew)
            }
            _ = try await place.repository(as: member).describe(
                MembershipWords(position: "왼쪽 윙", height: 178, number: 7, introduction: "안녕하세요"), in: crew)
            for _ in 0..<2 { try await place.forget(member) }
            let former = try await place.owner.people(of: crew, .former, .first).items.map(\.membership)
            try expectEqual(former.map(\.member), [member].compactMap(\.memberID), "who was of it")
            try expectEqual(former.map(\.words), [MembershipWords()], "the words")
            try await place.expectStandings([next], in: crew, [.offered])
            try await place.expectCounts(crew, members: 1, taken: 2)
        },
        Clause("a member who withdraws gets back what the rules give, and an open order is gone") { place in
            let crew = try await place.foundedWithFee()
            let (member, paying) = (place.newMember(), place.newMember())
            let purchase = try await place.paidMember(member, in: crew)
            let open = try await place.held(by: paying, in: crew)
            for person in [member, paying] { try await place.forget(person) }
            while try await place.service.finishAll() > 0 {}
            try place.expectRefunds([purchase.order: nil])
            try await place.expectGone(open)
            try await place.expectCounts(crew, members: 1, taken: 1)
        },
        Clause("nothing is written for a member who has withdrawn, though they were let in before") { place in
            let crew = try await place.founded()
            let (member, draft, key) = (place.newMember(), place.crewDraft(), place.newKey())
            let verbs = place.repository(as: member)
            try await place.join(crew, as: member)
            try await place.forget(member)
            let closed = CrewError.service(.accessInvalid)
            try await expectRefused(closed) { try await verbs.join(crew, message: "") }
            try await expectRefused(closed) {
                try await verbs.found(draft, cover: nil, idempotencyKey: key)
            }
            let end = place.clock.rough.advanced(by: .seconds(3600))
            let id = try place.id(of: place.members.buyer)
            try await place.forget(place.members.buyer)
            try await expectRefused(.notFound) {
                try await place.owner.remove(id, from: crew, bannedUntil: end)
            }
            try await place.expectCounts(crew, members: 1, taken: 1)
        },
    ]
}
