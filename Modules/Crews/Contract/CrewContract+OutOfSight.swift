import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// What becomes of the people and the money of a crew that a moderator has taken out of sight.
    static let outOfSight: [Clause<CrewFixture>] = [
        Clause("a member of a crew that is out of sight reads the own membership, and leaves by the rules") {
            place in
            let crew = try await place.foundedWithFee(capacity: 3)
            let people = place.newMembers(3)
            let first = try await place.paidMember(people[0], in: crew).order
            let second = try await place.paidMember(people[1], in: crew).order
            try await place.join(crew, as: people[2])
            try await place.expectModerated(crew, .remove, true)
            let own = try await place.membership(of: people[0], in: crew)
            try expectEqual([own.order], [first], "the order for the fee")
            let joinedAt = try expectValue(own.joinedAt, "a moment of joining")
            let returned = own.fee.returned(joinedAt: joinedAt, at: place.clock.rough)
            try expectEqual(returned, .all, "what comes back")
            let left = try await place.repository(as: people[0]).leave(crew).membership
            try expectEqual(left.state, .left, "how the first stands")
            place.clock.advance(by: .seconds(7 * 86_400))
            for _ in 0..<2 { _ = try await place.repository(as: people[1]).leave(crew) }
            try place.expectRefunds([first: nil, second: 15_000])
            try await place.expectStandings(people, in: crew, [.left, .left, .waiting], "out of sight")
            try await expectRefused(.notFound) { try await place.stranger.membership(in: crew) }
            try await place.expectModerated(crew, .restore, true)
            try await place.expectStandings([people[2]], in: crew, [.offered], "once it is put back")
        },
        Clause("what is being paid to a crew that is taken out of sight goes back") { place in
            let (member, payable) = (place.newMember(), try place.payable())
            let crew = try await place.crewWithDues(of: [member])
            let owed = try await place.due(of: member, in: crew)
            let due = place.purchase(of: owed)
            try await payable.hold(due)
            let withFee = try await place.foundedWithFee()
            let seat = try await place.held(by: member, in: withFee)
            for id in [crew, withFee] { try await place.expectModerated(id, .hide, true) }
            for purchase in [due, seat] {
                try await expectUnpayable(.gone) { try await payable.fulfil(purchase) }
                try await payable.release(purchase)
            }
            try await expectUnpayable(.gone) { try await payable.hold(place.purchase(of: owed)) }
            for id in [crew, withFee] { try await place.expectModerated(id, .restore, true) }
            try await place.expectStandings([member], in: withFee, [.lapsed])
            try await place.expectDue(of: member, in: crew, .open)
            _ = try await place.paidDue(of: member, in: crew)
        },
        Clause("no member is reminded of a crew that is out of sight, and no dues are made for it") { place in
            let member = place.newMember()
            let crew = try await place.crewWithDues(of: [member])
            let meeting = try await place.met(crew)
            try await place.answer(member, to: meeting)
            try await place.expectModerated(crew, .hide, true)
            _ = try await place.notices()
            let service = try place.served()
            try await place.advance(to: .seconds(24 * 3600), before: meeting)
            try await service.remindOfDues()
            try await service.remind()
            try expectEqual(try await place.notices().map(\.act), [], "what is told meanwhile")
            place.advanceToNextMonth()
            try await place.makeDues()
            try expectEqual(try await place.dues(of: crew, as: member).count, 1, "the dues meanwhile")
            try await place.expectModerated(crew, .restore, true)
            try await place.makeDues()
            try expectEqual(try await place.dues(of: crew, as: member).count, 2, "the dues after that")
            try await service.remindOfDues()
            try await place.expectTold(.overdue, [member, place.members.owner])
        },
        Clause("closed crews end for good in the order in which they closed") { place in
            let crews = [try await place.founded(), try await place.founded()]
            for crew in crews {
                _ = try await place.owner.close(crew)
                place.clock.pass(.seconds(1))
            }
            // The one that closed first changes last.
            for act in [SubjectAct.hide, .restore] { try await place.expectModerated(crews[0], act, true) }
            place.clock.advance(by: .seconds(30 * 86_400))
            try await place.service.dissolveAll(atMost: 1)
            var states: [CrewState] = []
            for crew in crews { states.append(try await place.moderator.crew(crew).crew.state) }
            try expectEqual(states, [.dissolved, .closed], "their states")
        },
    ]
}
