import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let banning: [Clause<CrewFixture>] = [
        Clause("a banned person is kept out until the moment, and joins again after it") { place in
            let (crew, member) = (try await place.founded(), place.members.buyer)
            try await place.join(crew, as: member)
            let (id, verbs) = (try place.id(of: member), place.repository(as: member))
            let end = place.clock.rough.advanced(by: .seconds(86_400))
            let banned = try await place.owner.remove(id, from: crew, bannedUntil: end).membership
            try expectEqual(banned.state, .banned, "how the person stands")
            try expectEqual(banned.until, end, "until when")
            try expectEqual(
                try await place.owner.remove(id, from: crew, bannedUntil: end).membership, banned, "again")
            let later = end.advanced(by: .seconds(86_400))
            let longer = try await place.owner.remove(id, from: crew, bannedUntil: later).membership
            try expectEqual(longer.until, later, "a longer ban")
            for _ in 0..<2 {
                try await expectRefused(.banned(until: later)) { try await verbs.join(crew, message: "") }
                try await expectRefused(.wrongState(.banned)) { try await verbs.takeUp(crew) }
                try await expectRefused(.wrongState(.banned)) { try await verbs.leave(crew) }
                place.clock.advance(by: .seconds(86_400))
            }
            try expectEqual(try await place.join(crew, as: member).state, .member, "after it")
            try await place.expectCounts(crew, members: 2, taken: 2)
        },
        Clause("a person who never joined can be banned, and a ban ends by itself") { place in
            let crew = try await place.founded()
            let stranger = try place.id(of: place.members.stranger)
            let end = place.clock.rough.advanced(by: .seconds(3600))
            _ = try await place.owner.remove(stranger, from: crew, bannedUntil: end)
            try await expectRefused(.banned(until: end)) { try await place.stranger.join(crew, message: "") }
            try expectEqual(try await place.people(of: crew, .banned), [stranger], "those who are kept out")
            let missing: MemberID = place.environment.ids.next()
            try await expectRefused(.notFound) {
                try await place.owner.remove(missing, from: crew, bannedUntil: end)
            }
            place.clock.advance(by: .seconds(3600))
            while try await place.service.lapseAll() > 0 {}
            try expectEqual(try await place.people(of: crew, .banned), [], "those who are kept out then")
            try expectEqual(try await place.people(of: crew, .former), [stranger], "those who were")
        },
        Clause("a manager lifts a ban before its end, and the person may join again") { place in
            let (crew, member) = (try await place.founded(), place.members.buyer)
            try await place.join(crew, as: member)
            let (id, verbs) = (try place.id(of: member), place.repository(as: member))
            let end = place.clock.rough.advanced(by: .seconds(86_400))
            _ = try await place.owner.remove(id, from: crew, bannedUntil: end)
            try await expectRefused(.managersOnly) {
                try await place.stranger.setSuspended(false, id, in: crew)
            }
            let lifted = try await place.owner.setSuspended(false, id, in: crew).membership
            try expectEqual(lifted.state, .left, "how the person stands")
            try expectEqual(lifted.until, nil, "until when")
            try expectEqual(try await verbs.join(crew, message: "").membership.state, .member, "again")
            try await place.expectCounts(crew, members: 2, taken: 2)
        },
        Clause("of joining and banning at once the person is banned") { place in
            let (crew, member) = (try await place.founded(), place.members.buyer)
            let (id, end) = (try place.id(of: member), place.clock.rough.advanced(by: .seconds(86_400)))
            _ = try await count(of: 8) { index in
                do throws(CrewError) {
                    if index == 4 {
                        _ = try await place.owner.remove(id, from: crew, bannedUntil: end)
                    } else {
                        _ = try await place.repository(as: member).join(crew, message: "")
                    }
                } catch {
                    try expectEqual(error, .banned(until: end), "the error")
                }
                return true
            }
            try await place.expectStandings([member], in: crew, [.banned])
            try await place.expectCounts(crew, members: 1, taken: 1)
        },
        Clause("a ban ends within a year, and not before it begins") { place in
            let (crew, member) = (try await place.founded(), place.members.buyer)
            try await place.join(crew, as: member)
            let (id, now) = (try place.id(of: member), place.clock.now())
            for seconds: Int64 in [0, -60, 366 * 86_400 + 60] {
                let end = now.advanced(by: .seconds(seconds))
                try await place.expectInvalid("bannedUntil") {
                    try await place.owner.remove(id, from: crew, bannedUntil: end)
                }
            }
            try await place.expectStandings([member], in: crew, [.member])
            let end = now.advanced(by: .seconds(366 * 86_400 - 60))
            _ = try await place.owner.remove(id, from: crew, bannedUntil: end)
        },
    ]
}
