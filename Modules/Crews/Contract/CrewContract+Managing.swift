import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let managing: [Clause<CrewFixture>] = [
        Clause("a manager removes a member, who may join anew; the owner stays") { place in
            let (manager, member) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [manager, member])
            try await place.give(.manager, manager, in: crew)
            let (verbs, id) = (place.repository(as: manager), try place.id(of: member))
            let removed = try await verbs.remove(id, from: crew, bannedUntil: nil).membership
            try expectEqual(removed.state, .removed, "how the member stands")
            try expectEqual(
                try await verbs.remove(id, from: crew, bannedUntil: nil).membership, removed, "again")
            try await expectRefused(.wrongState(.removed)) {
                try await verbs.setSuspended(true, id, in: crew)
            }
            try expectEqual(try await place.join(crew, as: member).state, .member, "joining anew")
            let owner = try place.id(of: place.members.owner)
            for end in [nil, place.clock.rough.advanced(by: .seconds(60))] {
                try await expectRefused(.ownerStays) {
                    try await verbs.remove(owner, from: crew, bannedUntil: end)
                }
            }
            try await expectRefused(.ownerStays) { try await verbs.setSuspended(true, owner, in: crew) }
            let stranger = try place.id(of: place.members.stranger)
            try await expectRefused(.notFound) {
                try await verbs.remove(stranger, from: crew, bannedUntil: nil)
            }
        },
        Clause("managers alone remove, ban and suspend, and only while they take part") { place in
            let (manager, member) = (place.newMember(), place.members.buyer)
            let crew = try await place.crew(of: [manager, member])
            let id = try place.id(of: member)
            let end = place.clock.rough.advanced(by: .seconds(60))
            func expectRefusals(_ error: CrewError, of verbs: any CrewRepository) async throws {
                for until in [nil, end] {
                    try await expectRefused(error) {
                        try await verbs.remove(id, from: crew, bannedUntil: until)
                    }
                }
                try await expectRefused(error) { try await verbs.setSuspended(true, id, in: crew) }
            }
            for verbs in [place.repository(as: manager), place.stranger, place.moderator] {
                try await expectRefusals(.managersOnly, of: verbs)
            }
            try await expectRefusals(.service(.signInRequired), of: place.anonymous)
            try await place.give(.manager, manager, in: crew)
            _ = try await place.owner.setSuspended(true, place.id(of: manager), in: crew)
            try await expectRefusals(.suspendedFromCrew, of: place.repository(as: manager))
            try await place.expectStandings([manager, member], in: crew, [.suspended, .member])
        },
        Clause("a suspended member keeps the seat, reads, and takes part again when a manager ends it") {
            place in
            let (member, other) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [member, other])
            let id = try place.id(of: member)
            let meeting = try await place.met(crew)
            _ = try await place.notices()
            let suspended = try await place.owner.setSuspended(true, id, in: crew).membership
            try expectEqual(suspended.state, .suspended, "how the member stands")
            try expectEqual(suspended.suspension, .manager, "why")
            try expectEqual(
                try await place.owner.setSuspended(true, id, in: crew).membership, suspended, "again")
            try await place.expectTold(.suspended, [member], about: crew)
            let verbs = place.repository(as: member)
            _ = try await verbs.meeting(meeting)
            try await expectRefused(.suspendedFromCrew) {
                try await verbs.answer(meeting, .going, guests: 0, for: nil)
            }
            try await place.expectCounts(crew, members: 3, taken: 3)
            let restored = try await place.owner.setSuspended(false, id, in: crew).membership
            try expectEqual(restored.state, .member, "restored")
            try expectEqual(restored.suspension, nil, "no reason any more")
            try expectEqual(
                try await place.owner.setSuspended(false, id, in: crew).membership, restored, "again")
            try await place.expectTold(.restored, [member], about: crew)
            _ = try await verbs.answer(meeting, .going, guests: 0, for: nil)
        },
    ]
}
