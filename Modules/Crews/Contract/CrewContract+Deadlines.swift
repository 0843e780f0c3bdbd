import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let deadlines: [Clause<CrewFixture>] = [
        Clause("after the answers have ended what is given up is offered, and the offer runs out") { place in
            let members = place.newMembers(3)
            let id = try await place.met(place.crew(of: members), capacity: 1)
            for member in members { try await place.answer(member, to: id) }
            try await place.advance(to: .seconds(5 * 3600), before: id)
            try await expectRefused(.answersEnded) {
                try await place.repository(as: members[1]).answer(id, .maybe, guests: 0, for: nil)
            }
            _ = try await place.notices()
            try await place.answer(members[0], .notGoing, to: id)
            try expectEqual(
                try await place.places(of: members, at: id), [.notGoing, .offered, .waiting], "the offer")
            try await place.expectTold(.offered, [members[1]], about: id)
            _ = try await place.service.endOffers()
            try expectEqual(try await place.places(of: [members[1]], at: id), [.offered], "before its end")
            place.clock.advance(by: .seconds(2 * 3600))
            _ = try await place.service.endOffers()
            _ = try await place.service.endOffers()
            try expectEqual(
                try await place.places(of: members, at: id), [.notGoing, .notGoing, .offered], "after it")
            try await place.answer(members[2], to: id)
            try expectEqual(try await place.places(of: [members[2]], at: id), [.going], "when taken up")
        },
        Clause("once it has begun nothing is promoted, offered or answered") { place in
            let members = place.newMembers(3)
            let id = try await place.met(place.crew(of: members), capacity: 1)
            for member in members { try await place.answer(member, to: id) }
            try await place.advance(to: .seconds(60), before: id)
            try await place.answer(members[0], .notGoing, to: id)
            try await place.advance(to: .zero, before: id)
            _ = try await place.service.endOffers()
            try expectEqual(
                try await place.places(of: members, at: id), [.notGoing, .notGoing, .waiting], "the answers")
            for verbs in [place.repository(as: members[2]), place.owner] {
                try await expectRefused(.hasBegun) {
                    try await verbs.answer(id, .going, guests: 0, for: nil)
                }
            }
            try await expectRefused(.hasBegun) {
                try await place.owner.edit(id, place.draft(days: 30), expecting: nil)
            }
        },
        Clause("who comes is reminded once, a day before and not in the night") { place in
            let members = place.newMembers(3)
            let id = try await place.met(place.crew(of: members))
            try await place.answer(members[0], to: id)
            try await place.answer(members[1], .maybe, to: id)
            try await place.answer(members[2], .notGoing, to: id)
            try await place.advance(to: .seconds(25 * 3600), before: id)
            _ = try await place.notices()
            _ = try await place.service.remind()
            try await place.expectTold(.reminder, [], about: id)
            try await place.advance(to: .seconds(24 * 3600), before: id)
            for _ in 0..<2 { _ = try await place.service.remind() }
            try await place.expectTold(.reminder, [members[0], members[1]], about: id)
            let late = try await place.met(place.crew(of: members), days: 3)
            try await place.answer(members[0], to: late)
            try await place.advance(to: .seconds(20 * 3600), before: late)
            _ = try await place.notices()
            _ = try await place.service.remind()
            try await place.expectTold(.reminder, [], about: late)
            try await place.advance(to: .seconds(10 * 3600), before: late)
            _ = try await place.service.remind()
            try await place.expectTold(.reminder, [members[0]], about: late)
        },
        Clause("who came is noted once it has begun, and who stayed away is counted") { place in
            let members = place.newMembers(2)
            let id = try await place.met(place.crew(of: members))
            for member in members { try await place.answer(member, to: id) }
            let ids = members.compactMap(\.memberID)
            let attendance = [ids[0]: true, ids[1]: false]
            try await expectRefused(.notBegun) { try await place.owner.note(attendance, at: id) }
            try await place.advance(to: .seconds(-60), before: id)
            let view = try await place.owner.note(attendance, at: id)
            try expectEqual(view.counts.absent, 1, "how many stayed away")
            let list = try await place.list(of: id)
            let came = Dictionary(list.map { ($0.answer.member, $0.answer.came) }) { $1 }
            try expectEqual(came, [ids[0]: true, ids[1]: false], "what was noted")
            try await expectRefused(.notFound) {
                try await place.owner.note([place.environment.ids.next(): true], at: id)
            }
        },
    ]
}
