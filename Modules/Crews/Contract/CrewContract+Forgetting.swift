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
        Clause("with no member left the crew of an owner who withdraws is closed for good, without a word") {
            place in
            let crew = try await place.founded {
                ($0.capacity, $0.introduction) = (2, "\u{1112}\u{1161}\u{11B7}\u{1101}\u{1166} 뛰어요")
            }
            let meeting = try await place.met(crew)
            let (member, waiting) = (place.newMember(), place.newMember())
            for person in [member, waiting] { try await place.join(crew, as: person) }
            _ = try await place.owner.setSuspended(true, place.id(of: member), in: crew)
            _ = try await place.notices()
            for _ in 0..<2 { try await place.forget(place.members.owner) }
            let view = try await place.moderator.crew(crew)
            try expectEqual(view.crew.state, .dissolved, "its state")
            try expectEqual(view.crew.details.texts, [], "its texts")
            try expectEqual(view.counts, CrewCounts(), "its people")
            try await place.expectTold(.closed, [member, waiting], about: crew)
            try await expectRefused(.notFound) { try await place.anonymous.crew(crew) }
            let left = try await place.repository(as: member).meeting(meeting).meeting
            try expectEqual(left.details.texts, [], "the texts of its meeting")
            try expect(left.calledOffAt != nil, "its meeting is called off")
        },
        Clause("of an owner who withdraws no word is left in a crew that is closed or out of sight") {
            place in
            let crews = [try await place.founded(), try await place.founded()]
            _ = try await place.owner.close(crews[0])
            try await place.expectModerated(crews[1], .hide, true)
            try await place.forget(place.members.owner)
            for crew in crews {
                let left = try await place.moderator.crew(crew).crew
                try expectEqual(left.state, .dissolved, "its state")
                try expectEqual(left.details.texts, [], "its texts")
            }
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
        Clause("a person who withdraws is gone from the lists of a crew, however they stood") { place in
            let crew = try await place.foundedWithFee(capacity: 6)
            let people = place.newMembers(7)
            var refunds: [OrderID: Int64?] = [:]
            for person in people[..<3] {
                refunds.updateValue(nil, forKey: try await place.paidMember(person, in: crew).order)
            }
            _ = try await place.repository(as: people[1]).setLeave(true, from: crew)
            _ = try await place.owner.setSuspended(true, place.id(of: people[2]), in: crew)
            let open = try await place.held(by: people[3], in: crew)
            for person in people[4...5] { try await place.join(crew, as: person) }
            var draft = CrewDraft(try await place.owner.crew(crew).crew.details)
            draft.joining = .approval
            _ = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            try await place.join(crew, as: people[6])
            let states: [MembershipState] = [
                .member, .onLeave, .suspended, .joining, .offered, .waiting, .requested,
            ]
            try await place.expectStandings(people, in: crew, states, "before")
            // The last ones first, so that none is offered the seat of another.
            for person in people.reversed() { try await place.forget(person) }
            while try await place.service.finishAll() > 0 {}
            for list in MembershipList.allCases where list != .former {
                let owner = try place.id(of: place.members.owner)
                let left = try await place.people(of: crew, list)
                try expectEqual(left, list == .members ? [owner] : [], "the list \(list)")
            }
            try place.expectRefunds(refunds)
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

extension CrewDetails {
    /// What people have written, without what is blank.
    fileprivate var texts: [String] { [name, place, otherSport, introduction].filter { !$0.isEmpty } }
}

extension MeetingDetails {
    /// What people have written, without what is blank.
    var texts: [String] { [title, place, note].filter { !$0.isEmpty } }
}
