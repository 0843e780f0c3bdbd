import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let repeating: [Clause<CrewFixture>] = [
        Clause("a founding that is repeated under its key founds one crew, whatever became of it") { place in
            let (key, draft) = (place.newKey(), place.crewDraft())
            let cover = try await place.upload(by: place.members.owner, "단체 사진").id
            let made = try await place.owner.found(draft, cover: cover, idempotencyKey: key)
            var again = draft
            again.name = " \(draft.name) "
            place.clock.pass(.seconds(3600))
            try expectEqual(
                try await place.owner.found(again, cover: cover, idempotencyKey: key), made, "the same")
            let changed = try await place.owner.edit(
                made.crew.id, place.crewDraft(), cover: cover, expecting: nil)
            try expectEqual(
                try await place.owner.found(draft, cover: cover, idempotencyKey: key), changed, "as it is now"
            )
            let owner = try place.id(of: place.members.owner)
            try expectPage(try await place.owner.crews(of: owner, .first), [made.crew.id])
        },
        Clause("a founding under the key of another one is refused, and each member's keys are their own") {
            place in
            let (key, draft) = (place.newKey(), place.crewDraft())
            let made = try await place.owner.found(draft, cover: nil, idempotencyKey: key).crew.id
            var other = draft
            other.capacity += 1
            try await expectRefused(.service(.keyReused)) {
                try await place.owner.found(other, cover: nil, idempotencyKey: key)
            }
            let owner = try place.id(of: place.members.owner)
            try expectPage(try await place.owner.crews(of: owner, .first), [made])
            let foreign = try await place.stranger.found(
                place.crewDraft(), cover: nil, idempotencyKey: key
            ).crew
            try expectEqual(foreign.owner, place.members.stranger.memberID, "another member's")
        },
        Clause("of foundings under one key at once one takes effect") { place in
            let (key, draft) = (place.newKey(), place.crewDraft())
            _ = try await count(of: 8) { _ in
                do throws(CrewError) {
                    _ = try await place.owner.found(draft, cover: nil, idempotencyKey: key)
                } catch {
                    try expectEqual(error, .service(.keyInFlight), "the error")
                }
                return true
            }
            let made = try await place.owner.found(draft, cover: nil, idempotencyKey: key).crew.id
            let owner = try place.id(of: place.members.owner)
            try expectPage(try await place.owner.crews(of: owner, .first), [made])
        },
        Clause("what was answered is there after the place was closed and opened") { place in
            let (key, draft, member) = (place.newKey(), place.crewDraft(), place.newMember())
            let made = try await place.owner.found(draft, cover: nil, idempotencyKey: key)
            let joined = try await place.join(made.crew.id, as: member)
            let before = try await place.owner.crew(made.crew.id)
            try await place.reopen()
            try expectEqual(try await place.owner.crew(made.crew.id), before, "the crew")
            try expectEqual(try await place.membership(of: member, in: made.crew.id), joined, "the member")
            try expectEqual(
                try await place.owner.found(draft, cover: nil, idempotencyKey: key), before, "the key")
        },
    ]
}
