import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Roles, and the owner's place.
    static let leading: [Clause<CrewFixture>] = [
        Clause("the owner alone gives roles, and none gives the owner's") { place in
            let (member, other) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [member, other])
            let (id, owner) = (try place.id(of: member), try place.id(of: place.members.owner))
            _ = try await place.notices()
            for role in [CrewRole.treasurer, .manager, .member, .manager] {
                let given = try await place.owner.setRole(role, of: id, in: crew).membership
                try expectEqual(given.role, role, "the role")
                let again = try await place.owner.setRole(role, of: id, in: crew).membership
                try expectEqual(again, given, "the same once more")
            }
            try await place.expectTold(.role, [member, member, member, member], about: crew)
            let others = try place.id(of: other)
            for verbs in [place.repository(as: member), place.repository(as: other), place.stranger] {
                try await expectRefused(.ownerOnly) {
                    try await verbs.setRole(.treasurer, of: others, in: crew)
                }
            }
            for (role, person) in [(CrewRole.owner, id), (.member, owner)] {
                try await expectRefused(.ownerStays) {
                    try await place.owner.setRole(role, of: person, in: crew)
                }
            }
            let stranger = try place.id(of: place.members.stranger)
            try await expectRefused(.notFound) {
                try await place.owner.setRole(.manager, of: stranger, in: crew)
            }
            _ = try await place.repository(as: other).leave(crew)
            try await expectRefused(.wrongState(.left)) {
                try await place.owner.setRole(.manager, of: others, in: crew)
            }
        },
        Clause("a crew is handed over to a member, and its owner becomes a manager") { place in
            let (next, member) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [next, member])
            let id = try place.id(of: next)
            _ = try await place.notices()
            let given = try await place.owner.handOver(crew, to: id)
            try expectEqual(given.crew.owner, id, "the owner")
            try expectEqual(given.membership?.role, .manager, "the role of the former one")
            try expectEqual(try await place.membership(of: next, in: crew).role, .owner, "and of the next")
            place.clock.pass(.seconds(1))
            try expectEqual(try await place.owner.handOver(crew, to: id), given, "again")
            try await place.expectTold(.owner, [next], about: crew)
            try await expectRefused(.ownerOnly) { try await place.owner.close(crew) }
            let owner = try place.id(of: place.members.owner)
            _ = try await place.repository(as: next).handOver(crew, to: owner)
            try expectEqual(try await place.owner.crew(crew).crew.owner, owner, "handed back")
            try expectEqual(try await place.membership(of: next, in: crew).role, .manager, "its manager")
        },
        Clause("a crew is handed over by its owner alone, and to a member who takes part") { place in
            let members = place.newMembers(4)
            let crew = try await place.crew(of: members)
            let ids = try members.map { try place.id(of: $0) }
            for verbs in [place.repository(as: members[0]), place.stranger] {
                try await expectRefused(.ownerOnly) { try await verbs.handOver(crew, to: ids[0]) }
            }
            _ = try await place.repository(as: members[1]).leave(crew)
            _ = try await place.owner.setSuspended(true, ids[2], in: crew)
            _ = try await place.repository(as: members[3]).setLeave(true, from: crew)
            for (index, state) in [(1, MembershipState.left), (2, .suspended), (3, .onLeave)] {
                try await expectRefused(.wrongState(state)) {
                    try await place.owner.handOver(crew, to: ids[index])
                }
            }
            let stranger = try place.id(of: place.members.stranger)
            try await expectRefused(.notFound) { try await place.owner.handOver(crew, to: stranger) }
            let owner = try place.id(of: place.members.owner)
            try expectEqual(try await place.owner.crew(crew).crew.owner, owner, "the owner")
        },
        Clause("of handing over and leaving at once the crew has one owner, who is of it") { place in
            for _ in 0..<4 {
                let member = place.newMember()
                let crew = try await place.crew(of: [member])
                let id = try place.id(of: member)
                _ = try await count(of: 2) { index in
                    do throws(CrewError) {
                        if index == 0 {
                            _ = try await place.owner.handOver(crew, to: id)
                        } else {
                            _ = try await place.repository(as: member).leave(crew)
                        }
                    } catch {
                        let expected: [CrewError] = [.wrongState(.left), .ownerStays]
                        try expect(expected.contains(error), "one of the two happens, found \(error)")
                    }
                    return true
                }
                let owner = try await place.owner.crew(crew).crew.owner
                let people = try await place.owner.people(of: crew, .members, .first).items
                let owners = people.filter { $0.membership.role == .owner }.map(\.membership.member)
                try expectEqual(owners, [owner], "the owner")
            }
        },
        Clause("of handing over to a member who withdraws at once the crew has its owner") { place in
            for _ in 0..<4 {
                let member = place.newMember()
                let crew = try await place.crew(of: [member])
                let id = try place.id(of: member)
                _ = try await count(of: 2) { index in
                    if index == 1 {
                        try await place.forget(member)
                        return true
                    }
                    do throws(CrewError) {
                        _ = try await place.owner.handOver(crew, to: id)
                    } catch {
                        try expectEqual(error, .wrongState(.left), "the error")
                    }
                    return true
                }
                // As a manager the former owner follows the next one.
                let view = try await place.owner.crew(crew)
                try expectEqual(view.crew.owner, place.members.owner.memberID, "the owner")
                try expectEqual(view.membership?.role, .owner, "the owner's role")
            }
        },
    ]
}
