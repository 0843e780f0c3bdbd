import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let waiting: [Clause<CrewFixture>] = [
        Clause("a full crew keeps a list, and a seat that is freed is offered to its first for a day") {
            place in
            let crew = try await place.founded { $0.capacity = 2 }
            let members = place.newMembers(4)
            for member in members { try await place.join(crew, as: member) }
            try await place.expectStandings(members, in: crew, [.member, .waiting, .waiting, .waiting])
            let list = try await place.people(of: crew, .waiting)
            try expectEqual(list, members[1...].compactMap(\.memberID), "the list")
            _ = try await place.notices()
            _ = try await place.repository(as: members[0]).leave(crew)
            try await place.expectStandings(members, in: crew, [.left, .offered, .waiting, .waiting], "then")
            try await place.expectTold(.offered, [members[1]], about: crew)
            let offered = try await place.membership(of: members[1], in: crew)
            let day = place.clock.now().advanced(by: .seconds(86_400))
            try expectEqual(offered.until, day, "until when the seat is kept")
            try await place.expectCounts(crew, members: 1, taken: 2, waiting: 2)
            try expectEqual(
                try await place.join(crew, as: members[0]).state, .waiting, "a member who comes back")
        },
        Clause("an accepted person of a full crew waits, and a place on the list can be let go") { place in
            let crew = try await place.founded { ($0.capacity, $0.joining) = (1, .approval) }
            let members = place.newMembers(3)
            for member in members { try await place.join(crew, as: member) }
            for index in [2, 0, 1] {
                _ = try await place.owner.accept(place.id(of: members[index]), to: crew)
                place.clock.pass(.seconds(1))
            }
            let order = try [2, 0, 1].map { try place.id(of: members[$0]) }
            try expectEqual(try await place.people(of: crew, .waiting), order, "the list")
            try expectEqual(
                try await place.repository(as: members[2]).leave(crew).membership.state, .lapsed, "let go")
            _ = try await place.owner.decline(place.id(of: members[0]), from: crew)
            try await place.expectStandings(members, in: crew, [.declined, .waiting, .lapsed])
            try expectEqual(try await place.people(of: crew, .waiting), [order[2]], "the list then")
        },
        Clause("members who leave, are removed, banned or declined an offer free one seat each") { place in
            let crew = try await place.founded { $0.capacity = 4 }
            var members = place.newMembers(8)
            members[2] = place.members.buyer
            for member in members { try await place.join(crew, as: member) }
            let ids = try members.map { try place.id(of: $0) }
            _ = try await place.repository(as: members[0]).leave(crew)
            _ = try await place.owner.remove(ids[1], from: crew, bannedUntil: nil)
            let end = place.clock.rough.advanced(by: .seconds(86_400))
            _ = try await place.owner.remove(ids[2], from: crew, bannedUntil: end)
            try await place.expectStandings(
                Array(members[3...6]), in: crew, [.offered, .offered, .offered, .waiting])
            _ = try await place.owner.remove(ids[3], from: crew, bannedUntil: nil)
            try await place.expectStandings(
                Array(members[3...]), in: crew, [.lapsed, .offered, .offered, .offered, .waiting], "then")
            try await place.expectCounts(crew, members: 1, taken: 4, waiting: 1)
        },
    ]
}
