import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let racing: [Clause<CrewFixture>] = [
        Clause("of 50 who want the last seat at once one gets it, and the others wait") { place in
            let crew = try await place.founded { $0.capacity = 2 }
            let members = place.newMembers(50)
            let won = try await count(of: members.count) { index in
                let view = try await place.repository(as: members[index]).join(crew, message: "")
                return view.membership.state == .member
            }
            try expectEqual(won, 1, "how many got it")
            try await place.expectCounts(crew, members: 2, taken: 2, waiting: 49)
        },
        Clause("a member who joins from many devices at once is one member") { place in
            let (crew, member) = (try await place.founded(), place.newMember())
            _ = try await count(of: 8) { index in
                let verbs = place.repository(as: member)
                let view = try await verbs.join(crew, message: "\(index)")
                return view.membership.state == .member
            }
            try await place.expectCounts(crew, members: 2, taken: 2)
            let owner = try place.id(of: place.members.owner)
            // Both may have joined at one moment, and then stand in any order.
            let people = Set(try await place.people(of: crew))
            try expectEqual(people, [owner, try place.id(of: member)], "the members")
        },
        Clause("of leaving and joining at once no seat is lost, and none is taken twice") { place in
            let crew = try await place.founded { $0.capacity = 6 }
            let (members, others) = (place.newMembers(5), place.newMembers(8))
            for member in members { try await place.join(crew, as: member) }
            _ = try await count(of: 16) { index in
                if index % 2 == 0 {
                    _ = try await place.repository(as: others[index / 2]).join(crew, message: "")
                } else {
                    _ = try await place.repository(as: members[index % 5]).leave(crew)
                }
                return true
            }
            let counts = try await place.owner.crew(crew).counts
            try expectEqual(counts.taken, 6, "the seats that are taken")
            try expectEqual(counts.taken + counts.waiting, 9, "the owner, and all who have joined")
        },
        Clause("of accepting and letting go at once no seat stays kept") {
            place in
            let crew = try await place.founded { $0.joining = .approval }
            for _ in 0..<4 {
                let member = place.newMember()
                let id = try place.id(of: member)
                try await place.join(crew, as: member)
                _ = try await count(of: 2) { index in
                    if index == 0 {
                        _ = try await place.repository(as: member).leave(crew)
                        return true
                    }
                    do throws(CrewError) {
                        _ = try await place.owner.accept(id, to: crew)
                    } catch {
                        try expectEqual(error, .wrongState(.lapsed), "the error")
                    }
                    return true
                }
                let state = try await place.standing(of: member, in: crew)
                try expect(state == .left || state == .lapsed, "the person is gone, found \(state as Any)")
            }
            try await place.expectCounts(crew, members: 1, taken: 1)
        },
    ]
}
